import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import { members } from '../members.ts';
import { NameField } from './NameField.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type DeleteDialogProps = { id: string; name: string; onDone(): void; onClose(): void };

/** Deletes a member once the name is typed again. */
export default function DeleteDialog({ id, name, onDone, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const { sealedDays } = useSite();
  const [typed, setTyped] = useState('');

  async function remove(reason: string) {
    await members.remove.call({ id, name: typed, reason });
    toast({ title: t`Deleted`, description: name });
    onDone();
  }

  return (
    <ReasonDialog
      title={<Trans>Delete {name}</Trans>}
      description={
        <Trans>
          This deletes the profile with its photos, interests and messages. The owner's account is deleted
          too, if it has no other profile. An encrypted copy is kept for {sealedDays} for legal requests. This
          can't be undone.
        </Trans>
      }
      action={<Trans>Delete</Trans>}
      danger
      onDone={remove}
      onClose={onClose}
    >
      {(wrong) => <NameField name={name} value={typed} error={wrong.name} onChange={setTyped} />}
    </ReasonDialog>
  );
}
