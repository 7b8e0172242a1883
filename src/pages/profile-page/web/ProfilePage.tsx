import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import {
  clientLoaderOf,
  loaderOf,
  type NamesQueries,
  type PageData,
} from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { ContactDetails, useIsConnected } from '../../../meeting/contact-details/web/ContactDetails.tsx';
import { contactDetails } from '../../../meeting/contact-details/web/contactDetails.ts';
import { interests } from '../../../meeting/interests/web/interests.ts';
import { BackToBrowse } from '../../../meeting/search/web/BackToBrowse.tsx';
import { ShortlistButton } from '../../../meeting/shortlist/web/ShortlistButton.tsx';
import { paths } from '../../../paths.ts';
import { isPublicId } from '../../../people/profiles/shared/facts/publicId.ts';
import {
  ProfileHead,
  ProfileHeadSkeleton,
  profileGrid,
} from '../../../people/profiles/web/details/ProfileHead.tsx';
import { ProfileTabs } from '../../../people/profiles/web/details/ProfileTabs.tsx';
import { ShareProfile } from '../../../people/profiles/web/details/ShareProfile.tsx';
import { profiles } from '../../../people/profiles/web/profiles.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { SafetyMenu } from '../../../people/safety/web/SafetyMenu.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { InterestPanel } from './InterestPanel.tsx';
import { Neighbours } from './Neighbours.tsx';

const LockedProfileNotice = lazyPart(() => import('./LockedProfileNotice.tsx'));
const ProfileHoroscope = lazyPart(
  () => import('../../../meeting/profile-horoscopes/web/ProfileHoroscope.tsx'),
);
const ReportButton = lazyPart(() => import('../../../people/safety/web/ReportButton.tsx'));

const profileQuery = (id: string) => profiles.read.queryOptions({ input: { id }, meta: { subject: true } });

/** Returns a photo as what is reported, by its address, which has its id. */
const photoAt = (src: string) => ({ kind: 'photo', id: src.split('/')[3] ?? '' }) as const;

const queries: NamesQueries = async ({ params: { id = '' }, viewer, read }) => {
  const profile = await read(profileQuery(id));
  if (!profile || !viewer?.profile) return [];
  const own = profile.view === 'full' && profile.own;
  return own
    ? []
    : [
        interests.between.queryOptions({ input: { id } }),
        ...(profile.view === 'full' && !viewer.impersonator
          ? [contactDetails.read.queryOptions({ input: { id } })]
          : []),
      ];
};

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

type MetaArgs = { params: { id?: string }; loaderData?: PageData | undefined };

export const meta = ({ params: { id = '' }, loaderData }: MetaArgs) =>
  page({
    // Whoever shares a link chooses the rest of an address, which must not be read in our name in its preview.
    title: isPublicId(id) && !loaderData?.notFound ? t`Profile ${id}` : t`Profile not found`,
    // For link previews: a profile is in no search engine, and nothing of the person is in a preview.
    description: t`A profile for marriage. Log in or register free to see the full name, photos and family details.`,
  });

