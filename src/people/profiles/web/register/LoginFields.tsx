import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { paths } from '../../../../paths.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { NewPasswordFields } from '../../../accounts/web/password/NewPasswordFields.tsx';
import { Consent } from './Consent.tsx';
import type { RegistrationInput } from './steps.ts';

/** Type of the error at an email address that has an account already. */
export const TAKEN = 'taken';

export function LoginFields() {
  const { formState, register, watch } = useFormContext<RegistrationInput>();
  const { errors } = formState;
  const site = useSite();
  return (
    <>
      {watch('profileFor') !== 'self' && (
        <Field
          label={<Trans>Your name</Trans>}
          optional={<Trans>Optional</Trans>}
          help={<Trans>Not shown on the profile.</Trans>}
          error={errors.accountName?.message}
        >
          <TextInput {...register('accountName')} autoComplete="name" autoCapitalize="words" />
        </Field>
      )}
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
      <NewPasswordFields register={register} errors={errors} />
      <Consent {...register('consent')} error={errors.consent?.message} />
    </>
  );
}
