import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoize } from '../../../kit/memoize.ts';
import { isAscii } from '../../../kit/shared/text/latin/latin.ts';
import { readCoordinates } from '../../../people/horoscopes/places/places.ts';
import { otherNamesOf } from '../text/sounds/cityNames.ts';
import { soundOf, soundsOf } from '../text/sounds/sound.ts';
import { cityNameIn } from '../text/typedWords.ts';

type Coordinates = readonly [latitude: number, longitude: number];

/** Names whose sounds are made between two other things that the server does: some ms. */
const AT_ONCE = 250;

/** Letters of the cities in Indian scripts that are kept at least. */
const CACHED_LETTERS = 200_000;

let sounding: Promise<(city: string) => Coordinates | null> | undefined;

/** Returns what finds a city by how its name sounds; null for one that is not known. What it has found is kept: each order reads all cities. */
function readSounding(): Promise<(city: string) => Coordinates | null> {
  sounding ??= listSounding().catch((error) => {
    sounding = undefined;
    throw error;
  });
  return sounding;
}

async function listSounding(): Promise<(city: string) => Coordinates | null> {
  const coordinates = await readCoordinates();
  // Of several that sound alike the first, which is the largest one in India.
  const places = new Map<string, { place: Coordinates; rank: number }>();
  let read = 0;
  for (const [name, place] of coordinates) {
    const sound = soundOf(name);
    if (!places.has(sound)) places.set(sound, { place, rank: read });
    read += 1;
    if (read % AT_ONCE === 0) await nextTurn();
  }
  return memoize((city) => {
    // What is known of large cities before how the name is said.
    for (const name of [...otherNamesOf(city), city]) {
      const sounding = soundsOf(name).flatMap((one) => places.get(one) ?? []);
      // A text may be said in several ways, of which one is by chance the name of a village.
      const [largest] = sounding.sort((one, other) => one.rank - other.rank);
      const place = coordinates.get(name) ?? largest?.place;
      if (place) return place;
    }
    return null;
  }, CACHED_LETTERS);
}

/**
 * Returns where some cities are, by their names in lower case, those that are known: in Latin letters as they are written, in
 * Indian scripts as they sound.
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
