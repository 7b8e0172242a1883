import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyFilter } from '../../shared/filters.ts';
import { search } from '../search.ts';
import { useSettled } from '../useTyped.ts';
import { type FilterTexts, queryOf } from './address.ts';

const FRESH_MS = 60_000;

/** Counts by filter and option; undefined while unknown, and then not shown. */
export type OptionCounts = Partial<Record<AnyFilter, Record<string, number>>> | undefined;

/** Returns how many profiles each option of some filters would find. */
export function useOptionCounts(texts: FilterTexts, keys: readonly AnyFilter[]): OptionCounts {
  const settled = useSettled({ texts: queryOf(texts), of: [...keys].sort().join(',') });
  const { data } = useQuery(
    search.options.queryOptions({
      input: { ...settled.texts, of: settled.of },
      enabled: settled.of !== '',
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
    }),
  );
  return data?.counts ?? undefined;
}
