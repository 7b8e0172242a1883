import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

/** Who is handling something; nothing while nobody is. */
export function HandledBy({ name, mine }: { name: string | null; mine: boolean }) {
  if (mine) return <Trans>Assigned to you</Trans>;
  return name ? <Trans>{name} is handling it</Trans> : null;
}

/** Returns something that is assigned to the viewer to the queue. */
export function ReturnButton({ busy, onReturn }: { busy: boolean; onReturn(): void }) {
  return (
    <Button kind="quiet" busy={busy} onClick={onReturn}>
      <Trans>Return to queue</Trans>
    </Button>
  );
}

type ClaimButtonProps = { from: string | null; busy: boolean; kind?: 'primary' | 'quiet'; onClaim(): void };

/** Assigns something to the viewer for an hour. @param from who has it now; null when nobody has */
export function ClaimButton({ from, busy, kind, onClaim }: ClaimButtonProps) {
  return (
    <Button kind={kind} busy={busy} onClick={onClaim}>
      {from ? <Trans>Take over from {from}</Trans> : <Trans>Assign to me</Trans>}
    </Button>
  );
}
