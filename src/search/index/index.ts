import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import type { FilterKey } from '../filters/descriptors.ts';
import { type Condition, type Query, withoutFilter } from '../query.ts';
import type { WordColumn } from '../rows/columns.ts';
import { microsecondsOf, textOf } from '../rows/instants.ts';
import { FAR_KM, NEWEST, type Order, type Place, type PlacedRow } from '../store.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { subtract } from './bits.ts';
import { type Columns, firstPlaceFrom, giveBits, storeOf } from './columns.ts';
import { countOptions, countWords } from './counts.ts';
import { type Feed, openFeed } from './feed.ts';
import { bestBefore, countAndFree, findFitting, lastBefore, rangeOf } from './find.ts';
import { blocksDown } from './range.ts';

const feeds = new WeakMap<Database, Feed>();

/**
 * Begins to load the index of the search into this process; searches read the database until it is there. Returns how
 * to end it.
 */
export function startIndex({ db, pool, log }: App): () => Promise<void> {
  const feed = openFeed(pool.options.connectionString!, {
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
  const columns = await feed?.current();
  return columns ? { ...answersOf(columns), changes: feed!.changes() } : null;
}

/** @property changes grows whenever the row of a profile, and with it perhaps a word, has changed */
export type Answers = ReturnType<typeof answersOf> & { changes: number };

function answersOf(it: Columns) {
  return {
    /** As `findPage` and `countAll` of store.ts do. */
    find(
      query: Query,
      { after, limit, order = NEWEST }: { after: Place | null; limit: number; order?: Order },
    ) {
      const fitting = findFitting(it, query);
      const end = after ? firstPlaceFrom(it, microsecondsOf(after[0]), after[1]) : it.size;
      const ranks = ranksOf(it, order);
      const places = ranks
        ? bestBefore(fitting, ranks, after && { rank: after[2] ?? 0, end }, limit, blocksOf(it, order))
        : lastBefore(fitting, end, limit);
      const rows: PlacedRow[] = places.map((place) => ({
        profile_id: it.ids[place]!,
        listed_at: textOf(it.listedAt[place]!),
        rank: ranks ? ranks(place) : 0,
      }));
      return { rows, count: countAndFree(it, fitting) };
    },
    count: (query: Query): number => countAndFree(it, findFitting(it, query)),
    /** Returns the newest of those that fit a search but for one filter, without those that fit it wholly. */
    findHidden(query: Query, filter: FilterKey, limit: number): number[] {
      const others = findFitting(it, withoutFilter(query, filter));
      const whole = findFitting(it, query);
      subtract(others.bits, whole.bits, others.words);
      const ids = lastBefore(others, it.size, limit).map((place) => it.ids[place]!);
      for (const { bits } of [others, whole]) giveBits(it, bits);
      return ids;
    },
    countOptions: (query: Query, filter: FilterKey, options: Map<string, Condition>) =>
      countOptions(it, query, filter, options),
    countWords: (query: Query, filter: FilterKey, column: WordColumn) =>
      countWords(it, query, filter, column),
  };
}

/** Returns blocks of places, those of higher ranks first, where the order has such. */
const blocksOf = (it: Columns, { by }: Order) =>
  by === 'active' ? blocksDown(rangeOf(it, 'active_on'), storeOf(it, 'active_on').last) : undefined;

/** Returns the rank of a place in an order; null for newest first, the order of the places. */
function ranksOf(it: Columns, order: Order): ((place: number) => number) | null {
  if (order.by === 'newest') return null;
  const data = storeOf(it, order.by === 'active' ? 'active_on' : 'city').data!;
  if (order.by === 'active') return (place) => data[place]!;
  const { km } = order;
  return (place) => -(km.get(data[place]!) ?? FAR_KM);
}
