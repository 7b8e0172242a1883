import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { otherNames } from '../../vocabulary/otherNames.ts';

/** A place of birth: degrees, north and east positive; `region` is a state of India or a country with its state. */
export type PlaceOfBirth = {
  name: string;
  otherNames: string[];
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

type Row = { place: PlaceOfBirth; keys: string[]; words: string; sounds: string[]; region: string };

const SUGGESTED = 8;
/** Letters of a text that is also looked for without its spaces. */
const SHORTEST_JOINED = 5;
/** Rows read between two other things that the server does. */
const AT_ONCE = 500;

let loading: Promise<Row[]> | undefined;

/**
 * Returns the places of GeoNames that match a text best: those with this name, then those that begin with it, then those
 * with a word that does; in India first, large ones first. The region may follow the name: Rampur, Uttar Pradesh. Where there
 * are none, those whose name sounds as if it began so.
 */
export async function suggestPlaces(text: string): Promise<PlaceOfBirth[]> {
  const part = fold(text);
  if (part === '') return [];
  const rows = await readRows();
  const ranks: PlaceOfBirth[][] = [[], [], []];
  const [before = '', ...after] = text.split(',');
  const [name, region] = [fold(before), fold(after.join(' '))];
  for (const row of rows) {
    const rank = name && isIn(row, region) ? rankOf(row, name) : rankOf(row, part);
    if (rank !== null && ranks[rank]!.length < SUGGESTED) ranks[rank]!.push(row.place);
  }
  const found = ranks.flat();
  if (found.length > 0) return found.slice(0, SUGGESTED);
  const [sound, soundOfName] = [soundOf(part), soundOf(name)];
  const begins = (row: Row, typed: string) =>
    typed.length >= SHORTEST_SOUND && row.sounds.some((one) => one.startsWith(typed));
  return rows
    .filter((row) => begins(row, sound) || (isIn(row, region) && begins(row, soundOfName)))
    .slice(0, SUGGESTED)
    .map(({ place }) => place);
}

/** Whether a place is in a folded region, which may be typed U.P. */
const isIn = ({ region }: Row, typed = '') =>
  typed !== '' && (region.includes(` ${typed}`) || region.includes(` ${typed.replaceAll(' ', '')}`));

function readRows(): Promise<Row[]> {
  loading ??= loadRows().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let locating: Promise<Map<string, readonly [latitude: number, longitude: number]>> | undefined;

/** Returns where cities are, by their names in lower case: of several with a name the one in India, the largest one. */
export function readCoordinates(): Promise<Map<string, readonly [latitude: number, longitude: number]>> {
  locating ??= locateAll().catch((error) => {
    locating = undefined;
    throw error;
  });
  return locating;
}

async function locateAll() {
  const found = new Map<string, readonly [number, number]>();
  // The file has those in India first, large ones first.
  for (const { place } of await readRows()) {
    for (const name of [place.name, ...place.otherNames]) {
      const key = name.toLowerCase();
      if (!found.has(key)) found.set(key, [place.latitude, place.longitude]);
    }
  }
  return found;
}

/** Returns how well a place matches a folded text, 0 for best; null where it does not. */
function rankOf({ keys, words, region }: Row, part: string): 0 | 1 | 2 | null {
  if (words.includes(` ${part}`)) {
    return keys.includes(part) ? 0 : keys.some((key) => key.startsWith(part)) ? 1 : 2;
  }
  if (!keys.some((key) => key[0] === part[0])) return null;
  const withRegion = keys.some(
    (key) => part.startsWith(`${key} `) && region.includes(part.slice(key.length)),
  );
  if (withRegion) return 0;
  // Sambhaji Nagar is Sambhajinagar, and Navimumbai is Navi Mumbai.
  const typed = part.replaceAll(' ', '');
  const begins = (key: string) => key[0] === part[0] && key.replaceAll(' ', '').startsWith(typed);
  return typed.length >= SHORTEST_JOINED && keys.some(begins) ? 1 : null;
}

/** Returns a text without case, accents and repeated spaces. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Letters that a name's sound has at least. */
const SHORTEST_SOUND = 4;

/** Spellings of one sound: Chatrapati and Chhatrapati, Sawantwadi and Savantvadi, Hydrabad and Hyderabad. */
const spellings: [RegExp, string][] = [
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/[^\p{L}\p{N}]/gu, ''],
  [/(?<=.)[aeiouhy]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Returns roughly how a folded name sounds: its first letter and its consonants. */
const soundOf = (folded: string): string =>
  spellings.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), folded);

/** Returns what may be typed of a region: its names, and a state's first letters as in UP. */
function regionWords(state: string, nation: string): string {
  const words = fold(state).split(' ');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : '';
  return ` ${fold(state)} ${fold(nation)} ${letters}`;
}

async function loadRows(): Promise<Row[]> {
  const [zones = '', ...lines] = (await readFile(`${import.meta.dirname}/places.tsv`, 'utf8'))
    .trimEnd()
    .split('\n');
  const timeZones = zones.split('\t');
  const others = new Map(otherNames.map((city) => [`${city.name}, ${city.region}`, city] as const));
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const regions = new Map<string, string>();
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const [name = '', state = '', country = '', latitude, longitude, zone] = line.split('\t');
    const other = others.get(`${name}, ${country === 'IN' ? state : country}`);
    const nation = country === 'IN' ? '' : countries.of(country);
    const place = {
      name: other?.shown ?? name,
      otherNames: other?.others ?? [],
      region: [state, nation].filter(Boolean).join(', '),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: timeZones[Number(zone)]!,
    };
    const keys = [place.name, ...place.otherNames].map(fold);
    const own = `${state}\t${nation || 'India'}`;
    const region = regions.get(own) ?? regionWords(state, nation || 'India');
    regions.set(own, region);
    // Few spell a place abroad as it sounds, and there are many.
    const sounds = country === 'IN' ? keys.map(soundOf) : [];
    rows.push({ place, keys, words: ` ${keys.join(' ')}`, sounds, region });
  }
  return rows;
}
