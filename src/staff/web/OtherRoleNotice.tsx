import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** Shown in place of a screen that the viewer's role has no permission for. */
export function OtherRoleNotice() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>This page is not part of your role</Trans>}
      text={<Trans>An admin can change your role.</Trans>}
      action={
        <ButtonLink to={paths.adminDashboard()}>
          <Trans>Go to the Admin Dashboard</Trans>
        </ButtonLink>
      }
    />
  );
}
