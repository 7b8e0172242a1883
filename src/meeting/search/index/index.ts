import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { type Condition, type Query, withoutFilter } from '../query.ts';
import type { WordColumn } from '../rows/columns.ts';
import type { AnyFilter, FilterKey } from '../shared/filters.ts';
import {
  compareRows,
  NEWEST,
  type NewestRows,
  newestOf,
  type RankedRow,
  rowsOf,
  type SearchOrder,
  type SearchSortKey,
} from '../sorting.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { type Feed, openFeed } from './feed.ts';
import { countIndexByWord, countOptions } from './find/counts.ts';
import { copyRowSet, countAndRelease, findRowSet, lastBefore, release } from './find/find.ts';
import { findNewest, findRows, rowsAt } from './find/ordered.ts';
import { cachedSearch } from './find/resultCache.ts';
import { bothOf, type GenderPartitions } from './genderPartitions.ts';
import type { Partition } from './partition.ts';
import { type Comparable, type Pair, pairWith } from './people/compared.ts';
import { cachedMember, type Person, withCachedPeople } from './people/peopleCache.ts';
import { rankCacheFor } from './people/rankCache.ts';
import { subtract } from './sets/bits.ts';

const feeds = new WeakMap<Database, Feed>();

/**
 * Starts to load the search index into this process. Until it is loaded, searches read the database. Returns a
 * function that stops it.
 */
export function startIndex({ db, pool, live, log }: App): () => Promise<void> {
  const feed = openFeed(pool.options.connectionString!, live, {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
  });
  feeds.set(db, feed);
  // The words of free text are loaded next, before somebody types. If this fails, the first search loads them.
  feed.began.then(() => readSearchTerms(db)).catch(() => {});
  return async () => {
    feeds.delete(db);
    await feed.close();
  };
}

/** Returns the index with everything committed before the call; null: the database answers. */
export async function currentIndex({ db }: Pick<App, 'db'>) {
  const feed = feeds.get(db);
  const partitions = await feed?.current();
  return partitions ? searchIndexNow(partitions, feed!) : null;
}

/**
 * Returns the index as it is now, and whether it has everything committed before: only then do its results count.
 * Null while it is loaded or changed.
 */
export function indexSnapshot({ db }: Pick<App, 'db'>) {
  const feed = feeds.get(db);
  const found = feed?.snapshot();
  if (!found) return null;
  const { partitions, isCurrent } = found;
  return { answers: searchIndexNow(partitions, feed!), isCurrent };
}

function searchIndexNow(partitions: GenderPartitions, feed: Feed) {
  const changes = feed.changes();
  return { ...searchIndexOf(partitions), changes, isUnchanged: () => feed.changes() === changes };
}

/**
 * @property changes grows whenever a search row (and with it perhaps a word) or wishes change
 * @property isUnchanged whether `changes` has not grown since
 */
export type SearchIndex = ReturnType<typeof searchIndexNow>;

/** Returns functions that answer searches from the rows as they are. */
export function searchIndexOf(partitions: GenderPartitions) {
  const both = bothOf(partitions);
  return {
    /** Like `findPage` and `countAll` of store.ts. */
    find(
      query: Query,
      { after, limit, order = NEWEST }: { after: SearchSortKey | null; limit: number; order?: SearchOrder },
    ) {
      const find = () => {
        const found = both.map((it) => findRows(it, query, { after, limit, order }));
        const rows = join(found.map((partition) => partition.rows)).slice(0, limit);
        return { rows, count: sum(found.map(({ count }) => count)) };
      };
      return after ? find() : cachedSearch(partitions.results, { query, order, limit }, find);
    },
    /** Like `find` with the newest first, for many rows. */
    findNewest(
      query: Query,
      place: { after: SearchSortKey | null; limit: number },
    ): NewestRows & { count: number } {
      const found = both.map((it) => findNewest(it, query, place));
      const [one, ...more] = found.filter(({ ids }) => ids.length > 0);
      const count = sum(found.map((partition) => partition.count));
      if (more.length === 0) return { ...(one ?? found[0]!), count };
      return { ...newestOf(join(found.map(rowsOf)).slice(0, place.limit)), count };
    },
    count: (query: Query): number =>
      cachedSearch(partitions.results, { query, order: NEWEST, limit: 0 }, () => ({
        rows: [],
        count: sum(both.map((it) => countAndRelease(it, findRowSet(it, query)))),
      })).count,
    /** Returns the ids of the newest profiles that fit a search except for one filter. */
    findHidden: (query: Query, filter: AnyFilter, limit: number): number[] =>
      join(both.map((it) => findHiddenRows(it, query, filter, limit)))
        .slice(0, limit)
        .map(({ id }) => id),
    /**
     * Calls `use` with a function that finds pairs, and returns what it returns. `use` must be synchronous.
     * @param me the member, with ids of words in the wishes
     */
    withPairs: <Result>(
      pool: App['pool'],
      { me, ids, day }: { me: Comparable; ids: Iterable<number>; day: string },
      use: (pairOf: (id: number) => Pair | null) => Result,
    ): Promise<Result> =>
      withCachedPeople(partitions.people, { pool, both, ids }, () =>
        use(pairWith(partitions.people, me, day)),
      ),
    /** Returns the cached ranks for a member of `cachedMember`; null for a member who is not cached. */
    rankCacheFor: (member: Person) =>
      member.idleDays === null ? null : rankCacheFor(partitions.people, member),
    /** Returns the member from `read`. Caches a listed member until they change or the day does. */
    cachedMember: (of: { id: number; day: string }, read: () => Promise<Person | undefined>) =>
      cachedMember(partitions.people, of, read),
    countOptions: (query: Query, filter: AnyFilter, options: Map<string, Condition>) =>
      addUp(both.map((it) => countOptions(it, query, filter, options))),
    countWords: (query: Query, filter: FilterKey, column: WordColumn) =>
      addUp(both.map((it) => countIndexByWord(it, query, filter, column))),
  };
}

function findHiddenRows(it: Partition, query: Query, filter: AnyFilter, limit: number): RankedRow[] {
  const found = findRowSet(it, withoutFilter(query, filter));
  const others = found.shared ? copyRowSet(it, found) : found;
  const whole = findRowSet(it, query);
  subtract(others.bits, whole.bits, Math.min(others.words, whole.words));
  const rows = rowsAt(it, lastBefore(others, it.size, limit), null);
  for (const one of [others, whole]) release(it, one);
  return rows;
}

/** Returns the rows of both partitions in one order. */
const join = (lists: RankedRow[][]): RankedRow[] => {
  const [list, ...more] = lists.filter((rows) => rows.length > 0);
  return more.length > 0 ? lists.flat().sort(compareRows) : (list ?? []);
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

function addUp<Key>(all: Map<Key, number>[]): Map<Key, number> {
  const total = new Map<Key, number>();
  for (const counts of all) for (const [key, count] of counts) total.set(key, (total.get(key) ?? 0) + count);
  return total;
}
