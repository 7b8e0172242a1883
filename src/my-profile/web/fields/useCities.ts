import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { MINUTE_MS } from '../../../kit/time/durations.ts';
import { search } from '../../../search/web/search.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** Returns cities that contain what is being typed, as other profiles write them. */
export function useCities(typed: string): string[] {
  const part = useDeferredValue(typed.trim().slice(0, 80));
  const { data } = useQuery(
    search.cities.queryOptions({
      input: { part },
      enabled: part !== '',
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
    }),
  );
  return part === '' ? [] : (data ?? []);
}
