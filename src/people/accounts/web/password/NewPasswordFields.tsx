import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';

type Name = 'password' | 'confirmPassword';
type NewPasswordFieldsProps = {
  register(name: Name): UseFormRegisterReturn;
  errors: { [name in Name]?: { message?: string | undefined } };
  /** Whether it replaces an earlier one. */
  replaces?: boolean;
};

/** The two fields of a new password, in every form that sets one. */
export function NewPasswordFields({ register, errors, replaces = false }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={replaces ? <Trans>New password</Trans> : <Trans>Password</Trans>}
        help={<Trans>At least 10 characters. A few unrelated words are easy to remember.</Trans>}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field
        label={replaces ? <Trans>Confirm new password</Trans> : <Trans>Confirm password</Trans>}
        error={errors.confirmPassword?.message}
      >
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
    </>
  );
}
