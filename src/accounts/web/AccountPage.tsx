import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Outlet } from 'react-router';
import { useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { hasLanguages, Language } from './Language.tsx';
import { Part } from './Part.tsx';
import { Sessions } from './Sessions.tsx';
import { VerificationMail } from './VerificationMail.tsx';

export const meta = () => page({ title: t`Your account` });

export default function AccountPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Your account</Trans>
      </h1>
      <div className="mt-6 divide-y divide-line border-line border-y md:mt-8">
        <Part title={<Trans>Email</Trans>}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="min-w-0 text-lg">{viewer.email}</span>
            {viewer.emailVerified ? (
              <Badge tone="verified">
                <BadgeCheck aria-hidden />
                <Trans>Verified</Trans>
              </Badge>
            ) : (
              <Badge tone="notice">
                <Trans>Not verified</Trans>
              </Badge>
            )}
          </p>
          {!viewer.emailVerified && (
            <>
              <p className="mt-2 mb-4 max-w-text text-soft">
                <Trans>We've emailed you a link. Others can see your profile only after you open it.</Trans>
              </p>
              <VerificationMail />
            </>
          )}
        </Part>
        {hasLanguages && (
          <Part title={<Trans>Language</Trans>}>
            <Language locale={viewer.locale} />
          </Part>
        )}
        {viewer.profile && (
          <Part title={<Trans>Membership</Trans>}>
            <p className="mb-4 max-w-text">
              {viewer.premium ? (
                <Trans>Your premium membership is active.</Trans>
              ) : (
                <Trans>You're a free member. Upgrade to write first and see contact details.</Trans>
              )}
            </p>
            <ButtonLink kind="quiet" size="small" to={paths.subscription()}>
              {viewer.premium ? <Trans>View your plan</Trans> : <Trans>View plans</Trans>}
            </ButtonLink>
          </Part>
        )}
        {/* Sections of upper rooms, passed in by src/routes.ts. */}
        <Outlet />
        <Part title={<Trans>Your devices</Trans>}>
          <Sessions />
        </Part>
      </div>
    </div>
  );
}
