import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { pathOnSite } from '../../../kit/web/router/pathOnSite.ts';
import { Redirect } from '../../../kit/web/router/Redirect.tsx';
import { paths } from '../../../paths.ts';
import { page } from '../../../site/web/page.ts';
import { useSite } from '../../../site/web/useSite.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
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

export default function LoginPage() {
  const { t } = useLingui();
  const { demo } = useSite();
  const next = pathOnSite(useSearchParams()[0].get('next'));
  const { already, ...landing } = useLanding();
  const ended = hasEnded(useLocation().state);

  // Each login page redirects its own users only: a member's link does not take staff away from admin, nor the reverse.
  function landsOn(lands: string): string {
    const forStaff = (path: string) => path === '/admin' || path.startsWith('/admin/');
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
            <Trans>Please log in to continue.</Trans>
          </Notice>
        )
      )}
      <LoginForm
        {...landing}
        access="member"
        demo={demo?.member}
        welcome={{ title: t`Login Successful! 🎉` }}
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
