import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { showConnection } from '../../../interests/web/justConnected.ts';
import { FirstLines } from '../beginning/FirstLines.tsx';
import { readMessageDraft, saveDraft } from '../thread/Composer.tsx';
import Connected from './Connected.tsx';

/** Dialog after an interest was accepted. A chosen first line is put into the field of the conversation. */
export default function ConnectedDialog({ person }: { person: { id: string; name: string } }) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const { id, name } = person;

  function choose(line: string) {
    const key = `${viewer?.profile?.id} ${id}`;
    // Keeps a draft that was already begun there.
    if (!readMessageDraft(key)) saveDraft(key, line);
    showConnection(null);
    void navigate(paths.writeTo(id));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => showConnection(null)}
      withMessage
      title={<Trans>You're connected with {name}</Trans>}
    >
      <Connected id={id} name={name} />
      {viewer?.premium && (
        <div className="mt-4">
          <FirstLines name={name} onChoose={choose} />
        </div>
      )}
    </Dialog>
  );
}
