import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../kit/web/api/NotLoaded.tsx';
import { refreshViewer, useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { accounts } from './accounts.ts';
import { FormPage } from './FormPage.tsx';
import { isGone, useToken } from './token.ts';
import { VerificationMail } from './VerificationMail.tsx';

export const meta = () => page({ title: t`Confirm your e-mail address` });

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
  if (verified.isSuccess) return <Confirmed />;
  return (
    <FormPage title={<Trans>Confirm your e-mail address</Trans>}>
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

function Confirmed() {
  const { viewer } = useViewer();
  return (
    <FormPage
      title={<Trans>Your e-mail address is confirmed</Trans>}
      intro={<Trans>Thank you. News about your profile reaches you now.</Trans>}
    >
      {!viewer ? (
        <>
          <p>
            <Trans>Log in to see who fits you, and to complete your profile.</Trans>
          </p>
          <ButtonLink to={paths.login()} className="mt-6">
            <Trans>Login</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            {!viewer.profile || viewer.profile.listed ? (
              <Trans>Others find your profile from now on.</Trans>
            ) : (
              <Trans>
                Our staff look at each new profile before others see it. Until then you can look around and
                add to yours.
              </Trans>
            )}
          </p>
          <ButtonLink to={viewer.staff ? paths.adminDashboard() : paths.dashboard()} className="mt-6">
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}

function Broken() {
  const { viewer } = useViewer();
  if (viewer?.emailVerified) return <Confirmed />;
  return (
    <FormPage
      title={<Trans>This link does not work any more</Trans>}
      intro={
        <Trans>A link from our mail works for three days. It may also have been cut short on its way.</Trans>
      }
    >
      {viewer ? (
        <>
          <p className="mb-6">
            <Trans>
              We can send the mail to <b>{viewer.email}</b> again.
            </Trans>
          </p>
          <VerificationMail />
        </>
      ) : (
        <>
          <p>
            <Trans>Log in, and we send you another one from your account's page.</Trans>
          </p>
          <ButtonLink to={paths.login(paths.account())} className="mt-6">
            <Trans>Login</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}
