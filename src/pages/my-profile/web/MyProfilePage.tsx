import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { RejectedNotices, WaitingNotice } from '../../../care/reviews/web/ReviewNotices.tsx';
import { reviews } from '../../../care/reviews/web/reviews.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { personConsent } from '../../../people/person-consent/web/personConsent.ts';
import { Withheld } from '../../../people/person-consent/web/Withheld.tsx';
import { photos } from '../../../people/photos/web/photos.ts';
import { SECTIONS } from '../../../people/profiles/shared/sections/lists.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { AccountCard } from './AccountCard.tsx';
import { myProfile } from './myProfile.ts';
import { PhotosCard } from './PhotosCard.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { SectionCard } from './SectionCard.tsx';

const queries = ofMember(() => [
  myProfile.read.queryOptions(),
  reviews.mine.queryOptions(),
  personConsent.read.queryOptions(),
  photos.mine.queryOptions(),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Edit Your Profile` });

export default function MyProfilePage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <Editor /> : <NoProfile staff={viewer.staff !== null} />;
}

function Editor() {
  const { self, name: person } = useSubject();
  const found = useQuery(myProfile.read.queryOptions());
  const { query: lists, ready } = useVocabulary();
  const edited = useSearchParams()[0].get('edit');
  const profile = found.data;
  const viewsOnly = useViewsOnly();
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        {viewsOnly ? <Trans>My Profile</Trans> : <Trans>Edit Your Profile</Trans>}
      </h1>
      {viewsOnly ? (
        <div className="mt-3">
          <ViewsOnly />
        </div>
      ) : (
        <p className="mt-2 max-w-text text-soft md:text-lg">
          {self ? (
            <Trans>Keep your profile updated for better matches.</Trans>
          ) : (
            <Trans>Keep {person}'s profile updated for better matches.</Trans>
          )}
        </p>
      )}
      <RejectedNotices />
      <WaitingNotice />
      <Withheld />
      {profile && ready ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <PicturePanel profile={profile} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <PhotosCard />
            {SECTIONS.map((name) => (
              <SectionCard
                key={name}
                name={name}
                profile={profile}
                editing={profile.canEdit && edited === name}
              />
            ))}
            <AccountCard account={profile.account} gender={profile.gender} verified={profile.verified} />
          </div>
        </div>
      ) : found.isError || lists.isError ? (
        <NotLoaded
          of={[found, lists].filter(({ isError }) => isError)}
          className="mt-6"
          title={
            self ? <Trans>Couldn't load your profile</Trans> : <Trans>Couldn't load {person}'s profile</Trans>
          }
        />
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}

function EditorSkeleton() {
  return (
    <div
      aria-busy="true"
      className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <Skeleton className="h-40 md:h-[28rem]" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {SECTIONS.map((name) => (
          <Skeleton key={name} className="h-56" />
        ))}
      </div>
    </div>
  );
}
