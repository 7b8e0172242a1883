import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { NavLink, useParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import {
  ProfileHead,
  ProfileHeadSkeleton,
  profileGrid,
} from '../../../people/profiles/web/details/ProfileHead.tsx';
import { ProfileTabs } from '../../../people/profiles/web/details/ProfileTabs.tsx';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { myProfile } from './myProfile.ts';

export const meta = () => page({ title: t`See the profile` });

type Seen = 'visitor' | 'member' | 'match';
const isSeen = (text: string | undefined): text is Seen =>
  text === 'visitor' || text === 'member' || text === 'match';

const queries = ofMember(({ params: { as } }) => [
  myProfile.preview.queryOptions({ input: { as: isSeen(as) ? as : 'visitor' } }),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export default function PreviewPage() {
  const { as } = useParams();
  const { viewer } = useViewer();
  if (!viewer) return null;
  if (!viewer.profile) return <NoProfile staff={viewer.staff !== null} />;
  return <Preview as={isSeen(as) ? as : 'visitor'} listed={viewer.profile.listed} />;
}

function Preview({ as, listed }: { as: Seen; listed: boolean }) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const { ready } = useVocabulary();
  const found = useQuery(myProfile.preview.queryOptions({ input: { as } }));
  const tabs = [
    { as: 'visitor', label: t`As a visitor` },
    { as: 'member', label: t`As a member` },
    { as: 'match', label: t`As a match` },
  ];
  const texts = {
    visitor: t`Anyone on the internet sees this, without logging in.`,
    member: t`Members with a verified email see this.`,
    match: t`Members you are connected with see this. With a plan, they can also see the phone number and email.`,
  };
  return (
    <div className="page py-6 md:py-10">
      <TextLink to={paths.myProfile()} className="inline-flex min-h-11 items-center gap-1 no-underline">
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>Edit Your Profile</Trans>
      </TextLink>
      <h1 className="text-3xl md:text-4xl">
        {self ? <Trans>See your profile</Trans> : <Trans>See {person}'s profile</Trans>}
      </h1>
      <nav
        aria-label={self ? t`See your profile` : t`See ${person}'s profile`}
        className="mt-4 flex overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <NavLink
            key={tab.as}
            to={paths.preview(tab.as)}
            replace
            preventScrollReset
            className="-mb-px flex min-h-12 shrink-0 items-center border-transparent border-b-3 px-3 font-semibold text-soft hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:border-kumkum-ink aria-[current=page]:text-ink sm:px-4"
          >
            {tab.label}
          </NavLink>
        ))}
      </nav>
      {found.data?.visible !== false && <p className="mt-4 max-w-text text-soft">{texts[as]}</p>}
      {found.data && !found.data.visible && (
        <Notice className="mt-4">
          {!listed ? (
            self ? (
              <Trans>Others can't see your profile yet. This is how it will look.</Trans>
            ) : (
              <Trans>Others can't see {person}'s profile yet. This is how it will look.</Trans>
            )
          ) : as === 'visitor' ? (
            self ? (
              <Trans>
                Visitors can't see your profile. You show it only to premium members and to members you are
                connected with.
              </Trans>
            ) : (
              <Trans>
                Visitors can't see {person}'s profile. You show it only to premium members and to members you
                are connected with.
              </Trans>
            )
          ) : self ? (
            <Trans>
              You show your profile only to premium members and to members you are connected with.
            </Trans>
          ) : (
            <Trans>
              You show {person}'s profile only to premium members and to members you are connected with.
            </Trans>
          )}
        </Notice>
      )}
      <div className="mt-6">
        {found.data && ready ? (
          <>
            <div className={profileGrid}>
              <ProfileHead profile={found.data.profile} heading="h2" />
            </div>
            {found.data.profile.view === 'full' ? (
              <div className="mt-6">
                <ProfileTabs profile={found.data.profile} />
              </div>
            ) : (
              <p className="mt-6 max-w-text text-soft">
                <Trans>
                  Visitors don't see more than this. Family, preferences and horoscope are for members.
                </Trans>
              </p>
            )}
          </>
        ) : found.isError ? (
          <NotLoaded
            of={found}
            title={self ? t`Couldn't load your profile` : t`Couldn't load ${person}'s profile`}
          />
        ) : (
          <ProfileHeadSkeleton />
        )}
      </div>
    </div>
  );
}
