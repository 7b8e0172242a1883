import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { search } from '../../../../meeting/search/web/search.ts';
import { horoscopes } from '../../../../people/horoscopes/web/horoscopes.ts';

const FRESH_MS = 5 * MINUTE_MS;
const SHOWN = 10;
/** So long may the beginning of a place's name be. */
const PLACE_MAX = 60;

/**
 * Returns cities for what is being typed: first cities of other profiles that contain it, then places of the map, which a
 * new site has from its first day; and the region of the largest place of just that name.
 */
export function useCities(typed: string): { names: string[]; region: string | undefined } {
  const part = useDeferredValue(typed.trim().slice(0, PLACE_MAX));
  const options = {
    input: { part },
    enabled: part !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  };
  const stated = useQuery(search.cities.queryOptions(options)).data ?? [];
  const places = useQuery(horoscopes.places.queryOptions(options)).data ?? [];
  if (part === '') return { names: [], region: undefined };
  const names = [...stated, ...places.map(({ name }) => name)];
  const keys = names.map((name) => name.toLowerCase());
  return {
    names: names.filter((_name, place) => keys.indexOf(keys[place]!) === place).slice(0, SHOWN),
    region: places.find(({ name }) => name.toLowerCase() === part.toLowerCase())?.region,
  };
}
