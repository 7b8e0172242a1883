import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyFilter } from '../../shared/filters.ts';
import { search } from '../search.ts';
import { useSettled } from '../useTyped.ts';
import { type FilterTexts, queryOf } from './address.ts';

const FRESH_MS = 60_000;

type Query = ReturnType<typeof queryOf>;

/** Counts by filter and option; undefined while unknown, and then not shown. */
export type OptionCounts = Partial<Record<AnyFilter, Record<string, number>>> | undefined;

/** @param texts as `queryOf` returns them */
export const countsQuery = (texts: Query, keys: readonly AnyFilter[]) =>
  search.options.queryOptions({
    input: { ...texts, of: [...keys].sort().join(',') },
    staleTime: FRESH_MS,
  });

/** Returns how many profiles each option of some filters would find. */
export function useOptionCounts(texts: FilterTexts, keys: readonly AnyFilter[]): OptionCounts {
  const settled = useSettled({ texts: queryOf(texts), keys });
  const { data } = useQuery({
    ...countsQuery(settled.texts, settled.keys),
    enabled: settled.keys.length > 0,
    placeholderData: keepPreviousData,
  });
  return data?.counts ?? undefined;
}
