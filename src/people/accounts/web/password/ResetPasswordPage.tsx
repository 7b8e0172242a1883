import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { paths } from '../../../../paths.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import { FormPage } from '../FormPage.tsx';
import { useLanding } from '../login/useLanding.ts';
import { isGone, useToken } from '../useToken.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useMismatchToast } from './useMismatchToast.ts';

export const meta = () => page({ title: t`Your password` });

export default function ResetPasswordPage() {
  const token = useToken();
  const [broken, setBroken] = useState('');
  // The link of a new staff account.
  const isFirst = useSearchParams()[0].has('first');
  if (!token || broken === token) {
    return (
      <FormPage
        title={<Trans>This link doesn't work any more</Trans>}
        intro={<Trans>The link may have expired, already been used, or been replaced by a newer one.</Trans>}
      >
        <p>
          <Trans>We can email you a new link. Your password has not changed.</Trans>
        </p>
        <ButtonLink to={paths.forgotPassword()} className="mt-6">
          <Trans>Get a new link</Trans>
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={isFirst ? <Trans>Set your password</Trans> : <Trans>Reset your password</Trans>}
      intro={!isFirst && <Trans>You'll stay logged in here and be logged out on other devices.</Trans>}
    >
      <Passwords key={token} token={token} onBroken={() => setBroken(token)} />
    </FormPage>
  );
}

const schema = () =>
  import('../../shared/rules.ts').then(({ mismatch, passwordPair, passwordsMatch }) =>
    passwordPair.refine(passwordsMatch, mismatch),
  );

function Passwords({ token, onBroken }: { token: string; onBroken(): void }) {
  const { t } = useLingui();
  const { landing, land } = useLanding();
  const form = useForm({
    resolver: formResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatchToast();

  const { submit, failure } = useFormSubmit(
    form,
    async (typed) => {
      const { lands } = await accounts.resetPassword.call({ ...typed, token });
      toast({
        title: t`Password changed`,
        description:
          lands === '/admin/login' ? t`Please log in with your new password.` : t`You're now logged in.`,
      });
      await land(lands);
    },
    {
      onError(error) {
        if (!isGone(error)) return false;
        onBroken();
        return true;
      },
      onInvalid: () => mismatch.check(form.getValues()),
    },
  );

  return (
    <form noValidate onSubmit={submit} onFocus={() => schema().catch(() => {})} className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <NewPasswordFields register={form.register} errors={errors} replaces />
      <Button type="submit" busy={isSubmitting || landing} className="mt-2">
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
