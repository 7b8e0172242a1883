import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

type Passkey = Awaited<ReturnType<typeof accounts.secondFactor.call>>['passkeys'][number];

type PasskeysProps = {
  passkeys: Passkey[];
  /** Whether this site has an address that passkeys work with. */
  available: boolean;
  /** Whether there is a second factor already: a change then needs the password. */
  on: boolean;
  onChanged(title: string, recoveryCodes?: string[] | null): Promise<void>;
};

/** The passkeys of a staff member: added by name, and removed. */
export function Passkeys({ passkeys, available, on, onChanged }: PasskeysProps) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const supported = available && 'PublicKeyCredential' in window;
  return (
    <div className="rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block font-semibold">
            <Trans>Passkeys</Trans>
          </span>
          <span className="text-soft text-sm">
            <Trans>Fingerprint, face, PIN or a security key, instead of a code</Trans>
          </span>
        </p>
        {supported && (
          <Button kind="quiet" size="small" onClick={() => setAdding(true)}>
            <Trans>Add a passkey</Trans>
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {passkeys.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-3 pt-3 not-last:pb-3">
              <KeyRound aria-hidden className="size-5 text-soft" />
              <p className="min-w-0 grow">
                <span className="block [overflow-wrap:anywhere]">{one.name}</span>
                <span className="text-soft text-sm">
                  {one.lastUsedAt ? (
                    <Trans>
                      Last used on <Day time={one.lastUsedAt} />
                    </Trans>
                  ) : (
                    <Trans>
                      Added on <Day time={one.createdAt} />
                    </Trans>
                  )}
                </span>
              </p>
              <Button
                kind="plain"
                size="small"
                aria-label={t`Remove ${one.name}`}
                onClick={() => setRemoving(one)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddPasskey
          on={on}
          onAdded={(codes) => onChanged(t`Passkey added`, codes)}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <PasswordDialog
          danger
          title={<Trans>Remove {removing.name}?</Trans>}
          action={<Trans>Remove</Trans>}
          onDone={async (password) => {
            await accounts.removePasskey.call({ id: removing.id, password });
            await onChanged(t`Passkey removed`);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

type AddPasskeyProps = { on: boolean; onAdded(codes: string[] | null): Promise<void>; onClose(): void };

function AddPasskey({ on, onAdded, onClose }: AddPasskeyProps) {
  const { t } = useLingui();
  const form = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, wrong, failure, submit } = useSubmit(['name', 'password'], (error) => {
    const { name: reason } = error instanceof Error ? error : { name: '' };
    if (reason === 'InvalidStateError') return t`This passkey has already been added.`;
    if (reason === 'NotAllowedError') return t`The passkey was not added. Please try again.`;
    return fieldErrors(error).credential ?? errorText(error);
  });

  async function add() {
    const { token, options } = await accounts.beginPasskey.call({ password: on ? password : undefined });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const credential = await startRegistration({ optionsJSON });
    const { recoveryCodes } = await accounts.addPasskey.call({ token, name, credential: { ...credential } });
    onClose();
    await onAdded(recoveryCodes);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void submit(add, name.trim() === '' ? { name: t`Please enter a name.` } : {});
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Add a passkey</Trans>}
      description={<Trans>Your browser then asks you to confirm on this device.</Trans>}
      actions={
        <Button type="submit" form={form} busy={busy}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-5">
        <Field
          label={<Trans>Name of this passkey</Trans>}
          help={<Trans>For example “Office laptop”</Trans>}
          error={wrong.name}
        >
          <TextInput value={name} limit={40} onChange={({ target }) => setName(target.value)} />
        </Field>
        {on && (
          <Field label={<Trans>Your password</Trans>} error={wrong.password}>
            <PasswordInput
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              autoComplete="current-password"
            />
          </Field>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
