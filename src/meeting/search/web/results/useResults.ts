import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import type { FailedQuery } from '../../../../kit/web/api/NotLoaded.tsx';
import { usePagesOrder } from '../../../../people/profiles/web/order/usePagesOrder.ts';
import type { Sort } from '../../shared/sorts.ts';
import { type FilterTexts, queryOf } from '../filters/address.ts';
import { useCount } from '../filters/useCount.ts';
import { search } from '../search.ts';
import { useScrollRestoration } from '../useScrollRestoration.ts';

// Long enough to read some profiles and come back to the same cards; changes that concern the viewer arrive by the
// live stream.
const FRESH_MS = 5 * MINUTE_MS;
const CACHED_MS = 30 * MINUTE_MS;

export const resultsQuery = (texts: FilterTexts, sort: Sort | undefined) =>
  search.browse.infiniteOptions({
    ...byCursor({ ...queryOf(texts), sort }),
    staleTime: FRESH_MS,
    gcTime: CACHED_MS,
  });

/**
 * Returns the matching profiles, page after page, and how many there are in all; null while unknown.
 * @param draft filters that are being dragged: their count comes before their cards
 * @property enabled false until the filters are known
 * @property failed the query that failed to load the filters
 */
export function useResults(
  texts: FilterTexts,
  draft: FilterTexts | undefined,
  { sort, enabled, failed }: { sort: Sort | undefined; enabled: boolean; failed: FailedQuery | undefined },
) {
  const found = useInfiniteQuery({
    ...resultsQuery(texts, sort),
    enabled: enabled && !failed,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  usePagesOrder('browse', found, (page) => page.profiles.map(({ id }) => id));
  const { ready } = useVocabulary();
  const drafted = useCount(draft);
  const outdated = found.isPlaceholderData;
  const pages = found.data?.pages;
  // A profile that moved down in the order meanwhile is on a later page again.
  const profiles = [...new Map(pages?.flatMap((one) => one.profiles).map((one) => [one.id, one])).values()];

  // Between two answers the last number stays, so that it never flickers.
  const last = useRef<number | null>(null);
  const state = stateOf();
  const counted = draft ? drafted : outdated ? undefined : pages?.[0]?.count;
  const count = state === 'failed' ? null : counted;
  useEffect(() => {
    if (count !== undefined) last.current = count;
  }, [count]);

  const onMore = () => void found.fetchNextPage({ cancelRefetch: false });
  useScrollRestoration({
    pages: pages?.length ?? 0,
    more: found.hasNextPage,
    busy: found.isFetching,
    onMore,
  });

  return {
    state,
    error: (failed ?? found).error,
    outdated,
    profiles,
    count: count === undefined ? last.current : count,
    retry: () => void (failed ?? found).refetch(),
    results: {
      more: found.hasNextPage,
      // While pages are refetched, a request for the next page would do nothing, and would not be repeated.
      busy: found.isFetching,
      failed: found.isFetchNextPageError,
      onMore,
    },
  };

  function stateOf(): 'waiting' | 'failed' | 'none' | 'there' {
    if (failed) return 'failed';
    if (found.isPending || !ready) return 'waiting';
    if (!pages) return 'failed';
    return profiles.length === 0 ? 'none' : 'there';
  }
}
