import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { otherNames } from './otherNames.ts';

/** A place of birth: degrees, north and east positive; `region` is a state of India or a country with its state. */
export type PlaceOfBirth = {
  name: string;
  otherNames: string[];
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

type Row = { place: PlaceOfBirth; keys: string[]; words: string };

const SUGGESTED = 8;
/** Rows read between two other things that the server does. */
const AT_ONCE = 500;

let loading: Promise<Row[]> | undefined;

/**
 * Returns the places of GeoNames that match a text best: those with this name, then those that begin with it, then those
 * with a word that does; in India first, large ones first.
 */
export async function suggestPlaces(text: string): Promise<PlaceOfBirth[]> {
  const part = fold(text);
  if (part === '') return [];
  loading ??= loadRows().catch((error) => {
    loading = undefined;
    throw error;
  });
  const rows = await loading;
  const ranks: PlaceOfBirth[][] = [[], [], []];
  for (const { place, keys, words } of rows) {
    if (!words.includes(` ${part}`)) continue;
    const rank = keys.includes(part) ? 0 : keys.some((key) => key.startsWith(part)) ? 1 : 2;
    if (ranks[rank]!.length < SUGGESTED) ranks[rank]!.push(place);
  }
  return ranks.flat().slice(0, SUGGESTED);
}

/** Returns a text without case, accents and repeated spaces. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

async function loadRows(): Promise<Row[]> {
  const [zones = '', ...lines] = (await readFile(`${import.meta.dirname}/places.tsv`, 'utf8'))
    .trimEnd()
    .split('\n');
  const timeZones = zones.split('\t');
  const others = new Map(
    otherNames.map(([name, region, shown, names]) => [`${name}, ${region}`, { shown, names }]),
  );
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const [name = '', state = '', country = '', latitude, longitude, zone] = line.split('\t');
    const other = others.get(`${name}, ${country === 'IN' ? state : country}`);
    const nation = country === 'IN' ? '' : countries.of(country);
    const place = {
      name: other?.shown ?? name,
      otherNames: other?.names ?? [],
      region: [state, nation].filter(Boolean).join(', '),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: timeZones[Number(zone)]!,
    };
    const keys = [place.name, ...place.otherNames].map(fold);
    rows.push({ place, keys, words: ` ${keys.join(' ')}` });
  }
  return rows;
}
