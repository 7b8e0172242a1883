import { type Condition, holds, type Query } from '../../query.ts';
import { type ColumnName, placeOfColumn, type SearchRow, wordColumns } from '../../rows/columns.ts';
import type { RankedRow, SearchOrder } from '../../sorting.ts';
import { optionFields } from '../../text/options.ts';

// Many visitors make the same few searches. A member repeats a search for its count, on the way back and after a
// reload. A result is cached until a profile changes that it may concern.

/** Searches that are cached: 2 kB each, plus their conditions. */
const SEARCHES_MAX = 2000;

/** A search that names more options, words and profiles is not cached. */
const NAMED_MAX = 200;

/** Most checks of cached searches against changed profiles at once: about 5 ms. With more, the cache is emptied. */
const CHECKED_MAX = 20_000;

type SearchResult = { rows: readonly RankedRow[]; count: number };

/**
 * @property limit most rows that were asked for
 * @property columns bits of the columns that decide which profiles are found, and in which order
 * @property beyond bits of the columns that free text and the order read, besides the conditions
 * @property index of its key in `keys`
 */
type CachedResult = SearchResult & {
  where: readonly Condition[];
  limit: number;
  columns: number;
  beyond: number;
  index: number;
};

/**
 * @property found by key of the search
 * @property keys all keys of `found`, in any order
 * @property parts a number for each object in a free text or an order; the object is the same while it means the same
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

/** The bit of all of the site's own fields. */
const CUSTOM = 1 << 31;

/** There are fewer columns than other bits. */
const bitOf = (column: ColumnName): number => 1 << placeOfColumn[column];
const bitsOf = (columns: Iterable<ColumnName>): number =>
  [...columns].reduce((bits, one) => bits | bitOf(one), 0);
const TEXTS = bitsOf([...wordColumns, ...optionFields]);
const ranked: Record<SearchOrder['by'], ColumnName[]> = {
  newest: [],
  active: ['active_on'],
  nearest: ['city'],
  guna: ['moon'],
};

type Search = { query: Query; order: SearchOrder; limit: number };

/** Returns the cached first page of a search, or finds and caches it. */
export function cachedSearch(
  it: ResultCache,
  { query, order, limit }: Search,
  find: () => SearchResult,
): SearchResult {
  const key = keyOf(it, query, order);
  if (key === null) return find();
  const cached = it.found.get(key);
  if (cached && cached.limit >= limit) return { rows: cached.rows.slice(0, limit), count: cached.count };
  const { rows, count } = find();
  if (cached) Object.assign(cached, { rows, count, limit });
  else {
    // A random search makes room, not the oldest: with one search too many in a cycle, none would ever be found.
    if (it.keys.length === SEARCHES_MAX) drop(it, it.keys[Math.floor(Math.random() * SEARCHES_MAX)]!);
    const { where, text } = query;
    const beyond = bitsOf(ranked[order.by]) | (text ? TEXTS : 0);
    const columns =
      beyond |
      bitsOf(where.flatMap((one) => ('column' in one ? one.column : []))) |
      (where.some((one) => 'custom' in one) ? CUSTOM : 0);
    it.found.set(key, { rows, count, where, limit, columns, beyond, index: it.keys.length });
    it.keys.push(key);
  }
  return { rows, count };
}

/** Returns the key of a search; null if it would be long, or if a part of the search is a new object each time. */
function keyOf(it: ResultCache, { where, text }: Query, order: SearchOrder): string | null {
  let named = 0;
  for (const one of where)
    named += 'except' in one ? one.except.length : 'among' in one ? one.among.length : 1;
  // The columns of a `notAll` are not in `columns`, so a change that matters would not be noticed.
  if (named > NAMED_MAX || where.some((one) => 'notAll' in one)) return null;
  const before = it.last;
  const parts = text && [
    ...text.all.map((one) => numberOf(it, one)),
    text.except ? numberOf(it, text.except) : 0,
  ];
  const from = order.by === 'nearest' ? order.km : order.by === 'guna' ? order.halfPoints : null;
  const ordered = [order.by, from && numberOf(it, from)];
  // A part that is seen for the first time may never come again.
  return it.last > before ? null : JSON.stringify([ordered, parts, where]);
}

function numberOf(it: ResultCache, part: object): number {
  const cached = it.parts.get(part);
  if (cached) return cached;
  it.last += 1;
  it.parts.set(part, it.last);
  return it.last;
}

/**
 * Removes results that a changed profile may affect.
 * @param before its row, if it was listed
 * @param after its row, if it is listed
 */
export function invalidateSearches(it: ResultCache, before: SearchRow | null, after: SearchRow | null): void {
  if (it.keys.length === 0) return;
  // With the same listing time the profile keeps its place, unless its text or rank changes.
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

/** Empties the cache if checking each search against all changes would take long. */
export function clearForMany(it: ResultCache, changes: number): void {
  if (it.keys.length * changes <= CHECKED_MAX) return;
  it.found.clear();
  it.keys = [];
}

/** Ignores free text. */
const meetsConditions = (row: SearchRow, { where }: CachedResult): boolean =>
  where.every((one) => holds(row, one));

function changedColumns({ values, custom }: SearchRow, other: SearchRow): number {
  let bits = custom === other.custom ? 0 : CUSTOM;
  for (let place = 0; place < values.length; place++)
    if (values[place] !== other.values[place]) bits |= 1 << place;
  return bits;
}

/** Removes a result. The last key takes the free index in `keys`. */
function drop(it: ResultCache, key: string): void {
  const { index } = it.found.get(key)!;
  it.found.delete(key);
  const last = it.keys.pop()!;
  if (last === key) return;
  it.keys[index] = last;
  it.found.get(last)!.index = index;
}
