import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../../../kit/web/api/errors.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { useMismatchToast } from '../password/useMismatchToast.ts';

const schema = () =>
  import('../../shared/rules.ts').then(({ mismatch, passwordChange, passwordsMatch }) =>
    passwordChange.refine(passwordsMatch, mismatch),
  );

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** Form that changes the password. A new one that is typed differently twice is also said in a toast. */
export function ChangePassword() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useForm({ resolver: formResolver(schema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatchToast();

  const { submit, failure } = useFormSubmit(
    form,
    async (typed) => {
      const { ended } = await accounts.changePassword.call(typed);
      form.reset(empty);
      await queries.invalidateQueries({ queryKey: accounts.sessions.key() });
      toast({
        title: t`Password changed`,
        description:
          ended === 0
            ? t`You're logged in on this device only.`
            : plural(ended, {
                one: "You've been logged out on # other device.",
                other: "You've been logged out on # other devices.",
              }),
      });
    },
    {
      onError(error) {
        if ('confirmPassword' in fieldErrors(error)) mismatch.show();
        return false;
      },
      onInvalid: () => mismatch.check(form.getValues()),
    },
  );

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => schema().catch(() => {})}
      className="grid max-w-form gap-5"
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={<Trans>Current password</Trans>} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordFields register={form.register} errors={errors} replaces />
      <p className="text-soft">
        <Trans>You'll stay logged in here and be logged out on other devices.</Trans>
      </p>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
