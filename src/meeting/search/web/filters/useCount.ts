import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { search } from '../search.ts';
import { useSettled } from '../useTyped.ts';
import { type FilterTexts, queryOf } from './address.ts';

const FRESH_MS = 5 * MINUTE_MS;

/**
 * Returns how many profiles match filters that are still being chosen; undefined while loading, null if that failed.
 */
export function useCount(texts: FilterTexts | undefined): number | null | undefined {
  const settled = useSettled(texts);
  const counted = useQuery(
    search.count.queryOptions({
      input: queryOf(settled ?? {}),
      enabled: settled !== undefined,
      staleTime: FRESH_MS,
    }),
  );
  return settled && (counted.data?.count ?? (counted.isError ? null : undefined));
}
