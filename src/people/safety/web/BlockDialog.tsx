import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useBlock } from './useBlock.ts';

type BlockDialogProps = {
  person: { id: string; name: string };
  onClose(): void;
  onBlocked?: (() => void) | undefined;
};

/** Shows what a block does before it is done. */
export function BlockDialog({ person, onClose, onBlocked }: BlockDialogProps) {
  const { id, name } = person;
  const block = useBlock(person, () => {
    onClose();
    onBlocked?.();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Block {name}?</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={block.isPending} onClick={() => block.mutate({ id })}>
            <Trans>Block</Trans>
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <Trans>You won't see each other anywhere, and no messages can be sent.</Trans>
        </li>
        <li>
          <Trans>Phone numbers and emails in the messages are hidden again.</Trans>
        </li>
        <li>
          <Trans>{name} is not notified.</Trans>
        </li>
        <li>
          <Trans>You can unblock {name} at any time.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}
