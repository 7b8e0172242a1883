import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

/** Placeholder of a member's page for an account without a profile. @param staff whether it is a staff account */
export default function NoProfileText({ staff }: { staff: boolean }) {
  if (!staff) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>You don't have a profile yet</Trans>}
        text={<Trans>Add a profile to see matches and send interests.</Trans>}
        action={
          <ButtonLink to={paths.addProfile()}>
            <Trans>Add a profile</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={<Trans>This page is for members</Trans>}
      text={<Trans>Your account has no profile.</Trans>}
      action={
        <ButtonLink to={paths.adminDashboard()}>
          <Trans>Go to the Admin Dashboard</Trans>
        </ButtonLink>
      }
    />
  );
}
