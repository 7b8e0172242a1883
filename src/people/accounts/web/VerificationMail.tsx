import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { accounts } from './accounts.ts';

/** Button that sends the verification email again, with its result. */
export function VerificationMail() {
  const send = useMutation(accounts.resendVerification.mutationOptions());
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      {send.isSuccess ? (
        <Notice tone="good">
          <Trans>
            We've sent you an email. The link works for 3 days. Please check your spam folder too.
          </Trans>
        </Notice>
      ) : (
        <>
          {send.isError && <Notice tone="bad">{errorText(send.error)}</Notice>}
          <Button kind="quiet" size="small" busy={send.isPending} onClick={() => send.mutate(undefined)}>
            <Trans>Send the email again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
