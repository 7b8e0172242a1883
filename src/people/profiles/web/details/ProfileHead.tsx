import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Card, FullProfile } from '../../contract.ts';
import { Badges } from '../card/Badges.tsx';
import { useCustomLines } from '../custom/useCustomLines.ts';
import { formatHeight, formatPlace } from '../format.ts';
import { incomeOf } from '../profileText.ts';
import { type Fact, stated } from './Facts.tsx';
import { Gallery, photoHeight } from './Gallery.tsx';

export type Profile = (Card & { view: 'limited' }) | FullProfile;

type ProfileHeadProps = {
  profile: Profile;
  /** Of the name: h2 where the page shows the profile under a heading of its own. */
  heading?: 'h1' | 'h2';
  corner?: ReactNode;
  photoAction?: (src: string) => ReactNode;
  /** Right under the name: what matters most of somebody. */
  underName?: ReactNode;
};

/**
 * Photo, name and key facts. `profileGrid` lays out its parts: on a phone one below the other,
 * with the photo at full width.
 * @param corner beside the name, on a phone
 */
export function ProfileHead({
  profile,
  heading: Heading = 'h1',
  corner,
  photoAction,
  underName,
}: ProfileHeadProps) {
  const { nameOf } = useVocabulary();
  const full = profile.view === 'full' ? profile : null;
  const maritalStatus = full && nameOf('marital_status', full.maritalStatus);
  return (
    <>
      <div className="grid gap-3 md:contents">
        <div className="md:row-span-4">
          <Gallery profile={profile} actionOf={photoAction} />
        </div>
        <div className="min-w-0 md:col-start-2">
          <div className="flex items-start justify-between gap-2">
            <Heading className="min-w-0 hyphens-auto text-2xl [overflow-wrap:anywhere] max-[22rem]:text-xl md:text-4xl">
              <bdi>{profile.name}</bdi>, {profile.age}
            </Heading>
            {corner}
          </div>
          <p className="mt-1 text-lg md:text-xl">
            <Dots>{[profile.heightCm && formatHeight(profile.heightCm), maritalStatus]}</Dots>
          </p>
          <div className="mt-2 md:mt-3">
            <Badges profile={profile} />
          </div>
          {underName}
        </div>
      </div>
      <Decisive profile={profile} />
    </>
  );
}

/** Grid of the profile page: photo at the left from a tablet on, tabs across. */
export const profileGrid =
  'flex flex-col gap-4 md:grid md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[auto_auto_auto_1fr] md:gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12';

function Decisive({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const full = profile.view === 'full' ? profile : null;
  const income = full && incomeOf(full);
  const custom = useCustomLines(profile);
  const facts: Fact[] = [
    [t`Religion`, full && nameOf('religion', full.religion)],
    [t`Community`, full?.caste],
    [t`Lives in`, formatPlace(profile.city, nameOf('state', profile.state))],
    [t`Education`, nameOf('education', profile.education)],
    [t`Profession`, profile.profession],
    [t`Income`, income && t`${income} a year`],
    // A whole profile has them among its details.
    ...(full ? [] : custom.all()),
  ];
  return (
    <div className="md:col-start-2">
      <dl className="grid gap-y-1.5">
        {stated(facts).map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-3 leading-snug">
            <dt className="w-[6.5rem] text-soft">{label}</dt>
            <dd className="min-w-0 grow basis-[7rem] font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {full?.photos.some((photo) => photo.blurred) && (
        <p className="mt-3 text-soft">
          <Trans>Photo is visible once you're connected</Trans>
        </p>
      )}
    </div>
  );
}

/** Skeleton of the head of a profile while it loads. */
export function ProfileHeadSkeleton() {
  return (
    <div className={profileGrid} aria-busy="true">
      <div className="grid gap-3 md:contents">
        <Skeleton className={`aspect-4/5 md:row-span-4 ${photoHeight}`} />
        <div className="md:col-start-2">
          <Skeleton className="h-9 w-4/5 md:h-11" />
          <Skeleton className="mt-3 h-6 w-1/2" />
        </div>
      </div>
      <div className="grid gap-3 md:col-start-2">
        {['w-2/3', 'w-3/5', 'w-1/2', 'w-3/5', 'w-2/5'].map((width, line) => (
          <Skeleton key={line} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  );
}
