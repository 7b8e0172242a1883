import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ActionPanel } from '../actions/ActionPanel.tsx';
import { FindMember } from '../actions/FindMember.tsx';
import { MatchPreview } from './MatchPreview.tsx';

type SuggestMatchProps = {
  member: { id: string; name: string; gender: 'female' | 'male' };
  onClose(): void;
};

/** Suggests a match: finds the second profile, shows the match both ways, and sends it. The second one is in the address. */
export default function SuggestMatch({ member, onClose }: SuggestMatchProps) {
  const [address, setAddress] = useSearchParams();
  const other = address.get('suggest') ?? '';
  const choose = (id: string) => setAddress({ suggest: id }, { replace: true, preventScrollReset: true });

  return (
    <ActionPanel title={<Trans>Suggest a match</Trans>} step={other} onClose={onClose}>
      {other ? (
        <MatchPreview key={other} id={member.id} other={other} onBack={() => choose('')} onSent={onClose} />
      ) : (
        <FindMember
          label={<Trans>Name or ID</Trans>}
          fits={({ gender }) => gender !== member.gender}
          none={
            member.gender === 'female' ? (
              <Trans>No grooms found. Type the start of each name, or the ID.</Trans>
            ) : (
              <Trans>No brides found. Type the start of each name, or the ID.</Trans>
            )
          }
          onChoose={choose}
        />
      )}
    </ActionPanel>
  );
}
