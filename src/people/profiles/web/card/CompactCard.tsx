import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { prefetchWhenSeen } from '../../../../kit/web/pages/prefetch.tsx';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Card as Profile } from '../../contract.ts';
import { formatHeight, formatPlace } from '../format.ts';
import { CardStar } from './CardStar.tsx';
import { Portrait } from './Portrait.tsx';

type CompactCardProps = {
  profile: Profile;
  /** What there is between the viewer and the profile. */
  state: ReactNode;
  /** Buttons, which are not part of the card's link. */
  actions: ReactNode;
  /** Below the photo: block and report. */
  menu?: ReactNode;
  priority?: boolean;
};

/** With large text, the words are below the photo on a phone. */
const shape = 'flex h-full flex-wrap content-start overflow-hidden sm:flex-col sm:flex-nowrap';

/** A profile in a list to be answered: a row with a small photo on a phone, a card on wider screens. */
export function CompactCard({ profile, state, actions, menu, priority }: CompactCardProps) {
  const { nameOf } = useVocabulary();
  const { pathname, search } = useLocation();
  const { id, name, age, heightCm, city, profession } = profile;
  const place = formatPlace(city, nameOf('state', profile.state));
  const facts = [heightCm && formatHeight(heightCm), place, profession];
  return (
    <Card
      className={`${shape} group relative transition hover:border-clay hover:shadow-lift has-[[data-card]:focus-visible]:outline-3 has-[[data-card]:focus-visible]:outline-kumkum-ink has-[[data-card]:focus-visible]:outline-offset-2`}
    >
      {/* Beside the name, the star and the menu would leave no room for it. */}
      <div className="w-24 shrink-0 sm:contents">
        <Portrait
          name={name}
          photo={profile.photo}
          sizes="(width >= 64rem) 17rem, (width >= 40rem) 45vw, 6rem"
          priority={priority}
          className="rounded-br-xl sm:rounded-none"
        />
        <div className="relative z-10 flex justify-center empty:hidden sm:order-1 sm:-mt-1 sm:self-end sm:px-1.5">
          <CardStar profile={profile} />
          {menu}
        </div>
      </div>
      <div className="flex min-w-0 grow basis-[9rem] flex-col px-3 py-2 sm:basis-auto sm:px-4 sm:pt-4">
        <h2 className="text-lg [overflow-wrap:anywhere] leading-snug sm:text-xl">
          <Link
            data-card
            ref={prefetchWhenSeen}
            to={paths.profile(id)}
            state={{ from: pathname + search }}
            className="line-clamp-5 after:absolute after:inset-0 focus-visible:outline-none group-hover:underline group-hover:underline-offset-4"
          >
            {name}, {age}
          </Link>
        </h2>
        <p className="text-soft max-sm:line-clamp-2 sm:mt-1 sm:line-clamp-3">
          <Dots>{facts}</Dots>
        </p>
        <div className="relative mt-1 sm:mt-auto sm:pt-3">{state}</div>
      </div>
      <div className="relative z-10 w-full px-3 pt-2 pb-3 empty:hidden sm:order-2 has-[>:empty]:hidden sm:px-4 sm:pt-0">
        {actions}
      </div>
    </Card>
  );
}

/** Skeleton of a compact card while it loads. */
export function CompactCardSkeleton() {
  return (
    <Card className={shape}>
      <Skeleton className="aspect-4/5 w-24 shrink-0 rounded-none sm:w-auto" />
      <div className="min-w-0 grow basis-[9rem] px-3 py-2 sm:basis-auto sm:px-4 sm:py-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="mt-2.5 h-4.5 w-full" />
        <Skeleton className="mt-2 h-4.5 w-3/5" />
      </div>
      <div className="w-full px-3 pb-3 sm:px-4">
        <Skeleton className="h-11" />
      </div>
    </Card>
  );
}
