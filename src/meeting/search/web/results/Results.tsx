import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useCompact } from '../../../../kit/web/compact/useCompact.ts';
import { readsMembers } from '../../../../kit/web/readsMembers.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { moved } from '../../../../people/profiles/web/order/orders.ts';
import { SafetyMenu } from '../../../../people/safety/web/SafetyMenu.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { InterestHeart, ReceivedNote } from '../../../interests/web/InterestHeart.tsx';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';
import type { FoundProfile } from '../../contract.ts';
import type { Sort } from '../../shared/sorts.ts';
import { GunaNote, UnmetNote } from './CardNotes.tsx';

type ResultsProps = {
  profiles: FoundProfile[];
  /** The order, and the text of the search. */
  sort: Sort | undefined;
  text: string | undefined;
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

/** Cards that load more on scroll. A button does the same for the keyboard, and after a failure. */
export function Results({ profiles, sort, text, grid, more, busy, failed, onMore }: ResultsProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  const watching = more && !busy && !failed;
  useReturn();
  const { compact } = useCompact();
  const { viewer } = useViewer();
  const desk = readsMembers(viewer);

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

  // The first profile that does not meet all preferences, or whose name only sounds like the text, begins a second
  // part.
  const begin = profiles.findIndex(({ unmet, isAlike }) => (text ? isAlike : unmet && unmet.length > 0));
  const further = begin !== -1;
  const before = further ? begin : profiles.length;
  const first = profiles.slice(0, compact ? 6 : 3);
  const cards = (some: FoundProfile[], heading: 'h2' | 'h3') =>
    some.map((profile) => (
      <li key={profile.id}>
        <ProfileCard
          profile={profile}
          priority={first.includes(profile)}
          compact={compact}
          heading={heading}
          to={desk ? paths.adminUser(profile.id) : undefined}
          marks={
            !desk && (
              <>
                <ShortlistButton profile={profile} look="sign" />
                <SafetyMenu person={profile} />
              </>
            )
          }
          corner={!desk && <InterestHeart profile={profile} interest={profile.interest} />}
          note={
            <>
              <UnmetNote unmet={profile.unmet} />
              {sort === 'guna' && <GunaNote points={profile.gunaPoints} />}
              <ReceivedNote interest={profile.interest} />
            </>
          }
        />
      </li>
    ));

  return (
    <>
      {profiles.some(({ highlighted }) => highlighted) && (
        <p className="mb-4 flex items-center gap-2 text-soft text-sm leading-tight max-sm:hidden">
          <span aria-hidden className="h-1 w-3 shrink-0 rounded-full bg-marigold" />
          <Trans>Premium member</Trans>
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only observes clicks on the links inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div onClick={remember}>
        {before > 0 && (
          <ul data-endless className={grid}>
            {cards(profiles.slice(0, before), 'h2')}
            {busy && !further && <CardSkeletons number={3} />}
          </ul>
        )}
        {further && (
          <>
            <h2
              className={classes(
                'text-base leading-tight sm:text-xl sm:leading-normal',
                // If this part comes first on a phone, the second card is still visible.
                before > 0 ? 'mt-8 mb-3' : 'mb-1 sm:mb-3',
              )}
            >
              {profiles[before]!.isAlike ? (
                <Trans>Showing names like ‘{text}’</Trans>
              ) : (
                <Trans>Close matches</Trans>
              )}
            </h2>
            <ul data-endless className={grid}>
              {cards(profiles.slice(before), 'h3')}
              {busy && <CardSkeletons number={3} />}
            </ul>
          </>
        )}
      </div>
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
export function CardSkeletons({ number }: { number: number }): ReactNode {
  const { compact } = useCompact();
  return Array.from({ length: number }, (_, place) => (
    <li key={place} aria-hidden>
      <ProfileCardSkeleton compact={compact} />
    </li>
  ));
}

/**
 * Moves the focus to the card on the way back from its profile; `useOrder` does so from another profile of the list.
 */
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