export default function ProfilePage() {
  const { self, name: person } = useSubject();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<string>();
  const brought = useLoaderData<PageData | undefined>();
  const found = useQuery(profileQuery(id));
  const isOther = found.data?.view === 'full' && !found.data.own;
  const connected = useIsConnected(id, isOther);
  const { ready } = useVocabulary();
  const { viewer } = useViewer();
  const listed = viewer?.profile?.listed ?? true;
  // Query keeps what it loaded before: a profile that was blocked or hidden meanwhile goes away.
  const gone = found.error instanceof ORPCError && found.error.status === 404;
  const profile = gone ? undefined : found.data;
  // The document may say so before the query does.
  const unknown = gone || (found.isPending && Boolean(brought?.notFound));
  // Nobody who has just blocked a profile looks for it: Browse is on its way.
  if ((found.isPending && !unknown) || blocked === id || (profile && !ready)) {
    return (
      <Page id={id}>
        <ProfileHeadSkeleton />
      </Page>
    );
  }
  if (!profile) {
    return (
      <>
        <div className="page flex pt-2">
          <Neighbours id={id} />
        </div>
        <NotShown unknown={unknown} error={found.error} onRetry={() => void found.refetch()} />
      </>
    );
  }
  function toBrowse() {
    setBlocked(id);
    void navigate(paths.browse());
  }
  // Only who may act for a profile has the menu, whose icon ends where the photo does.
  const acts = viewer?.profile && viewer.profile.role !== 'viewer';
  const own = profile.view === 'full' && profile.own;
  return (
    <Page
      id={id}
      aside={
        <div key={id} className={classes('flex items-center gap-1 sm:gap-2', acts && !own && '-mr-3')}>
          <div className="max-sm:hidden">
            <ShortlistButton profile={profile} look="bar" />
          </div>
          <ShareProfile name={profile.name} />
          {!own && <SafetyMenu person={profile} onBlocked={toBrowse} />}
        </div>
      }
    >
      {own && (
        <Notice
          className="mb-4 print:hidden"
          action={
            <ButtonLink to={paths.myProfile()} kind="quiet" size="small">
              <Trans>My Profile</Trans>
            </ButtonLink>
          }
        >
          {listed ? (
            self ? (
              <Trans>This is how other members see your profile.</Trans>
            ) : (
              <Trans>This is how other members see {person}'s profile.</Trans>
            )
          ) : self ? (
            <Trans>Others can't see your profile yet. This is how it will look.</Trans>
          ) : (
            <Trans>Others can't see {person}'s profile yet. This is how it will look.</Trans>
          )}
        </Notice>
      )}
      <div key={id} className={profileGrid}>
        <ProfileHead
          profile={profile}
          underName={profile.view === 'full' && connected && !own && <ContactDetails profile={profile} />}
          corner={
            // In the bar above there is no room for it on a phone.
            <div className="-mt-1.5 -mr-2 sm:hidden">
              <ShortlistButton profile={profile} look="sign" />
            </div>
          }
          {...(!own && {
            photoAction: (src: string) => (
              <Suspense>
                <ReportButton target={photoAt(src)} person={profile} onBlocked={toBrowse}>
                  <Trans>Report photo</Trans>
                </ReportButton>
              </Suspense>
            ),
          })}
        />
        {!own && (
          <div className="contents print:hidden">
            <InterestPanel profile={profile} />
          </div>
        )}
        {/* On a phone, what is locked comes after what can be read. */}
        {profile.view === 'full' && !own && !connected && (
          <div className="grid max-md:order-1 md:col-span-2">
            <ContactDetails profile={profile} />
          </div>
        )}
        <div className="mt-2 md:col-span-2 md:mt-6">
          {profile.view === 'full' ? (
            <ProfileTabs
              profile={profile}
              horoscope={
                <KeepServed fallback={<Skeleton className="mt-6 h-96" />}>
                  <ProfileHoroscope id={profile.id} />
                </KeepServed>
              }
            />
          ) : (
            <Suspense>
              <LockedProfileNotice profile={profile} />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  );
}

function Page({ id, aside, children }: { id: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="page pt-2 pb-12 md:pt-6">
      <div className="mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 md:mb-4 print:hidden">
        <BackToBrowse />
        <Neighbours id={id} />
        {aside}
      </div>
      {children}
    </div>
  );
}

type NotShownProps = { unknown: boolean; error: unknown; onRetry(): void };

function NotShown({ unknown, error, onRetry }: NotShownProps) {
  if (unknown || (error instanceof ORPCError && error.status < 500 && error.status !== 429)) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>Profile not found</Trans>}
        text={<Trans>It may be hidden or removed, or the link may be wrong.</Trans>}
        action={
          <ButtonLink to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={<Trans>Couldn't load this profile</Trans>}
      text={errorText(error)}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
