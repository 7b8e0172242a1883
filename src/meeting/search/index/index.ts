import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { type Condition, type Query, withoutFilter } from '../query.ts';
import type { WordColumn } from '../rows/columns.ts';
import type { FilterKey } from '../shared/filters.ts';
import {
  compareRows,
  NEWEST,
  type NewestRows,
  newestOf,
  type Order,
  type RankedRow,
  rowsOf,
  type SortKey,
} from '../sorting.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { type Feed, openFeed } from './feed.ts';
import { countOptions, countWords } from './find/counts.ts';
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
 * Begins to load the index of the search into this process; searches read the database until it is there. Returns how
 * to end it.
 */
export function startIndex({ db, pool, live, log }: App): () => Promise<void> {
  const feed = openFeed(pool.options.connectionString!, live, {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
  });
  feeds.set(db, feed);
  // The words of free text too, before somebody types; what fails is read again then.
  readSearchTerms(db).catch(() => {});
  return async () => {
    feeds.delete(db);
    await feed.close();
  };
}

/** Returns what answers searches with everything in it that was committed before; null: the database does. */
export async function currentIndex({ db }: Pick<App, 'db'>) {
  const feed = feeds.get(db);
  const partitions = await feed?.current();
  return partitions ? searchIndexNow(partitions, feed!) : null;
}

/**
 * Returns what answers searches at this moment, beside whether it has everything that was committed before: what was found
 * meanwhile counts only then. Null while it is loaded or changed.
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
 * @property changes grows whenever the row of a profile, and with it perhaps a word, or its wishes have changed
 * @property isUnchanged whether it has not grown since
 */
export type SearchIndex = ReturnType<typeof searchIndexNow>;

/** Returns what answers searches from the rows as they are. */
export function searchIndexOf(partitions: GenderPartitions) {
  const both = bothOf(partitions);
  return {
    /** As `findPage` and `countAll` of store.ts do. */
    find(
      query: Query,
      { after, limit, order = NEWEST }: { after: SortKey | null; limit: number; order?: Order },
    ) {
      const find = () => {
        const found = both.map((it) => findRows(it, query, { after, limit, order }));
        const rows = join(found.map((partition) => partition.rows)).slice(0, limit);
        return { rows, count: sum(found.map(({ count }) => count)) };
      };
      return after ? find() : cachedSearch(partitions.results, { query, order, limit }, find);
    },
    /** As `find` in the order of the newest, for many. */
    findNewest(
      query: Query,
      place: { after: SortKey | null; limit: number },
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
    /** Returns the newest of those that fit a search but for one filter, without those that fit it wholly. */
    findHidden: (query: Query, filter: FilterKey, limit: number): number[] =>
      join(both.map((it) => findHiddenRows(it, query, filter, limit)))
        .slice(0, limit)
        .map(({ id }) => id),
    /**
     * Returns what `use` returns, which waits for nothing and gets what `pairWith` returns.
     * @param me the member, whose wishes have the ids of words
     */
    withPairs: <Result>(
      pool: App['pool'],
      { me, ids, day }: { me: Comparable; ids: Iterable<number>; day: string },
      use: (pairOf: (id: number) => Pair | null) => Result,
    ): Promise<Result> =>
      withCachedPeople(partitions.people, { pool, both, ids }, () =>
        use(pairWith(partitions.people, me, day)),
      ),
    /** Returns what `ranksFor` returns for a member as `keepMember` keeps them; null for one who is not kept. */
    rankCacheFor: (member: Person) =>
      member.idleDays === null ? null : rankCacheFor(partitions.people, member),
    /** Returns the member as `read` returns them, and keeps that while they are listed, until they change or the day does. */
    cachedMember: (of: { id: number; day: string }, read: () => Promise<Person | undefined>) =>
      cachedMember(partitions.people, of, read),
    countOptions: (query: Query, filter: FilterKey, options: Map<string, Condition>) =>
      addUp(both.map((it) => countOptions(it, query, filter, options))),
    countWords: (query: Query, filter: FilterKey, column: WordColumn) =>
      addUp(both.map((it) => countWords(it, query, filter, column))),
  };
}

function findHiddenRows(it: Partition, query: Query, filter: FilterKey, limit: number): RankedRow[] {
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
