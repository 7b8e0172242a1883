import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import {
  alignedGrid,
  alignedItem,
  ProfileCardSkeleton,
} from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { useOrder } from '../../../../people/profiles/web/order/useOrder.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { useShortlistIds } from '../../../shortlist/web/useShortlistIds.ts';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { matching } from '../matching.ts';
import { NoWishes } from '../NoWishes.tsx';
import { usePick } from '../picks/usePick.ts';
import { keepPlaces } from './keepPlaces.ts';
import { RecommendedCard } from './RecommendedCard.tsx';

type Page = { profiles: Recommendation[]; nextCursor: string | null };

const HowChosen = lazyPart(() => import('../HowChosen.tsx'));

// Narrow screens scroll sideways: six whole cards would take a long way down.
const row =
  '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 *:w-[min(17rem,78vw)] *:shrink-0 *:snap-start md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid-cols-3 lg:overflow-visible lg:px-0 lg:pb-0 lg:*:w-auto';

const COLUMNS = 3;

/** Fills the last row on wide screens if it is not full of cards. */
function Rest({ columns, more }: { columns: number; more: ReactNode }) {
  return (
    <li
      className={classes(
        'mb-5 row-span-4 hidden content-center justify-items-center rounded-xl border border-line border-dashed p-6 lg:grid',
        columns > 1 && 'col-span-2',
      )}
    >
      <Kolam className="size-32 opacity-50" />
      {more}
    </li>
  );
}

/**
 * Up to six profiles that match best in both directions, with reasons.
 * @param stated whether the viewer has stated preferences
 */
export function Recommendations({ stated }: { stated: boolean }) {
  const { t } = useLingui();
  const { ready } = useVocabulary();
  useShortlistIds();
  const { isBelow } = usePick();
  const queries = useQueryClient();
  const found = useQuery(
    matching.recommendations.queryOptions({
      input: {},
      structuralSharing: (shown, next) => {
        const page = next as Page;
        return { ...page, profiles: keepPlaces((shown as Page | undefined)?.profiles, page.profiles) };
      },
    }),
  );

  useOrder('recommendations', found.data?.profiles.map(({ id }) => id) ?? []);

  // On leaving the page, profiles that stayed only because their heart was pressed are removed.
  useEffect(
    () => () => queries.removeQueries({ queryKey: matching.recommendations.key({ type: 'query' }) }),
    [queries],
  );

  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={classes(row, alignedGrid)} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <div key={place}>
            <ProfileCardSkeleton />
          </div>
        ))}
      </div>
    );
  }
  if (!found.data) {
    return <NotLoaded of={found} title={t`Couldn't load recommendations`} />;
  }
  if (found.data.profiles.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title={<Trans>No recommendations yet</Trans>}
        text={<Trans>Matching profiles will appear here.</Trans>}
      />
    );
  }
  const { profiles, nextCursor } = found.data;
  const below = profiles.filter(isBelow);
  const hole = (COLUMNS - (below.length % COLUMNS)) % COLUMNS;
  const more = nextCursor ? (
    <ButtonLink to={paths.recommendations()} kind="quiet" className="mt-5">
      <Trans>More recommendations</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.browse()} kind="quiet" className="mt-5">
      <Trans>Browse Profiles</Trans>
    </ButtonLink>
  );
  return (
    <>
      {!stated && <NoWishes />}
      <ul className={classes(row, alignedGrid)}>
        {below.map((one) => (
          <li key={one.id} className={alignedItem}>
            <RecommendedCard recommended={one} heading="h3" />
          </li>
        ))}
        {hole > 0 && <Rest columns={hole} more={more} />}
      </ul>
      {nextCursor && <div className={hole > 0 ? 'lg:hidden' : undefined}>{more}</div>}
      <Suspense>
        <HowChosen promoted={profiles.some(({ promoted }) => promoted)} />
      </Suspense>
    </>
  );
}
