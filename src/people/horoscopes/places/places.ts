import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nativeNames } from '../../../base/vocabulary/nativeNames.ts';
import { otherNames } from '../../../base/vocabulary/otherNames.ts';
import { latinsOf } from '../../../kit/text/latin/latin.ts';

/**
 * A place of birth: degrees, north and east positive; `region` is a state of India or a country
 * with its state, with the district where several places there have the name. */
export type PlaceOfBirth = {
  name: string;
  otherNames: string[];
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

type PlaceRow = {
  place: PlaceOfBirth;
  country: string;
  weight: number;
  keys: string[];
  words: string;
  sounds: string[];
  region: string;
};

const SUGGESTED = 8;
/** Letters of a text that is also looked for without its spaces. */
const JOINED_MIN = 5;
/** Rows read between two other things that the server does. */
const AT_ONCE = 500;
/** Ways of saying a name in another script that are looked for. */
const WAYS = 6;

const NEIGHBOURS = new Set(['PK', 'BD', 'NP', 'LK', 'BT', 'MM', 'MV', 'AF']);
/** The least population of a place in India. GeoNames has no figures for villages. */
const VILLAGE = 2000;
const IN_COUNTRY = 10;
/** A village that is called as a city is not called so in every script. */
const LARGE = 100_000;
/** Abroad there are no such villages. */
const LARGE_ABROAD = 50_000;

/** How likely a family means a place: by its people, in India ten times as much as abroad and in its neighbours twice. */
const weightOf = (country: string, people: number) =>
  country === 'IN' ? Math.max(people, VILLAGE) * IN_COUNTRY : NEIGHBOURS.has(country) ? people * 2 : people;

let loading: Promise<PlaceRow[]> | undefined;

/**
 * Returns the places of GeoNames that match a text best: by the whole name, then by its beginning, then by the beginning of a
 * word in it, and among equals the ones that families in India mean most. The region may follow the name: Rampur, Uttar Pradesh.
 * Without a match it returns names that sound alike. A name in an Indian script is also looked up by its sound.
 * @param country where the family lives (ISO 3166-1 alpha-2): its places rank as high as Indian ones
 */
export async function suggestPlaces(text: string, country?: string): Promise<PlaceOfBirth[]> {
  if (fold(text) === '') return [];
  const rows = await readRows();
  const ways = [text, ...latinsOf(text).slice(0, WAYS)];
  // Al Jubail, where the list has it as Jubail, or the other way round.
  for (const written of new Set([...ways, ...ways.map((one) => one.replace(/^\s*al[\s-]+/i, ''))])) {
    const found = findPlaces(rows, written, country);
    if (found.length > 0) return found;
  }
  return [];
}

function findPlaces(rows: PlaceRow[], text: string, country?: string): PlaceOfBirth[] {
  const part = fold(text);
  const ranks: PlaceRow[][] = [[], [], []];
  const weight = (row: PlaceRow) =>
    (row.country === country && country !== 'IN' ? IN_COUNTRY : 1) * row.weight;
  const [before = '', ...after] = text.split(',');
  const [name, region] = [fold(before), fold(after.join(' '))];
  for (const row of rows) {
    const rank = name && isIn(row, region) ? rankOf(row, name) : rankOf(row, part);
    if (rank !== null) ranks[rank]!.push(row);
  }
  const found = ranks.flatMap((all) => all.sort((one, other) => weight(other) - weight(one)));
  if (found.length > 0) return found.slice(0, SUGGESTED).map(({ place }) => place);
  const [sound, soundOfName] = [soundOf(part), soundOf(name)];
  const begins = (row: PlaceRow, typed: string) =>
    typed.length >= SOUND_MIN && row.sounds.some((one) => one.startsWith(typed));
  return rows
    .filter((row) => begins(row, sound) || (isIn(row, region) && begins(row, soundOfName)))
    .slice(0, SUGGESTED)
    .map(({ place }) => place);
}

/** Whether a place is in a folded region, which may be typed U.P. */
const isIn = ({ region }: Pick<PlaceRow, 'region'>, typed = '') =>
  typed !== '' && (region.includes(` ${typed}`) || region.includes(` ${typed.replaceAll(' ', '')}`));

function readRows(): Promise<PlaceRow[]> {
  loading ??= loadRows().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let locating: Promise<Map<string, readonly [latitude: number, longitude: number]>> | undefined;

/** Returns where cities are, by their names in lower case: of several with a name the one that families of India mean most. */
export function readCoordinates(): Promise<Map<string, readonly [latitude: number, longitude: number]>> {
  locating ??= locateAll().catch((error) => {
    locating = undefined;
    throw error;
  });
  return locating;
}

async function locateAll() {
  const found = new Map<string, readonly [number, number]>();
  for (const { place } of await readRows()) {
    for (const name of [place.name, ...place.otherNames]) {
      const key = name.toLowerCase();
      if (!found.has(key)) found.set(key, [place.latitude, place.longitude]);
    }
  }
  return found;
}

/** Returns how well a place matches a folded text, 0 for best; null where it does not. */
function rankOf({ keys, words, region }: PlaceRow, part: string): 0 | 1 | 2 | null {
  if (words.includes(` ${part}`)) {
    return keys.includes(part) ? 0 : keys.some((key) => key.startsWith(part)) ? 1 : 2;
  }
  if (!keys.some((key) => key[0] === part[0])) return null;
  const withRegion = keys.some(
    (key) => part.startsWith(`${key} `) && isIn({ region }, part.slice(key.length + 1)),
  );
  if (withRegion) return 0;
  // Sambhaji Nagar is Sambhajinagar, and Navimumbai is Navi Mumbai.
  const typed = part.replaceAll(' ', '');
  const begins = (key: string) => key[0] === part[0] && key.replaceAll(' ', '').startsWith(typed);
  return typed.length >= JOINED_MIN && keys.some(begins) ? 1 : null;
}

/** Returns a text without case, accents and repeated spaces. The vowels of Indian scripts are marks, and stay. */
function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Letters that a name's sound has at least. */
const SOUND_MIN = 4;

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

/** What else a country is called, folded. */
const COUNTRY_ALSO: Record<string, string> = {
  'United Arab Emirates': 'uae emirates',
  'United Kingdom': 'uk gb great britain england scotland wales',
  'United States': 'usa us america states of america united states of america',
  'Saudi Arabia': 'ksa kingdom of saudi arabia',
  'New Zealand': 'nz',
  'Sri Lanka': 'sl lanka srilanka ceylon',
  'South Africa': 'sa rsa',
  Australia: 'aus au',
  Canada: 'ca can',
  Singapore: 'sg spore',
  Germany: 'de deutschland',
  Malaysia: 'my msia',
  'Myanmar (Burma)': 'burma',
  'Hong Kong SAR China': 'hk',
  China: 'prc',
  Bangladesh: 'bd',
  Pakistan: 'pk',
  Nepal: 'np',
  Oman: 'sultanate of oman',
  Netherlands: 'holland',
  India: 'bharat',
};

/** Returns what may be typed of a region: its names, a country's short ones, and a state's first letters as in UP. */
function regionWords(state: string, nation: string): string {
  const words = fold(state).split(' ');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : '';
  return ` ${fold(state)} ${fold(nation)} ${letters} ${COUNTRY_ALSO[nation] ?? ''}`.trimEnd();
}

async function loadRows(): Promise<PlaceRow[]> {
  const [zones = '', ...lines] = (await readFile(`${import.meta.dirname}/places.tsv`, 'utf8'))
    .trimEnd()
    .split('\n');
  const timeZones = zones.split('\t');
  const others = new Map(otherNames.map((city) => [`${city.name}, ${city.region}`, city] as const));
  const natives = new Map(nativeNames);
  const known = new Set<string>();
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const regions = new Map<string, string>();
  const rows: PlaceRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const [name = '', state = '', country = '', latitude, longitude, zone, people, district] =
      line.split('\t');
    const other = others.get(`${name}, ${country === 'IN' ? state : country}`);
    const nation = country === 'IN' ? '' : countries.of(country);
    const place = {
      name: other?.shown ?? name,
      otherNames: other?.others ?? [],
      region: [district, state, nation].filter(Boolean).join(', '),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: timeZones[Number(zone)]!,
    };
    // GeoNames has some places twice, beside each other.
    if (known.has(`${place.name}, ${place.region}`)) continue;
    known.add(`${place.name}, ${place.region}`);
    const weight = weightOf(country, Number(people ?? 0));
    const native = weight >= (country === 'IN' ? LARGE : LARGE_ABROAD) ? (natives.get(place.name) ?? []) : [];
    const keys = [place.name, ...place.otherNames, ...native].map(fold);
    const own = `${state}\t${nation || 'India'}`;
    const shared = regions.get(own) ?? regionWords(state, nation || 'India');
    regions.set(own, shared);
    const region = district ? ` ${fold(district)}${shared}` : shared;
    // Few spell a place abroad as it sounds, and there are many.
    const sounds = country === 'IN' ? keys.map(soundOf) : [];
    rows.push({ place, country, weight, keys, words: ` ${keys.join(' ')}`, sounds, region });
  }
  return rows.sort((one, other) => other.weight - one.weight);
}
