import { Trans } from '@lingui/react/macro';
import { Kolam } from '../../../ui/motif/Kolam.tsx';
import { useConversations } from './useConversations.ts';

/** Placeholder beside the list on a desktop while no conversation is open. */
export default function NoThread() {
  const { all } = useConversations();
  return (
    <div className="grid grow place-content-center justify-items-center gap-5 p-8 text-center text-soft">
      <Kolam className="size-40 opacity-70" />
      {all && all.length > 0 && (
        <p>
          <Trans>Select a conversation to read it.</Trans>
        </p>
      )}
    </div>
  );
}
