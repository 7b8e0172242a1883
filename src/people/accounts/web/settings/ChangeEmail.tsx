import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';

const schema = () => import('../../shared/rules.ts').then(({ emailChange }) => emailChange);

/** Form that starts a change of the email address. */
export function ChangeEmail({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: formResolver(schema), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('email'), [form]);

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    await accounts.changeEmail.call(typed);
    await queries.invalidateQueries({ queryKey: accounts.own.key() });
    onClose();
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => schema().catch(() => {})}
      className="grid max-w-form gap-5"
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={<Trans>New email</Trans>}
        help={
          <Trans>
            We'll email a link to the new address. If your current address is verified, we'll send one there
            too. Please open both.
          </Trans>
        }
        error={errors.email?.message}
      >
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={<Trans>Your password</Trans>} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Send link</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
