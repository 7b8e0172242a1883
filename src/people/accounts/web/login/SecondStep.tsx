import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';
import { useFailureToast } from './useFailureToast.ts';

export type SecondFactorRequest = { token: string; code: boolean; passkey?: unknown };

type SecondStepProps = {
  asked: SecondFactorRequest;
  /** Title of the error message at the form, and of its toast. */
  failed: string;
  /** Whether the login is done and the page is about to change. */
  landing: boolean;
  onPassed(lands: string): Promise<void>;
  /** Back to email and password. */
  onBack(): void;
};

/** Second step of a login of staff: a code of the authenticator app, a recovery code, or a passkey. */
export default function SecondStep({ asked, failed, landing, onPassed, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState(!asked.code);
  const [code, setCode] = useState('');
  const [way, setWay] = useState<'code' | 'passkey'>();
  const { busy, wrong, setWrong, failure, submit } = useSubmit(
    ['code'],
    (error) =>
      fieldErrors(error).passkey ??
      (isCancelled(error) ? t`The passkey was not used. Please try again.` : errorText(error)),
  );

  useFailureToast(failed, failure);

  async function pass(chosen: 'code' | 'passkey', answer: () => Promise<Record<string, unknown>>) {
    if (!busy) setWay(chosen);
    await submit(async () => {
      const { lands } = await accounts.passSecondFactor.call({ token: asked.token, ...(await answer()) });
      await onPassed(lands);
    });
  }

  function sendCode(event: FormEvent) {
    event.preventDefault();
    void pass('code', async () => ({ code }));
  }

  const usePasskey = () =>
    pass('passkey', async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = asked.passkey as PublicKeyCredentialRequestOptionsJSON;
      return { passkey: await startAuthentication({ optionsJSON }) };
    });

  return (
    <div className="grid gap-5">
      {failure && (
        <Notice tone="bad" title={failed}>
          {failure}
        </Notice>
      )}
      {Boolean(asked.passkey) && (
        <Button kind="quiet" busy={busy && way === 'passkey'} onClick={usePasskey}>
          <KeyRound aria-hidden className="size-5" />
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      <form noValidate onSubmit={sendCode} className="grid gap-5">
        <Field
          label={recovery ? <Trans>Recovery code</Trans> : <Trans>Code from your app</Trans>}
          help={
            recovery ? (
              <Trans>One of the codes you saved. Each works once.</Trans>
            ) : (
              <Trans>Open your authenticator app and enter the 6 digits.</Trans>
            )
          }
          error={wrong.code}
        >
          <TextInput
            key={recovery ? 'recovery' : 'app'}
            ref={focusFirst}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            limit={40}
          />
        </Field>
        <Button type="submit" busy={(busy && way === 'code') || landing}>
          <Trans>Verify</Trans>
        </Button>
      </form>
      <div className="flex flex-wrap justify-between gap-x-4">
        {asked.code && (
          <Button
            kind="plain"
            size="small"
            onClick={() => {
              setRecovery(!recovery);
              setCode('');
              setWrong({});
            }}
          >
            {recovery ? <Trans>Use your app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        )}
        <Button kind="plain" size="small" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
      <p className="text-soft text-sm">
        <Trans>Lost your phone and your recovery codes? Please ask an admin to reset two-step login.</Trans>
      </p>
    </div>
  );
}

const focusFirst = (input: HTMLInputElement | null) => input?.focus();

/** Whether the person closed the browser's window for passkeys, or it timed out. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
