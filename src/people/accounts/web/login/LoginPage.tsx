import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, Navigate, redirect, useLocation, useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { noData } from '../../../../kit/web/loaders/noData.ts';
import { pathOnSite } from '../../../../kit/web/pages/pathOnSite.ts';
import { rendering } from '../../../../kit/web/pages/rendering.tsx';
import type { Viewer } from '../../../../kit/web/viewer.ts';
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

/** Each login page redirects its own users only: a member's link does not take staff away from admin, nor the reverse. */
const landingOf = (lands: string, next: string | null) =>
  next && forStaff(next) === forStaff(lands) ? next : lands;

/** Who is logged in already is led on without a page. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const viewer = (await rendering()?.viewer()) as Viewer | null | undefined;
  const next = pathOnSite(new URL(request.url).searchParams.get('next'));
  if (viewer) throw redirect(landingOf(homeOf(viewer), next));
  return null;
}

export const clientLoader = noData;

export default function LoginPage() {
  const { t } = useLingui();
  const { demo } = useSite();
  const { state, hash } = useLocation();
  const wanted = pathOnSite(useSearchParams()[0].get('next'));
  // The server does not see the part behind '#': the browser keeps it on the way here.
  const next = wanted && !wanted.includes('#') ? wanted + hash : wanted;
  const { already, ...landing } = useLanding();
  const ended = hasEnded(state);

  if (already) return <Navigate to={landingOf(homeOf(already), next)} replace />;
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
        landsOn={(lands) => landingOf(lands, next)}
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
