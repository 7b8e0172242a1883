import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../user/Panel.tsx';
import { FindOther } from './FindOther.tsx';
import { MatchPreview } from './MatchPreview.tsx';

type SuggestMatchProps = {
  member: { id: string; name: string; gender: 'female' | 'male' };
  onClose(): void;
};

/** Suggests a match: finds the second profile, shows the match both ways, and sends it. The second one is in the address. */
export default function SuggestMatch({ member, onClose }: SuggestMatchProps) {
  const [address, setAddress] = useSearchParams();
  const other = address.get('suggest') ?? '';
  const panel = useRef<HTMLDivElement>(null);
  const choose = (id: string) => setAddress({ suggest: id }, { replace: true, preventScrollReset: true });

  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // The button that was pressed goes with each step.
  useEffect(() => panel.current?.focus(), [other]);

  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Panel
        title={<Trans>Suggest a match</Trans>}
        action={
          <Button kind="plain" size="small" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        {other ? (
          <MatchPreview key={other} id={member.id} other={other} onBack={() => choose('')} onSent={onClose} />
        ) : (
          <FindOther member={member} onChoose={choose} />
        )}
      </Panel>
    </div>
  );
}
