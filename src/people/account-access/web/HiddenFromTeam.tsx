import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Replaces a page that staff do not see as a member. */
export default function HiddenFromTeam() {
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={<Trans>Private</Trans>}
        text={
          <Trans>
            Messages, payments and account settings stay private. Only the member can see this page.
          </Trans>
        }
      />
    </div>
  );
}
