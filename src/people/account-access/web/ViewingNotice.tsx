import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useLeave } from './useLeave.ts';

/** Replaces the staff screens while this browser shows the site as a member. */
export function ViewingNotice() {
  const { leave, busy } = useLeave();
  return (
    <main id="main" tabIndex={-1} className="page py-10">
      <EmptyState
        heading="h1"
        title={<Trans>You're viewing a member's account</Trans>}
        text={<Trans>Stop viewing to use the admin panel again.</Trans>}
        action={
          <Button busy={busy} onClick={leave}>
            <Trans>Stop viewing</Trans>
          </Button>
        }
      />
    </main>
  );
}
