import { type Condition, holds, type Query } from '../../query.ts';
import { type ColumnName, placeOfColumn, type SearchRow, wordColumns } from '../../rows/columns.ts';
import type { Order, RankedRow } from '../../sorting.ts';
import { optionFields } from '../../text/options.ts';

// Many visitors make the same few searches, and a member's search is asked for again with its number, on the way back and after a
// reload. What was found is kept until a profile changes that it may be about.

/** So many searches are kept: 2 kB each, and what their conditions take. */
const MOST = 2000;

/** A search that names more options, words and profiles is not kept. */
const MOST_NAMED = 200;

/** So many kept searches are asked about changes at once, about 5 ms; of more, all are forgotten. */
const MOST_CHECKED = 20_000;

type SearchResult = { rows: readonly RankedRow[]; count: number };

/**
 * @property limit of the rows
 * @property columns that decide who is found, and in which order, as bits
 * @property beyond those of them that free text and the order read, besides the conditions
 * @property index of its key
 */
type CachedResult = SearchResult & {
  where: readonly Condition[];
  limit: number;
  columns: number;
  beyond: number;
  index: number;
};

/**
 * @property found by what was searched for
 * @property keys of all of them, in any order
 * @property parts a number for each part of a free text and for what an order is by: the same objects as long as they mean the same
 */
export type ResultCache = {
  found: Map<string, CachedResult>;
  keys: string[];
  parts: WeakMap<object, number>;
  last: number;
};

export const makeResultCache = (): ResultCache => ({
  found: new Map(),
  keys: [],
  parts: new WeakMap(),
  last: 0,
});

/** There are fewer columns than bits. */
const bitOf = (column: ColumnName): number => 1 << placeOfColumn[column];
const bitsOf = (columns: Iterable<ColumnName>): number =>
  [...columns].reduce((bits, one) => bits | bitOf(one), 0);
const TEXTS = bitsOf([...wordColumns, ...optionFields]);
const ranked: Record<Order['by'], ColumnName[]> = {
  newest: [],
  active: ['active_on'],
  nearest: ['city'],
  guna: ['moon'],
};

type Search = { query: Query; order: Order; limit: number };

/** Returns what is kept of the first page of a search, or finds and keeps it. */
export function cachedSearch(
  it: ResultCache,
  { query, order, limit }: Search,
  find: () => SearchResult,
): SearchResult {
  const key = keyOf(it, query, order);
  if (key === null) return find();
  const known = it.found.get(key);
  if (known && known.limit >= limit) return { rows: known.rows.slice(0, limit), count: known.count };
  const { rows, count } = find();
  if (known) Object.assign(known, { rows, count, limit });
  else {
    // Any of them makes room, and not the oldest: of searches that come in turn, one more than are kept, none would be found.
    if (it.keys.length === MOST) drop(it, it.keys[Math.floor(Math.random() * MOST)]!);
    const { where, text } = query;
    const beyond = bitsOf(ranked[order.by]) | (text ? TEXTS : 0);
    const columns = beyond | bitsOf(where.flatMap((one) => ('column' in one ? one.column : [])));
    it.found.set(key, { rows, count, where, limit, columns, beyond, index: it.keys.length });
    it.keys.push(key);
  }
  return { rows, count };
}

/** Returns what is searched for as a text; null where that would be long, or where a part of it is another object each time. */
function keyOf(it: ResultCache, { where, text }: Query, order: Order): string | null {
  let named = 0;
  for (const one of where)
    named += 'except' in one ? one.except.length : 'among' in one ? one.among.length : 1;
  // Whom it is about is not told by its columns alone.
  if (named > MOST_NAMED || where.some((one) => 'notAll' in one)) return null;
  const before = it.last;
  const parts = text && [
    ...text.all.map((one) => numberOf(it, one)),
    text.except ? numberOf(it, text.except) : 0,
  ];
  const from = order.by === 'nearest' ? order.km : order.by === 'guna' ? order.halfPoints : null;
  const ordered = [order.by, from && numberOf(it, from)];
  // What comes for the first time may never come again.
  return it.last > before ? null : JSON.stringify([ordered, parts, where]);
}

function numberOf(it: ResultCache, part: object): number {
  const known = it.parts.get(part);
  if (known) return known;
  it.last += 1;
  it.parts.set(part, it.last);
  return it.last;
}

/**
 * Forgets what was found, where it may be about a profile that has changed.
 * @param before its row, where it was listed
 * @param after its row, where it is
 */
export function invalidateSearches(it: ResultCache, before: SearchRow | null, after: SearchRow | null): void {
  if (it.keys.length === 0) return;
  // Without another instant, text or rank it stays where it is.
  const stays = before !== null && after !== null && before.listedAt === after.listedAt;
  const changed = stays ? changedColumns(before, after) : 0;
  for (const [key, one] of it.found) {
    if (stays && (one.columns & changed) === 0) continue;
    const was = before !== null && meetsConditions(before, one);
    const is = after !== null && meetsConditions(after, one);
    const isSame = was && is && stays && (one.beyond & changed) === 0;
    if ((was || is) && !isSame) drop(it, key);
  }
}

/** Forgets everything where to ask each search about so many changes would take long. */
export function clearForMany(it: ResultCache, changes: number): void {
  if (it.keys.length * changes <= MOST_CHECKED) return;
  it.found.clear();
  it.keys = [];
}

/** Free text aside. */
const meetsConditions = (row: SearchRow, { where }: CachedResult): boolean =>
  where.every((one) => holds(row, one));

function changedColumns({ values }: SearchRow, other: SearchRow): number {
  let bits = 0;
  for (let place = 0; place < values.length; place++)
    if (values[place] !== other.values[place]) bits |= 1 << place;
  return bits;
}

/** The last one takes its place among the keys. */
function drop(it: ResultCache, key: string): void {
  const { index } = it.found.get(key)!;
  it.found.delete(key);
  const last = it.keys.pop()!;
  if (last === key) return;
  it.keys[index] = last;
  it.found.get(last)!.index = index;
}
