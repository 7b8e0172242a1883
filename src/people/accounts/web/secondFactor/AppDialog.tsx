import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';
import { QrCode } from './QrCode.tsx';

type AppDialogProps = {
  secret: string;
  uri: string;
  onDone(recoveryCodes: string[] | null): void;
  onClose(): void;
};

/** Sets up an authenticator app: its secret, and a code that shows that the app has it. */
export function AppDialog({ secret, uri, onDone, onClose }: AppDialogProps) {
  const form = useId();
  const { value, setValue, wrong, failure, busy, submit } = useOneField('code', async (code) => {
    const { recoveryCodes } = await accounts.confirmAuthenticator.call({ code });
    onDone(recoveryCodes);
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Set up an authenticator app</Trans>}
      description={
        <Trans>
          Scan the code with an app such as Google Authenticator, Microsoft Authenticator or Aegis. Then enter
          the 6 digits that it shows.
        </Trans>
      }
      actions={
        <Button type="submit" form={form} busy={busy}>
          <Trans>Turn on</Trans>
        </Button>
      }
    >
      <div className="mb-5 flex flex-wrap items-center gap-5">
        <QrCode text={uri} />
        <p className="min-w-0 text-soft text-sm">
          <Trans>Can't scan it? Enter this key in the app:</Trans>
          <span className="mt-1 block font-mono text-base text-ink [overflow-wrap:anywhere]">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </span>
        </p>
      </div>
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={<Trans>Code from your app</Trans>} error={wrong}>
          <TextInput
            value={value}
            onChange={({ target }) => setValue(target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            limit={12}
          />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
