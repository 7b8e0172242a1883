import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Shown in place of a screen that the viewer's role has no permission for. */
export function OtherRoleNotice() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>You don't have access to this page</Trans>}
      text={<Trans>Please ask an admin for access.</Trans>}
      action={
        <ButtonLink to={paths.adminDashboard()}>
          <Trans>Go to the Admin Dashboard</Trans>
        </ButtonLink>
      }
    />
  );
}
