import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';

type PasswordDialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The words on the button. */
  action: ReactNode;
  danger?: boolean;
  /** Does it; what it throws is shown here. */
  onDone(password: string): Promise<unknown>;
  onClose(): void;
};

/** Asks for the password once more, before a change that a borrowed browser should not make. */
export function PasswordDialog({ title, description, action, danger, onDone, onClose }: PasswordDialogProps) {
  const form = useId();
  const { value, setValue, wrong, failure, busy, submit } = useOneField('password', async (password) => {
    await onDone(password);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <Button type="submit" form={form} busy={busy} kind={danger ? 'danger' : 'primary'}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={<Trans>Your password</Trans>} error={wrong}>
          <PasswordInput
            value={value}
            onChange={({ target }) => setValue(target.value)}
            autoComplete="current-password"
          />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
