import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ActionPanel } from '../actions/ActionPanel.tsx';
import { FindMember } from '../actions/FindMember.tsx';
import { MergePreview } from './MergePreview.tsx';

type MergeProfilesProps = { member: { id: string; gender: 'female' | 'male' }; onClose(): void };

/** Merges a duplicate into the member's profile: finds it, shows what happens, and asks for its name. It is in the address. */
export default function MergeProfiles({ member, onClose }: MergeProfilesProps) {
  const [address, setAddress] = useSearchParams();
  const duplicate = address.get('merge') ?? '';
  const choose = (id: string) => setAddress({ merge: id }, { replace: true, preventScrollReset: true });

  return (
    <ActionPanel title={<Trans>Merge a duplicate</Trans>} step={duplicate} onClose={onClose}>
      {duplicate ? (
        <MergePreview
          key={duplicate}
          id={member.id}
          duplicate={duplicate}
          onBack={() => choose('')}
          onMerged={onClose}
        />
      ) : (
        <FindMember
          label={<Trans>Name, email, phone number or ID</Trans>}
          fits={({ id, gender }) => id !== member.id && gender === member.gender}
          none={
            <Trans>
              No other profile found. Type the start of each name, the full email or phone number, or the ID.
            </Trans>
          }
          onChoose={choose}
        />
      )}
    </ActionPanel>
  );
}
