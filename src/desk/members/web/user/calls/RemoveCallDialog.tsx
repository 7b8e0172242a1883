import { Trans } from '@lingui/react/macro';
import { dateTime } from '../../../../../kit/web/locale/format.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import type { PhoneCall } from '../../members.ts';

type RemoveCallDialogProps = { call: PhoneCall; onRemove(): void; onClose(): void; onClosed(): void };

/** Asks before a call is removed, which can't be undone. */
export function RemoveCallDialog({ call, onRemove, onClose, onClosed }: RemoveCallDialogProps) {
  const time = dateTime(call.calledAt);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title={<Trans>Remove this call?</Trans>}
      description={<Trans>The call of {time} and its note are removed. This can't be undone.</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    />
  );
}
