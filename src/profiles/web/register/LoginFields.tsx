import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { paths } from '../../../paths.ts';
import { useSite } from '../../../site/web/useSite.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Consent } from './Consent.tsx';
import type { Typed } from './steps.ts';

/** Type of the error at an email address that has an account already. */
export const TAKEN = 'taken';

export function LoginFields() {
  const { formState, register } = useFormContext<Typed>();
  const { errors } = formState;
  const site = useSite();
  return (
    <>
      <Field
        label={<Trans>Email</Trans>}
        help={
          site.demo ? (
            <Trans>You'll use it to log in.</Trans>
          ) : (
            <Trans>You'll use it to log in. We'll email you a link to verify it.</Trans>
          )
        }
        error={
          errors.email?.type === TAKEN ? (
            <>
              {errors.email.message}{' '}
              <TextLink to={paths.login()}>
                <Trans>Login</Trans>
              </TextLink>
            </>
          ) : (
            errors.email?.message
          )
        }
      >
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={<Trans>Phone number</Trans>}
        help={<Trans>10 digits for India. For other countries, start with the country code, like +44.</Trans>}
        error={errors.phone?.message}
      >
        <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        help={<Trans>At least 10 characters. A few unrelated words are easy to remember.</Trans>}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={<Trans>Confirm password</Trans>} error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Consent {...register('consent')} error={errors.consent?.message} />
    </>
  );
}
