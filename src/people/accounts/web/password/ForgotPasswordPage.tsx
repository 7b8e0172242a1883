import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { page } from '../../../../base/site/web/page.ts';
import { errorText, showFieldErrors } from '../../../../kit/web/api/errors.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { accounts } from '../accounts.ts';
import { FormPage } from '../FormPage.tsx';

export const meta = () =>
  page({
    title: t`Forgot your password?`,
    description: t`We'll email you a link to reset your password.`,
    path: paths.forgotPassword(),
  });

const forgotten = () => import('../../shared/rules.ts').then(({ forgotten }) => forgotten);

export default function ForgotPasswordPage() {
  const form = useForm({ resolver: formResolver(forgotten), defaultValues: { email: '' } });
  const ask = useMutation(accounts.requestPasswordReset.mutationOptions());
  const error = form.formState.errors.email?.message;

  const submit = form.handleSubmit((typed) =>
    ask.mutate(typed, { onError: (refused) => showFieldErrors(form, refused) }),
  );

  return (
    <FormPage
      title={<Trans>Forgot your password?</Trans>}
      intro={<Trans>We'll email you a link to reset your password.</Trans>}
    >
      {ask.isSuccess ? (
        <LinkSent email={ask.variables.email} again={ask.reset} />
      ) : (
        <form noValidate onSubmit={submit} onFocus={() => forgotten().catch(() => {})} className="grid gap-5">
          {ask.isError && !error && <Notice tone="bad">{errorText(ask.error)}</Notice>}
          <Field
            label={<Trans>Email</Trans>}
            help={<Trans>Enter the email you registered with.</Trans>}
            error={error}
          >
            <TextInput
              {...form.register('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" busy={ask.isPending} className="mt-2">
            <Trans>Send link</Trans>
          </Button>
          <p className="text-center">
            <TextLink to={paths.login()}>
              <Trans>Back to login</Trans>
            </TextLink>
          </p>
        </form>
      )}
    </FormPage>
  );
}

function LinkSent({ email, again }: { email: string; again(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Check your inbox</Trans>
      </h2>
      <p className="mt-3">
        <Trans>
          If <b className="[overflow-wrap:anywhere]">{email}</b> is registered, we've sent a link to it. It
          works for 1 hour, and only once.
        </Trans>
      </p>
      <p className="mt-3 text-soft">
        <Trans>No email after a few minutes? Check your spam folder, or check the address.</Trans>
      </p>
      <Button kind="quiet" onClick={again} className="mt-6">
        <Trans>Use another email</Trans>
      </Button>
    </>
  );
}
