import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { ReasonField } from './ReasonField.tsx';

type ReasonDialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The words on the button. */
  action: ReactNode;
  danger?: boolean;
  /** Further fields, with the server's words about them. */
  children?(wrong: Record<string, string | undefined>): ReactNode;
  /** Does it; what it throws is shown here. */
  onDone(reason: string): Promise<unknown>;
  onClose(): void;
};

/** Asks for the reason of something that goes to the audit log. */
export function ReasonDialog({
  title,
  description,
  action,
  danger = false,
  children,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const { busy, wrong, failure, submit } = useSubmit();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (await submit(() => onDone(reason))) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description && <span className="[overflow-wrap:anywhere]">{description}</span>}
      actions={
        <Button type="submit" form={form} busy={busy} kind={danger ? 'danger' : 'primary'}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {children?.(wrong)}
        <ReasonField value={reason} error={wrong.reason} onChange={setReason} />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
