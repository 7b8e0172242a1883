import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { kmBetween } from '../../../people/profiles/fit/fit.ts';
import type { Coordinates } from '../../../people/profiles/fit/wishes.ts';
import type { SearchIndex } from '../index/index.ts';
import { setLru } from '../index/sets/lru.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { locateCities } from './locate.ts';
import { readPerson } from './pairs.ts';

/** Places whose distances to all cities are cached: with 6,000 cities about 300 kB each. */
const CACHED_MAX = 20;

/** @property cities how many cities there were when they were measured */
type Distances = { cities: number; km: ReadonlyMap<number, number> };
const distanceCaches = new WeakMap<Database, Map<string, Distances>>();

/** Returns the coordinates of a profile's city; null where they are unknown. */
export async function locateProfile(app: App, index: SearchIndex | null, id: number) {
  const city = (await readPerson(app, index, id))?.facts.city;
  return city ? ((await locateCities([fold(city)])).get(fold(city)) ?? null) : null;
}

/**
 * Returns the kilometres from a profile's city to all cities with known coordinates, by city id, the nearest first;
 * null where its own coordinates are unknown.
 */
export async function measureCities(app: App, index: SearchIndex | null, id: number) {
  const here = await locateProfile(app, index, id);
  if (!here) return null;
  // Cities are only added, so the same number means the same cities.
  const cities = (await readSearchTerms(app.db, index?.changes)).cities();
  const distances = distanceCaches.get(app.db) ?? new Map<string, Distances>();
  distanceCaches.set(app.db, distances);
  const key = here.join(' ');
  const cached = distances.get(key);
  if (cached?.cities === cities.size) return cached.km;
  const [measured, places] = [cities.size, await locateCities(cities.values())];
  const distance = (there: Coordinates) => Math.round(kmBetween(here, there));
  const all = [...cities].flatMap(([city, name]) => {
    const there = places.get(name);
    return there ? [[city, distance(there)] as const] : [];
  });
  const km = new Map(all.sort(([, one], [, other]) => one - other));
  setLru(distances, key, CACHED_MAX, { cities: measured, km });
  return km;
}
