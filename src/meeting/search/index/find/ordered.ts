import type { Query } from '../../query.ts';
import { microsecondsOf } from '../../rows/columns.ts';
import {
  FAR_KM,
  type NewestRows,
  NO_POINTS,
  type RankedRow,
  type SearchOrder,
  type SearchSortKey,
} from '../../sorting.ts';
import {
  acquireBits,
  columnDataOf,
  firstPlaceFrom,
  type Partition,
  releaseBits,
  setsOf,
} from '../partition.ts';
import { unite } from '../sets/bits.ts';
import { type Block, blocksDown } from '../sets/range.ts';
import { bestBefore, countAndRelease, findRowSet, lastBefore, rangeDataOf } from './find.ts';
import { nearestBefore } from './nearby.ts';

/** Returns the first rows of a search after a place, in an order, and how many rows fit in all. */
export function findRows(
  it: Partition,
  query: Query,
  { after, limit, order }: { after: SearchSortKey | null; limit: number; order: SearchOrder },
): { rows: RankedRow[]; count: number } {
  const fitting = findRowSet(it, query);
  // In the partition of the other gender there is nothing to sort.
  if (fitting.words === 0) return { rows: [], count: 0 };
  const end = after ? firstPlaceFrom(it, microsecondsOf(after[0]), after[1]) : it.size;
  const ranks = ranksOf(it, order);
  const from = after && { rank: after[2] ?? 0, end };
  const places = !ranks
    ? lastBefore(fitting, end, limit)
    : order.by === 'nearest'
      ? nearestBefore(it, fitting, { km: order.km, ranks, after: from, limit })
      : bestBefore(fitting, ranks, from, limit, blocksOf(it, order));
  return { rows: rowsAt(it, places, ranks), count: countAndRelease(it, fitting) };
}

/** Returns the newest rows of a search before a place, and how many rows fit in all. */
export function findNewest(
  it: Partition,
  query: Query,
  { after, limit }: { after: SearchSortKey | null; limit: number },
): NewestRows & { count: number } {
  const fitting = findRowSet(it, query);
  const end = after ? firstPlaceFrom(it, microsecondsOf(after[0]), after[1]) : it.size;
  const places = fitting.words === 0 ? [] : lastBefore(fitting, end, limit);
  const ids = new Uint32Array(places.length);
  const listedAt = new Float64Array(places.length);
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    ids[index] = it.ids[place]!;
    listedAt[index] = it.listedAt[place]!;
  }
  return { ids, listedAt, count: countAndRelease(it, fitting) };
}

/** Returns the rows at some places; their rank is 0 where there are no ranks. */
export const rowsAt = (
  it: Partition,
  places: number[],
  ranks: ((place: number) => number) | null,
): RankedRow[] =>
  places.map((place) => ({
    id: it.ids[place]!,
    listedAt: it.listedAt[place]!,
    rank: ranks ? ranks(place) : 0,
  }));

/** Returns blocks of places, higher ranks first; undefined where the order has no blocks. */
function blocksOf(it: Partition, order: SearchOrder): Iterable<Block> | undefined {
  if (order.by === 'active')
    return blocksDown(rangeDataOf(it, 'active_on'), columnDataOf(it, 'active_on').last);
  return order.by === 'guna' ? blocksOfPoints(it, order.halfPoints) : undefined;
}

/** Returns a block of places for each number of points, most points first; all other places are last. */
function* blocksOfPoints(it: Partition, halfPoints: ReadonlyMap<number, number>): Generator<Block> {
  const sets = setsOf(it, columnDataOf(it, 'moon'))!;
  const within = acquireBits(it);
  const known = acquireBits(it).fill(0);
  const words = (it.size + 31) >>> 5;
  try {
    for (const points of new Set([...halfPoints.values()].toSorted((one, other) => other - one))) {
      within.fill(0);
      for (const [moon, its] of halfPoints) {
        const set = its === points && sets[moon];
        if (set) unite(within, set, words);
      }
      unite(known, within, words);
      yield { below: null, until: within, alike: true };
    }
    yield { below: known, until: null, alike: true };
  } finally {
    releaseBits(it, within);
    releaseBits(it, known);
  }
}

/** Returns the rank of a place in an order; null for newest first, the order of the places. */
function ranksOf(it: Partition, order: SearchOrder): ((place: number) => number) | null {
  if (order.by === 'newest') return null;
  if (order.by === 'guna') {
    const { halfPoints } = order;
    const moons = columnDataOf(it, 'moon').data!;
    return (place) => halfPoints.get(moons[place]!) ?? NO_POINTS;
  }
  const data = columnDataOf(it, order.by === 'active' ? 'active_on' : 'city').data!;
  if (order.by === 'active') return (place) => data[place]!;
  const { km } = order;
  return (place) => -(km.get(data[place]!) ?? FAR_KM);
}
