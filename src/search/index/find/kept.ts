import { type Condition, holds, type Query } from '../../query.ts';
import { placeOfColumn, type Row, wordColumns } from '../../rows/columns.ts';
import type { PlacedRow } from '../../store.ts';
import type { AnyOf } from '../../text/anyOf.ts';
import { optionFields } from '../../text/options/options.ts';

// Many visitors make the same few searches, and a member's search is asked for again with each page, its count and the way
// back. What was found is kept until a profile changes that it may be about.

/** So many searches are kept: 1 kB each, and what their conditions take. */
const MOST = 2000;
/** A search that names more options, words and profiles is not kept. */
const MOST_NAMED = 200;

type Found = { rows: readonly PlacedRow[]; count: number };
type Kept = Found & { where: readonly Condition[]; hasText: boolean; index: number };

/**
 * @property found by what was searched for
 * @property keys of all of them, in any order
 * @property texts a number for each part of a free text, which is the same object as long as it means the same
 */
export type KeptSearches = {
  found: Map<string, Kept>;
  keys: string[];
  texts: WeakMap<AnyOf, number>;
  last: number;
};

export const makeKeptSearches = (): KeptSearches => ({
  found: new Map(),
  keys: [],
  texts: new WeakMap(),
  last: 0,
});

/** Returns what is kept of a search for the newest, or finds and keeps it. @param limit of the rows */
export function keepSearch(
  it: KeptSearches,
  { query, limit }: { query: Query; limit: number },
  find: () => Found,
): Found {
  const key = keyOf(it, query, limit);
  if (key === null) return find();
  const known = it.found.get(key);
  if (known) return known;
  const { rows, count } = find();
  // Any of them makes room, and not the oldest: of searches that come in turn, one more than are kept, none would be found.
  if (it.keys.length === MOST) drop(it, it.keys[Math.floor(Math.random() * MOST)]!);
  it.found.set(key, {
    rows,
    count,
    where: query.where,
    hasText: query.text !== undefined,
    index: it.keys.length,
  });
  it.keys.push(key);
  return { rows, count };
}

/** Returns what is searched for as a text; null where that would be long. */
function keyOf(it: KeptSearches, { where, text }: Query, limit: number): string | null {
  let named = 0;
  for (const one of where)
    named += 'except' in one ? one.except.length : 'among' in one ? one.among.length : 1;
  if (named > MOST_NAMED) return null;
  const parts = text && [
    ...text.all.map((one) => numberOf(it, one)),
    text.except ? numberOf(it, text.except) : 0,
  ];
  return JSON.stringify([limit, parts, where]);
}

function numberOf(it: KeptSearches, text: AnyOf): number {
  const known = it.texts.get(text);
  if (known) return known;
  it.last += 1;
  it.texts.set(text, it.last);
  return it.last;
}

/** Forgets what was found, where it may be about a profile that has changed. @param before its row, where it was listed; @param after its row, where it is */
export function forgetSearches(it: KeptSearches, before: Row | null, after: Row | null): void {
  if (it.keys.length === 0) return;
  const sameText = before !== null && after !== null && hasSameTexts(before, after);
  for (const [key, one] of it.found) {
    const was = before !== null && fits(one, before);
    const is = after !== null && fits(one, after);
    if (!was && !is) continue;
    // In the order of the newest it stays where it is.
    if (was && is && before.listedAt === after.listedAt && (sameText || !one.hasText)) continue;
    drop(it, key);
  }
}

export function forgetAllSearches(it: KeptSearches): void {
  it.found.clear();
  it.keys = [];
}

const fits = ({ where }: Kept, row: Row): boolean => where.every((one) => holds(row, one));

const textPlaces = [...wordColumns, ...optionFields].map((name) => placeOfColumn[name]);
const hasSameTexts = (one: Row, other: Row): boolean =>
  textPlaces.every((place) => one.values[place] === other.values[place]);

/** The last one takes its place among the keys. */
function drop(it: KeptSearches, key: string): void {
  const { index } = it.found.get(key)!;
  it.found.delete(key);
  const last = it.keys.pop()!;
  if (last === key) return;
  it.keys[index] = last;
  it.found.get(last)!.index = index;
}
