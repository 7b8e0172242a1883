import { postingsOf } from '../column.ts';
import { columnDataOf, type Partition } from '../partition.ts';
import { hasBit } from '../sets/bits.ts';
import { forEachPosting } from '../sets/postings.ts';
import type { RowSet } from '../sets/rowSet.ts';
import { bestBefore } from './find.ts';

/** Cities up to this distance are read one after the other. Only profiles further away are sorted. */
const NEAR_KM = 50;

type Km = ReadonlyMap<number, number>;
type After = { rank: number; end: number } | null;

/**
 * Returns at most `limit` of the fitting places, those in the nearest cities first; of equally near ones, the last
 * place first.
 * @property km distances of cities, the nearest first
 * @property ranks of a place: its distance, negated
 * @property after only places behind this rank and place count
 */
export function nearestBefore(
  it: Partition,
  fitting: RowSet,
  { km, ranks, after, limit }: { km: Km; ranks: (place: number) => number; after: After; limit: number },
): number[] {
  const found: number[] = [];
  for (const [distance, cities] of nearCities(km)) {
    if (found.length === limit) return found;
    if (!after || -distance <= after.rank) {
      const end = after?.rank === -distance ? after.end : it.size;
      found.push(...lastIn(it, fitting, cities, { end, limit: limit - found.length }));
    }
  }
  if (found.length === limit) return found;
  // All near places are found. Their ranks exclude them, which costs less than a set of them.
  const beyond = after && after.rank < -NEAR_KM ? after : { rank: -NEAR_KM, end: 0 };
  return [...found, ...bestBefore(fitting, ranks, beyond, limit - found.length)];
}

/** Returns the cities at each near distance, the nearest first. */
function* nearCities(km: Km): Generator<[km: number, cities: number[]]> {
  let last = -1;
  let cities: number[] = [];
  for (const [city, distance] of km) {
    if (distance !== last && cities.length > 0) yield [last, cities];
    if (distance > NEAR_KM) return;
    if (distance !== last) cities = [];
    last = distance;
    cities.push(city);
  }
  if (cities.length > 0) yield [last, cities];
}

/** Returns at most `limit` of the fitting places in some cities before `end`, the last one first. */
function lastIn(
  it: Partition,
  { bits, words }: RowSet,
  cities: number[],
  { end, limit }: { end: number; limit: number },
): number[] {
  const found: number[] = [];
  const postings = postingsOf(columnDataOf(it, 'city'));
  for (const city of cities)
    forEachPosting(postings, city, (place) => {
      // Sorted places come last and in descending order, so all further places of this city are lower.
      if (found.length === limit && place < found[limit - 1]!) return false;
      if (place >= end || place >>> 5 >= words || !hasBit(bits, place)) return;
      let index = found.length;
      while (index > 0 && found[index - 1]! < place) index--;
      found.splice(index, 0, place);
      if (found.length > limit) found.pop();
    });
  return found;
}
