import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FormPage } from '../../accounts/web/FormPage.tsx';
import { isGone, useToken } from '../../accounts/web/useToken.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { JoinOrLogIn } from './JoinOrLogIn.tsx';
import { managers } from './managers.ts';

export const meta = () => page({ title: t`Invitation to a profile` });

/** Accepts an invitation to manage a profile, with an account that is there or a new one. */
export default function JoinPage() {
  const token = useToken();
  const { viewer, isPending } = useViewer();
  const { name: site } = useSite();
  const intros = {
    owner: <Trans>You can edit the profile, send interests, write messages, and invite others.</Trans>,
    manager: <Trans>You can edit the profile, send interests and write messages.</Trans>,
    viewer: <Trans>You can see its matches and messages, but you can't make changes.</Trans>,
  };
  const found = useQuery({
    queryKey: ['invitation', token, viewer?.email ?? ''],
    enabled: token !== '' && !isPending,
    queryFn: () => managers.invitation.call({ token }),
  });

  if (!token || isGone(found.error)) return <Gone />;
  if (!found.data) {
    return (
      <FormPage title={<Trans>Invitation to a profile</Trans>}>
        {found.isError ? <NotLoaded of={found} /> : <Skeleton className="h-40" />}
      </FormPage>
    );
  }
  const { name, role, relation, email, managing } = found.data;
  return (
    <FormPage
      title={
        relation === 'self' ? (
          role === 'viewer' ? (
            <Trans>View your profile with your family</Trans>
          ) : (
            <Trans>Manage your profile with your family</Trans>
          )
        ) : role === 'viewer' ? (
          <Trans>View {name}'s profile with the family</Trans>
        ) : (
          <Trans>Manage {name}'s profile with the family</Trans>
        )
      }
      intro={intros[role]}
    >
      {relation === 'self' && !managing && (
        <p className="mb-6 max-w-text">
          <Trans>
            You're {name}. By accepting, you agree to this profile being shown on {site}. Please read our{' '}
            <TextLink to={paths.terms()}>Terms of Service</TextLink> and{' '}
            <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
          </Trans>
        </p>
      )}
      {viewer ? (
        <AcceptInvitation token={token} viewer={viewer} invitation={found.data} />
      ) : (
        <JoinOrLogIn token={token} email={email} />
      )}
    </FormPage>
  );
}

function Gone() {
  const { viewer } = useViewer();
  return (
    <FormPage
      title={<Trans>This link doesn't work any more</Trans>}
      intro={<Trans>The invitation was already used, withdrawn, or is older than 7 days.</Trans>}
    >
      <p className="mb-6">
        <Trans>Please ask the family to invite you again.</Trans>
      </p>
      <ButtonLink to={viewer ? paths.dashboard() : paths.home()} kind="quiet">
        {viewer ? <Trans>Go to Dashboard</Trans> : <Trans>Go to the home page</Trans>}
      </ButtonLink>
    </FormPage>
  );
}
