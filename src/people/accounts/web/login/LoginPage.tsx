import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { pathOnSite } from '../../../../kit/web/router/pathOnSite.ts';
import { Redirect } from '../../../../kit/web/router/Redirect.tsx';
import { paths } from '../../../../paths.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { FormPage } from '../FormPage.tsx';
import { EndedNotice, hasEnded } from './EndedNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { homeOf, useLanding } from './useLanding.ts';

export const meta = () =>
  page({
    title: t`Login`,
    description: t`Log in to see full profiles, reply to interests and send your own.`,
    path: paths.login(),
  });

const forStaff = (path: string) => path === '/admin' || path.startsWith('/admin/');

export default function LoginPage() {
  const { t } = useLingui();
  const { demo } = useSite();
  const next = pathOnSite(useSearchParams()[0].get('next'));
  const { already, ...landing } = useLanding();
  const { state } = useLocation();
  const ended = hasEnded(state);

  // Each login page redirects its own users only: a member's link does not take staff away from admin, nor the reverse.
  function landsOn(lands: string): string {
    return next && forStaff(next) === forStaff(lands) ? next : lands;
  }

  if (already) return <Redirect to={landsOn(homeOf(already))} />;
  return (
    <FormPage
      title={<Trans>Welcome back</Trans>}
      intro={
        <Trans>
          New here? <TextLink to={paths.register()}>Register Free</TextLink>
        </Trans>
      }
    >
      {ended ? (
        <EndedNotice />
      ) : (
        next && (
          <Notice className="mb-6">
            <WhyLogin {...wantedOf(state)} />
          </Notice>
        )
      )}
      <LoginForm
        {...landing}
        access="member"
        demo={demo?.member}
        welcome={(page) =>
          forStaff(page)
            ? { title: t`Admin Login Successful!`, description: t`Redirecting to the Admin Dashboard.` }
            : { title: t`Login Successful! 🎉` }
        }
        failed={t`Login Failed`}
        landsOn={landsOn}
      />
      <p className="mt-6 text-center">
        <TextLink to={paths.forgotPassword()}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </p>
    </FormPage>
  );
}

type Wanted = { interestIn?: string; shortlisting?: string; writingTo?: string; reading?: string };

/** Returns what a visitor wanted to do with somebody, as the page that led here has named it. */
function wantedOf(state: unknown): Wanted {
  const held = (state ?? {}) as Record<string, unknown>;
  const name = (key: keyof Wanted) => (typeof held[key] === 'string' ? { [key]: held[key] } : {});
  return { ...name('interestIn'), ...name('shortlisting'), ...name('writingTo'), ...name('reading') };
}

function WhyLogin({ interestIn, shortlisting, writingTo, reading }: Wanted) {
  if (interestIn) {
    return (
      <Trans>
        <TextLink to={paths.register()}>Register free</TextLink> to send {interestIn} an interest
      </Trans>
    );
  }
  if (shortlisting) {
    return (
      <Trans>
        <TextLink to={paths.register()}>Register free</TextLink> to shortlist {shortlisting}
      </Trans>
    );
  }
  if (writingTo) {
    return (
      <Trans>
        <TextLink to={paths.register()}>Register free</TextLink> to send {writingTo} a message
      </Trans>
    );
  }
  if (reading) {
    return (
      <Trans>
        <TextLink to={paths.register()}>Register free</TextLink> to see {reading}'s full profile
      </Trans>
    );
  }
  return <Trans>Please log in to continue.</Trans>;
}
