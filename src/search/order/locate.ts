import { setImmediate as nextTurn } from 'node:timers/promises';
import { readCoordinates } from '../../horoscopes/places/places.ts';
import { otherNamesOf } from '../text/sounds/cityNames.ts';
import { isAscii } from '../text/sounds/latin.ts';
import { soundOf, soundsOf } from '../text/sounds/sound.ts';

type Place = readonly [latitude: number, longitude: number];

/** Names whose sounds are made between two other things that the server does: some ms. */
const AT_ONCE = 250;

let sounding: Promise<Map<string, Place>> | undefined;

/** Returns where cities are, by how their names sound: of several the first, which is the largest one in India. */
function readSounding(): Promise<Map<string, Place>> {
  sounding ??= listSounding().catch((error) => {
    sounding = undefined;
    throw error;
  });
  return sounding;
}

async function listSounding(): Promise<Map<string, Place>> {
  const found = new Map<string, Place>();
  let read = 0;
  for (const [name, place] of await readCoordinates()) {
    const sound = soundOf(name);
    if (!found.has(sound)) found.set(sound, place);
    read += 1;
    if (read % AT_ONCE === 0) await nextTurn();
  }
  return found;
}

/**
 * Returns where some cities are, by their names in lower case, those that are known: in Latin letters as they are written, in
 * Indian scripts as they sound.
 */
export async function locateCities(cities: Iterable<string>): Promise<Map<string, Place>> {
  const coordinates = await readCoordinates();
  const found = new Map<string, Place>();
  for (const city of cities) {
    const written = coordinates.get(city);
    const place = written ?? (isAscii(city) ? undefined : await locateSounding(city, coordinates));
    if (place) found.set(city, place);
  }
  return found;
}

async function locateSounding(city: string, coordinates: Map<string, Place>): Promise<Place | undefined> {
  const places = await readSounding();
  for (const name of [city, ...otherNamesOf(city)]) {
    const place =
      coordinates.get(name) ??
      soundsOf(name)
        .map((sound) => places.get(sound))
        .find(Boolean);
    if (place) return place;
  }
  return undefined;
}
