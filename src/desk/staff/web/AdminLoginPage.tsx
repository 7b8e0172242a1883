import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { SiteMark } from '../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../base/site/web/useSite.ts';
import { paths } from '../../../paths.ts';
import { EndedNotice, hasEnded } from '../../../people/accounts/web/login/EndedNotice.tsx';
import { LoginForm } from '../../../people/accounts/web/login/LoginForm.tsx';
import { useLanding } from '../../../people/accounts/web/login/useLanding.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

export const meta = () => page({ title: t`Admin Login` });

/** Login page of staff. Members have their own. */
export default function AdminLoginPage() {
  const { t } = useLingui();
  const { name, demo } = useSite();
  const { already, ...landing } = useLanding();
  const ended = hasEnded(useLocation().state);
  if (already?.staff) return <Navigate to={paths.adminDashboard()} replace />;
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-4 py-10">
      <p className="mb-6 flex items-center justify-center gap-3 font-semibold font-serif text-2xl text-kumkum-ink">
        <SiteMark className="size-9" />
        {name}
      </p>
      <Card className="p-6 md:p-8">
        <h1 className="mb-5 text-2xl">
          <Trans>Admin Login</Trans>
        </h1>
        {ended && <EndedNotice />}
        <LoginForm
          {...landing}
          access="staff"
          demo={demo?.staff}
          welcome={() => ({
            title: t`Admin Login Successful! 👑`,
            description: t`Redirecting to the Admin Dashboard.`,
          })}
          failed={t`Admin Login Failed`}
        />
      </Card>
      <p className="mt-6 text-center">
        <TextLink to={paths.home()}>
          <Trans>Back to the site</Trans>
        </TextLink>
      </p>
    </main>
  );
}
