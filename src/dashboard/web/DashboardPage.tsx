import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gem, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VerificationMail } from '../../accounts/web/VerificationMail.tsx';
import { errorWords } from '../../kit/web/errors.ts';
import { useViewer } from '../../kit/web/viewer.ts';
import { Recommendations } from '../../matching/web/Recommendations.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { Completeness } from './Completeness.tsx';
import { dashboard } from './dashboard.ts';

export const meta = () => page({ title: t`Dashboard` });

const number = new Intl.NumberFormat('en-IN');

export default function DashboardPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const profile = viewer?.profile;
  const found = useQuery(dashboard.mine.queryOptions({ enabled: Boolean(profile) }));
  if (!viewer) return null;
  if (!profile) return <NoProfile staff={Boolean(viewer.staff)} />;
  const figures = found.data;
  const tiles: { label: string; count: number | undefined; to?: string }[] = [
    { label: t`Profile Views`, count: figures?.profileViews },
    { label: t`Interests Received`, count: figures?.interestsReceived, to: paths.interests() },
    { label: t`Messages`, count: figures?.messages },
    { label: t`Shortlisted`, count: figures?.shortlisted },
  ];
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">
        <Trans>Welcome, {profile.name}</Trans>
      </h1>
      {!viewer.emailVerified ? (
        <Notice className="mt-5" title={<Trans>Please confirm your e-mail address</Trans>}>
          <p className="mb-3">
            <Trans>
              Others find your profile, and you see theirs as a whole, once you have opened the link in the
              mail that we sent to {viewer.email}.
            </Trans>
          </p>
          <VerificationMail />
        </Notice>
      ) : (
        !profile.listed && (
          <Notice className="mt-5" title={<Trans>Your profile is not shown to others yet</Trans>}>
            <Trans>Somebody of our team looks at every new profile first. You need not do anything.</Trans>
          </Notice>
        )
      )}
      {found.isError ? (
        <Notice
          tone="bad"
          className="mt-6"
          title={t`Your figures could not be loaded`}
          action={
            <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorWords(found.error)}
        </Notice>
      ) : (
        <ul className="mt-6 grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-raised md:grid-cols-4">
          {tiles.map(({ label, count, to }) => (
            <li
              key={label}
              className="relative border-line px-5 py-4 even:border-l [&:nth-child(n+3)]:border-t md:not-first:border-l md:[&:nth-child(n+3)]:border-t-0"
            >
              <p className="font-semibold font-serif text-4xl">
                {count === undefined ? <Skeleton className="h-12 w-14" /> : number.format(count)}
              </p>
              <p className="text-soft">
                {to ? (
                  <Link
                    to={to}
                    className="text-kumkum-ink underline underline-offset-4 after:absolute after:inset-0"
                  >
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Card className="p-5 md:p-6">
          <Part>
            <Trans>Your profile</Trans>
          </Part>
          {figures ? <Completeness {...figures.completeness} /> : <Skeleton className="h-24" />}
        </Card>
        <Card className="p-5 md:p-6">
          <Part>
            <Trans>Quick Actions</Trans>
          </Part>
          <div className="grid gap-3">
            <ButtonLink to={paths.browse()}>
              <Search aria-hidden className="size-5" />
              <Trans>Browse Matches</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.profile(profile.id)}>
              <UserRound aria-hidden className="size-5" />
              <Trans>View My Profile</Trans>
            </ButtonLink>
            {!viewer.premium && (
              <ButtonLink kind="quiet" to={paths.subscription()}>
                <Gem aria-hidden className="size-5 text-marigold-ink" />
                <Trans>Upgrade to Premium</Trans>
              </ButtonLink>
            )}
          </div>
        </Card>
      </div>
      <div className="mt-10 mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">
          <Trans>Recommended For You</Trans>
        </h2>
        <TextLink to={paths.browse()}>
          <Trans>View All</Trans>
        </TextLink>
      </div>
      <Recommendations />
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <h2 className="mb-4 text-xl">{children}</h2>;
}

function NoProfile({ staff }: { staff: boolean }) {
  return (
    <div className="page py-10">
      <h1 className="text-3xl">
        <Trans>Dashboard</Trans>
      </h1>
      <p className="mt-3">
        {staff ? (
          <Trans>
            This page is for members. Yours is the{' '}
            <TextLink to={paths.adminDashboard()}>Admin Dashboard</TextLink>.
          </Trans>
        ) : (
          <Trans>This account does not manage a profile.</Trans>
        )}
      </p>
    </div>
  );
}
