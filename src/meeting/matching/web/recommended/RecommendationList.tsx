import { Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import {
  alignedGrid,
  alignedItem,
  ProfileCardSkeleton,
} from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { usePagesOrder } from '../../../../people/profiles/web/order/usePagesOrder.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { useShortlistIds } from '../../../shortlist/web/useShortlistIds.ts';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { matching } from '../matching.ts';
import { NoWishes } from '../NoWishes.tsx';
import { usePick } from '../picks/usePick.ts';
import { keepAll } from './keepPlaces.ts';
import { RecommendedCard } from './RecommendedCard.tsx';

type Pages = InfiniteData<{ profiles: Recommendation[]; nextCursor: string | null }, string | undefined>;

/** Long enough to read some profiles, and come back to the same cards. */
const CACHED_MS = 30 * MINUTE_MS;

const HowChosen = lazyPart(() => import('../HowChosen.tsx'));

const grid = `grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 ${alignedGrid}`;
const flat = (pages: Pages) => pages.pages.flatMap(({ profiles }) => profiles);

/** Merges what was loaded into what is shown; the first page then holds everything. */
function keepPages(shown: Pages | undefined, next: Pages): Pages {
  const merged = keepAll(shown && flat(shown), flat(next));
  return {
    ...next,
    pages: next.pages.map((page, place) => ({ ...page, profiles: place === 0 ? merged : [] })),
  };
}

const stays = ({ dismissed }: Recommendation) => dismissed !== true;

/**
 * On leaving the page, removes profiles that stayed in the list after an interest or ‘Not for me’. The others stay
 * loaded, so that the way back from a profile leads to the same place.
 */
function leave(queries: QueryClient): void {
  const lists = queries
    .getQueryCache()
    .findAll({ queryKey: matching.recommendations.key({ type: 'infinite' }) });
  for (const list of lists) {
    const shown = list.state.data as Pages | undefined;
    if (!shown) continue;
    const pages = shown.pages.map((page) => ({
      ...page,
      profiles: page.profiles.filter((one) => stays(one) && one.interest === null),
    }));
    // Sets the state: setting the data would merge it with the shown profiles, and so keep them.
    list.setState({ data: { ...shown, pages } });
  }
}

/** Every recommendation, page by page. @param stated whether the viewer has stated preferences */
export function RecommendationList({ stated }: { stated: boolean }) {
  const { t } = useLingui();
  const { ready } = useVocabulary();
  useShortlistIds();
  const { isBelow } = usePick();
  const queries = useQueryClient();
  const found = useInfiniteQuery(
    matching.recommendations.infiniteOptions({
      ...byCursor(),
      structuralSharing: (shown, next) => keepPages(shown as Pages | undefined, next as Pages),
      gcTime: CACHED_MS,
    }),
  );

  usePagesOrder('recommendations', found, ({ profiles }) => profiles.filter(stays).map(({ id }) => id));

  useEffect(() => () => leave(queries), [queries]);

  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={grid} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  const all = found.data && flat(found.data);
  if (!all) return <NotLoaded of={found} title={t`Couldn't load recommendations`} />;
  if (all.length === 0) {
    return (
      <EmptyState
        title={<Trans>No recommendations yet</Trans>}
        text={<Trans>Matching profiles will appear here.</Trans>}
        action={
          <ButtonLink to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {!stated && <NoWishes />}
      <ul className={grid}>
        {all.filter(isBelow).map((one, place) => (
          <li key={one.id} className={alignedItem}>
            <RecommendedCard recommended={one} priority={place < 3} />
          </li>
        ))}
      </ul>
      <MoreOf found={found} />
      <Suspense>
        <HowChosen promoted={all.some(({ promoted }) => promoted)} />
      </Suspense>
    </>
  );
}
