import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { page } from '../../../base/site/web/page.ts';
import { reviews } from '../../../care/reviews/web/reviews.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer, type Viewer } from '../../../kit/web/viewer.ts';
import { ContactViews } from '../../../meeting/contact-details/web/ContactViews.tsx';
import { contactDetails } from '../../../meeting/contact-details/web/contactDetails.ts';
import { interests } from '../../../meeting/interests/web/interests.ts';
import { NewInterests } from '../../../meeting/interests/web/NewInterests.tsx';
import { matching } from '../../../meeting/matching/web/matching.ts';
import { PickOfWeek } from '../../../meeting/matching/web/picks/PickOfWeek.tsx';
import { Recommendations } from '../../../meeting/matching/web/recommended/Recommendations.tsx';
import { SuggestedMatches } from '../../../meeting/suggestions/web/suggested/SuggestedMatches.tsx';
import { suggestions } from '../../../meeting/suggestions/web/suggestions.ts';
import { paths } from '../../../paths.ts';
import { personConsent } from '../../../people/person-consent/web/personConsent.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Kolam } from '../../../ui/motif/Kolam.tsx';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Completeness } from './Completeness.tsx';
import { dashboard, hasWishes } from './dashboard.ts';
import { NotShownYet } from './NotShownYet.tsx';
import { OwnPhone } from './OwnPhone.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Tiles } from './Tiles.tsx';

const queries = ofMember(({ viewer }) => [
  dashboard.mine.queryOptions(),
  personConsent.read.queryOptions(),
  reviews.mine.queryOptions(),
  interests.list.queryOptions({ input: { box: 'received' } }),
  suggestions.list.queryOptions(),
  matching.pick.queryOptions(),
  matching.recommendations.queryOptions({ input: {} }),
  ...(viewer.impersonator ? [] : [contactDetails.views.infiniteOptions(byCursor())]),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Dashboard` });

const FirstStep = lazyPart(() => import('./FirstStep.tsx'));
const AskPerson = lazyPart(() => import('../../../people/person-consent/web/lazyAskPerson.ts'));

/** Below so many per cent, completing the profile comes before everything else. */
const NEARLY_EMPTY = 40;

export default function DashboardPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const { profile } = viewer;
  return profile ? (
    <Dashboard viewer={viewer} profile={profile} />
  ) : (
    <NoProfile staff={viewer.staff !== null} />
  );
}

function Dashboard({ viewer, profile }: { viewer: Viewer; profile: NonNullable<Viewer['profile']> }) {
  const { t } = useLingui();
  const found = useQuery(dashboard.mine.queryOptions());
  const figures = found.data;
  const failed = !figures && found.isError;
  const { self, name } = useSubject();
  const complete = self ? <Trans>Complete your profile</Trans> : <Trans>Complete {name}'s profile</Trans>;
  const greeted = self ? profile.name : viewer.name;
  const canEdit = profile.role !== 'viewer';
  // Once shown it stays until the page is left: the first photo is no reason to take its button away.
  const [begins, setBegins] = useState(false);
  if (canEdit && figures?.steps.left === 0 && !begins) setBegins(true);
  const nearlyEmpty = Boolean(canEdit && figures && !begins && figures.completeness.percent < NEARLY_EMPTY);
  return (
    <div className="page py-6 md:py-10">
      <div className="flex items-center justify-between gap-8">
        <h1 className="min-w-0 text-3xl [overflow-wrap:anywhere] md:text-4xl">
          {greeted ? <Trans>Welcome, {greeted}</Trans> : <Trans>Welcome to {profile.name}'s profile</Trans>}
        </h1>
        <Kolam className="hidden size-20 shrink-0 opacity-70 md:block" />
      </div>
      {profile.role === 'viewer' && (
        <div className="mt-3">
          <ViewsOnly />
        </div>
      )}
      {figures && begins && canEdit && (
        <KeepServed fallback={<Skeleton className="mt-6 h-96" />}>
          <FirstStep of={figures.steps.of} />
        </KeepServed>
      )}
      <NotShownYet viewer={viewer} />
      {figures && nearlyEmpty && (
        <Panel className="mt-6" title={complete}>
          <Completeness {...figures.completeness} steps canEdit />
          <ButtonLink to={paths.profileSteps()} className="mt-5">
            {complete}
          </ButtonLink>
          <OwnPhone />
        </Panel>
      )}
      <NewInterests />
      <SuggestedMatches />
      <div className="mt-8 mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl md:text-2xl">
          <Trans>Recommended For You</Trans>
        </h2>
        <TextLink to={paths.browse()}>
          <Trans>View All</Trans>
        </TextLink>
      </div>
      <PickOfWeek />
      <Recommendations stated={hasWishes(figures)} />
      {failed ? (
        <NotLoaded of={found} className="mt-6" title={t`Couldn't load your numbers`} />
      ) : (
        <Tiles figures={figures} />
      )}
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        {!failed && !nearlyEmpty && (
          <Panel title={self ? <Trans>Your profile</Trans> : <Trans>{name}'s profile</Trans>}>
            {figures ? (
              <>
                <Completeness {...figures.completeness} canEdit={canEdit} />
                <OwnPhone />
              </>
            ) : (
              <Skeleton className="h-40" />
            )}
          </Panel>
        )}
        <Panel title={<Trans>Quick Actions</Trans>}>
          <QuickActions premium={viewer.premium} canEdit={canEdit} />
        </Panel>
      </div>
      {canEdit && !self && (
        <KeepServed>
          <AskPerson />
        </KeepServed>
      )}
      <ContactViews />
    </div>
  );
}

function Panel({
  title,
  className,
  children,
}: {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card className={classes('p-5 md:p-6', className)}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
