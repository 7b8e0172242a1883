import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Interest } from '../../../interests/contract.ts';
import { InterestHeart, ReceivedNote } from '../../../interests/web/sending/InterestHeart.tsx';
import { useCompact } from '../../../kit/web/compact/useCompact.ts';
import type { Card } from '../../../profiles/contract.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../../profiles/web/card/ProfileCard.tsx';
import { moved } from '../../../profiles/web/order/orders.ts';
import { SafetyMenu } from '../../../safety/web/SafetyMenu.tsx';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';
import { Button } from '../../../ui/Button.tsx';

type ResultsProps = {
  profiles: (Card & { interest: Interest | null })[];
  /** The classes of the grid. */
  grid: string;
  /** Whether there are more, whether they are loading, and whether loading failed. */
  more: boolean;
  busy: boolean;
  failed: boolean;
  onMore(): void;
};

const AHEAD = '1000px';
let opened: string | undefined;

/** Cards that load more on scroll; the button does the same for the keyboard, and after a failure. */
export function Results({ profiles, grid, more, busy, failed, onMore }: ResultsProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  const watching = more && !busy && !failed;
  useReturn();
  const { compact } = useCompact();

  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);

  function remember({ target }: MouseEvent) {
    opened = (target as Element).closest('a[data-card]')?.getAttribute('href') ?? opened;
  }

  return (
    <>
      {profiles.some(({ highlighted }) => highlighted) && (
        <p className="mb-1 flex items-center gap-2 text-soft text-sm leading-tight sm:mb-4">
          <span aria-hidden className="h-1 w-3 shrink-0 rounded-full bg-marigold" />
          <Trans>Golden border: highlighted because of their plan</Trans>
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only observes clicks on the links inside */}
      <ul data-endless className={grid} onClick={remember}>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              priority={index < (compact ? 6 : 3)}
              compact={compact}
              menu={<SafetyMenu person={profile} look="disc" />}
              corner={
                <>
                  <ShortlistButton profile={profile} />
                  <InterestHeart profile={profile} interest={profile.interest} />
                </>
              }
              note={<ReceivedNote interest={profile.interest} />}
            />
          </li>
        ))}
        {busy && <Waiting number={3} />}
      </ul>
      <div ref={end} className="mt-8 flex min-h-12 flex-col items-center gap-3 text-center text-soft">
        {failed && (
          <p role="alert">
            <Trans>Couldn't load more profiles.</Trans>
          </p>
        )}
        {more ? (
          <Button kind="quiet" busy={busy} onClick={onMore}>
            {failed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
          </Button>
        ) : (
          <p>
            <Trans>You've seen all profiles</Trans>
          </p>
        )}
      </div>
    </>
  );
}

/** Skeletons of cards while they load. */
export function Waiting({ number }: { number: number }): ReactNode {
  const { compact } = useCompact();
  return Array.from({ length: number }, (_, place) => (
    <li key={place} aria-hidden>
      <ProfileCardSkeleton compact={compact} />
    </li>
  ));
}

/** Moves the focus to the card after the way back from its profile; `useOrder` does from another one of the list. */
function useReturn() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    if (!back || !opened || moved.has(address)) return;
    const card = document.querySelector<HTMLElement>(`a[data-card][href="${CSS.escape(opened)}"]`);
    const frame = requestAnimationFrame(() => card?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [back, address]);
}
