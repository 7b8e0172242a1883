import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Interest } from '../../interests/contract.ts';
import { InterestHeart } from '../../interests/web/InterestHeart.tsx';
import type { Card } from '../../profiles/contract.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../profiles/web/ProfileCard.tsx';
import { Button } from '../../ui/Button.tsx';

export const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

type ResultsProps = {
  profiles: (Card & { interest: Interest | null })[];
  more: boolean;
  busy: boolean;
  onMore(): void;
};

/** Cards that load on while one scrolls; the button does the same for the keyboard. */
export function Results({ profiles, more, busy, onMore }: ResultsProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  useEffect(() => {
    if (!more || busy || !end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '800px',
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [more, busy]);
  return (
    <>
      <ul className={grid}>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              priority={index < 3}
              corner={<InterestHeart profile={profile} interest={profile.interest} />}
            />
          </li>
        ))}
        {busy &&
          more &&
          [0, 1, 2].map((place) => (
            <li key={place}>
              <ProfileCardSkeleton />
            </li>
          ))}
      </ul>
      <div ref={end} className="mt-8 flex justify-center text-soft">
        {more ? (
          <Button kind="quiet" busy={busy} onClick={onMore}>
            <Trans>Load more</Trans>
          </Button>
        ) : (
          <p>
            <Trans>You have seen all of them.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
