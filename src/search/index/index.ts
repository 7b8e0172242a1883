import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import type { FilterKey } from '../filters/descriptors.ts';
import { type Condition, type Query, withoutFilter } from '../query.ts';
import type { WordColumn } from '../rows/columns.ts';
import { microsecondsOf, textOf } from '../rows/instants.ts';
import { FAR_KM, NEWEST, NO_POINTS, type Order, type Place, type PlacedRow } from '../store.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { subtract, unite } from './bits.ts';
import { type Columns, firstPlaceFrom, giveBits, storeOf, takeBits } from './columns.ts';
import { countOptions, countWords } from './counts.ts';
import { type Feed, openFeed } from './feed.ts';
import { bestBefore, countAndFree, findFitting, lastBefore, rangeOf } from './find.ts';
import { type Block, blocksDown } from './range.ts';

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
  const columns = await feed?.current();
  return columns ? { ...answersOf(columns), changes: feed!.changes() } : null;
}

/**
 * Returns what answers searches at this moment, beside whether it has everything that was committed before: what was found
 * meanwhile counts only then. Null while it is loaded or changed.
 */
export function peekIndex({ db }: Pick<App, 'db'>) {
  const feed = feeds.get(db);
  const found = feed?.peek();
  if (!found) return null;
  const { columns, isCurrent } = found;
  return { answers: { ...answersOf(columns), changes: feed!.changes() }, isCurrent };
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
function blocksOf(it: Columns, order: Order): Iterable<Block> | undefined {
  if (order.by === 'active') return blocksDown(rangeOf(it, 'active_on'), storeOf(it, 'active_on').last);
  return order.by === 'guna' ? blocksOfPoints(it, order.halves) : undefined;
}

/** Returns the places of the Moon with the most points first, each number of points as a block, and all others last. */
function* blocksOfPoints(it: Columns, halves: ReadonlyMap<number, number>): Generator<Block> {
  const { sets } = storeOf(it, 'moon');
  const within = takeBits(it);
  const known = takeBits(it).fill(0);
  const words = (it.size + 31) >>> 5;
  try {
    for (const points of new Set([...halves.values()].toSorted((one, other) => other - one))) {
      within.fill(0);
      for (const [moon, its] of halves) {
        const set = its === points && sets![moon];
        if (set) unite(within, set, words);
      }
      unite(known, within, words);
      yield { below: null, until: within };
    }
    yield { below: known, until: null };
  } finally {
    giveBits(it, within);
    giveBits(it, known);
  }
}

/** Returns the rank of a place in an order; null for newest first, the order of the places. */
function ranksOf(it: Columns, order: Order): ((place: number) => number) | null {
  if (order.by === 'newest') return null;
  if (order.by === 'guna') {
    const { halves } = order;
    const moons = storeOf(it, 'moon').data!;
    return (place) => halves.get(moons[place]!) ?? NO_POINTS;
  }
  const data = storeOf(it, order.by === 'active' ? 'active_on' : 'city').data!;
  if (order.by === 'active') return (place) => data[place]!;
  const { km } = order;
  return (place) => -(km.get(data[place]!) ?? FAR_KM);
}
