import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';

type RemoveDialogProps = { isLast: boolean; onRemove(): void; onClose(): void };

/** Asks before the last photo or the main one is removed, because then others see something else. */
export function RemoveDialog({ isLast, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isLast ? <Trans>Remove the only photo?</Trans> : <Trans>Remove the main photo?</Trans>}
      description={
        isLast ? (
          <Trans>The profile will have no photo. Families look at photos first.</Trans>
        ) : (
          <Trans>The next photo becomes the main photo.</Trans>
        )
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            <Trans>Remove photo</Trans>
          </Button>
        </>
      }
    />
  );
}
