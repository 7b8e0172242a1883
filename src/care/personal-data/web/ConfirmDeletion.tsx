import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';

type ConfirmDeletionProps = {
  name: string;
  /** How many other owners have to agree, too. */
  others: number;
  busy: boolean;
  /** What is wrong with the password that was sent. */
  wrong?: string;
  onConfirm(password: string): void;
  onClose(): void;
};

/** Asks for the password of an owner who agrees to delete a profile. */
export function ConfirmDeletion({ name, others, busy, wrong, onConfirm, onClose }: ConfirmDeletionProps) {
  const { t } = useLingui();
  const form = useId();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(!password);
    if (password) onConfirm(password);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Delete {name}'s profile?</Trans>}
      description={
        others > 0 ? (
          <Trans>
            Once all owners agree, photos, interests and messages are deleted. That can't be undone.
          </Trans>
        ) : (
          <Trans>Photos, interests and messages are deleted at once. This can't be undone.</Trans>
        )
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" type="submit" form={form} busy={busy}>
            {others > 0 ? <Trans>Agree to delete</Trans> : <Trans>Delete profile</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <Field label={<Trans>Your password</Trans>} error={missing ? t`Please enter your password.` : wrong}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
