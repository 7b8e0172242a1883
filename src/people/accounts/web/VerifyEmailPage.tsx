import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { refreshViewer, useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { accounts } from './accounts.ts';
import { FormPage } from './FormPage.tsx';
import { isGone, useToken } from './useToken.ts';
import { VerificationMail } from './VerificationMail.tsx';

export const meta = () => page({ title: t`Verify your email address` });

/** Verifies the email address when it opens. Following the link again, or twice at once, is harmless: same answer. */
export default function VerifyEmailPage() {
  const token = useToken();
  const verified = useQuery({
    queryKey: ['verification', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      await accounts.verifyEmail.call({ token });
      await refreshViewer();
      return true;
    },
  });

  if (!token || isGone(verified.error)) return <Broken />;
  if (verified.isSuccess) return <Verified />;
  return (
    <FormPage title={<Trans>Verify your email address</Trans>}>
      {verified.isError ? (
        <NotLoaded of={verified} />
      ) : (
        <div role="status">
          <p>
            <Trans>One moment…</Trans>
          </p>
          <Skeleton className="mt-4 h-24" />
        </div>
      )}
    </FormPage>
  );
}

function Verified() {
  const { viewer } = useViewer();
  return (
    <FormPage
      title={<Trans>Your email address is verified</Trans>}
      intro={<Trans>Thank you. We'll now email you about the profile.</Trans>}
    >
      {!viewer ? (
        <>
          <p>
            <Trans>Log in to see matches and complete the profile.</Trans>
          </p>
          <ButtonLink to={paths.login()} className="mt-6">
            <Trans>Login</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            {!viewer.profile || viewer.profile.listed ? (
              <Trans>The profile is now visible to others.</Trans>
            ) : (
              <Trans>
                Our team checks every new profile before others can see it. Until then, you can browse and add
                to the profile.
              </Trans>
            )}
          </p>
          <ButtonLink to={viewer.staff ? paths.adminDashboard() : paths.dashboard()} className="mt-6">
            <Trans>Go to Dashboard</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}

function Broken() {
  const { viewer } = useViewer();
  if (viewer?.verified) return <Verified />;
  return (
    <FormPage
      title={<Trans>This link doesn't work any more</Trans>}
      intro={<Trans>The link may be incomplete or older than 3 days.</Trans>}
    >
      {viewer ? (
        <>
          <p className="mb-6">
            <Trans>
              We can send the email to <b>{viewer.email}</b> again.
            </Trans>
          </p>
          <VerificationMail />
        </>
      ) : (
        <>
          <p>
            <Trans>Log in to get a new link in Settings.</Trans>
          </p>
          <ButtonLink to={paths.login(paths.settings('email'))} className="mt-6">
            <Trans>Login</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}
