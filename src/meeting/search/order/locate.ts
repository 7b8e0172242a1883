import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoize } from '../../../kit/memoize.ts';
import { isAscii } from '../../../kit/text/latin/latin.ts';
import { readCoordinates } from '../../../people/horoscopes/places/places.ts';
import { otherNamesOf } from '../text/sounds/cityNames.ts';
import { soundOf, soundsOf } from '../text/sounds/sound.ts';
import { cityNameIn } from '../text/typedWords.ts';

type Coordinates = readonly [latitude: number, longitude: number];

/** Names whose sounds are computed without a pause: some ms. */
const AT_ONCE = 250;

/** Letters of cities in Indian scripts that the cache holds at least. */
const CACHED_LETTERS = 200_000;

let sounding: Promise<(city: string) => Coordinates | null> | undefined;

/**
 * Returns a function that finds a city by the sound of its name; null for an unknown one. It caches results, because
 * each order reads all cities.
 */
function readSounding(): Promise<(city: string) => Coordinates | null> {
  sounding ??= listSounding().catch((error) => {
    sounding = undefined;
    throw error;
  });
  return sounding;
}

async function listSounding(): Promise<(city: string) => Coordinates | null> {
  const coordinates = await readCoordinates();
  // Of cities that sound alike, the first one counts: it is the largest in India.
  const places = new Map<string, { place: Coordinates; rank: number }>();
  let read = 0;
  for (const [name, place] of coordinates) {
    const sound = soundOf(name);
    if (!places.has(sound)) places.set(sound, { place, rank: read });
    read += 1;
    if (read % AT_ONCE === 0) await nextTurn();
  }
  return memoize((city) => {
    // Known names of large cities come before sounds.
    for (const name of [...otherNamesOf(city), city]) {
      const sounding = soundsOf(name).flatMap((one) => places.get(one) ?? []);
      // A text may have several sounds, and one may be the name of a village by chance.
      const [largest] = sounding.sort((one, other) => one.rank - other.rank);
      const place = coordinates.get(name) ?? largest?.place;
      if (place) return place;
    }
    return null;
  }, CACHED_LETTERS);
}

/**
 * Returns the coordinates of cities by their names in lower case, without unknown cities. A name in Latin letters is
 * looked up as written, a name in an Indian script by its sound.
 */
export async function locateCities(cities: Iterable<string>): Promise<Map<string, Coordinates>> {
  const coordinates = await readCoordinates();
  const found = new Map<string, Coordinates>();
  for (const city of cities) {
    const written = coordinates.get(city) ?? coordinates.get(cityNameIn(city));
    const place = written ?? (isAscii(city) ? null : (await readSounding())(city));
    if (place) found.set(city, place);
  }
  return found;
}
