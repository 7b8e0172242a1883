import type { Condition } from '../../query.ts';
import { type WordColumn, wordColumns } from '../../rows/columns.ts';
import { holdsCustom } from '../../rows/custom.ts';
import { postingsOf } from '../column.ts';
import { customRowAt } from '../custom.ts';
import { acquireBits, columnDataOf, firstPlaceFrom, type Partition, placeOfId } from '../partition.ts';
import { type Bits, hasBit, setBit } from '../sets/bits.ts';
import { countPostings, forEachPosting } from '../sets/postings.ts';
import { type RowSet, sparseRowSet } from '../sets/rowSet.ts';

/**
 * Where fewer than one row in 64 has some cities or communities, each of these rows is checked; otherwise whole sets
 * are read.
 */
const RARE = 64;

/** For a single word, which may have its own set. */
const RARE_WORD = 512;

/** This few rows are checked one by one on the smallest site, too. */
const FEW = 4;

type AmongWords = { column: WordColumn; among: number[] };

/** Moves the places that meet a condition to the beginning of a list. Returns how many they are. */
type Sieve = (list: Int32Array, length: number) => number;

const isAmongWords = (one: Condition): one is Condition & AmongWords =>
  'among' in one && 'column' in one && wordColumns.has(one.column);

/** Returns the places that meet all conditions, where few rows meet one of them; otherwise null. */
export function findRare(it: Partition, where: Condition[]): RowSet | null {
  const count = ({ column, among }: AmongWords) => {
    const postings = postingsOf(columnDataOf(it, column));
    return among.reduce((sum, word) => sum + countPostings(postings, word), 0);
  };
  let rarest: (Condition & AmongWords) | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of where) {
    if (!isAmongWords(one)) continue;
    const rows = count(one);
    const most = Math.max(FEW, it.size / (one.among.length === 1 ? RARE_WORD : RARE));
    if (rows < Math.min(most, fewest)) [rarest, fewest] = [one, rows];
  }
  if (!rarest) return null;
  const list = new Int32Array(fewest);
  let length = 0;
  const postings = postingsOf(columnDataOf(it, rarest.column));
  for (const word of rarest.among)
    forEachPosting(postings, word, (place) => {
      list[length++] = place;
    });
  length = inSet(it.listed, true)(list, length);
  // One condition after the other: a loop for one condition takes a third of the time of a loop for all.
  for (const one of where) if (one !== rarest) length = sieveOf(it, one)(list, length);
  const words = (it.size + 31) >>> 5;
  const bits = acquireBits(it).fill(0, 0, words);
  for (let index = 0; index < length; index++) setBit(bits, list[index]!);
  return sparseRowSet(bits, words);
}

function sieveOf(it: Partition, one: Condition): Sieve {
  if ('except' in one) {
    const places = new Set(one.except.map((id) => placeOfId(it, id)));
    return sieve((place) => !places.has(place));
  }
  if ('only' in one) {
    const only = placeOfId(it, one.only);
    return sieve((place) => place === only);
  }
  if ('listedFrom' in one) {
    const first = firstPlaceFrom(it, one.listedFrom, 0);
    return sieve((place) => place >= first);
  }
  if ('notAll' in one) {
    const parts = one.notAll.map((part) => sieveOf(it, part));
    return (list, length) => {
      const all = list.slice(0, length);
      const found = new Set(
        all.subarray(
          0,
          parts.reduce((kept, part) => part(all, kept), length),
        ),
      );
      return sieve((place) => !found.has(place))(list, length);
    };
  }
  if ('custom' in one) return sieve((place) => holdsCustom(customRowAt(it.custom, place), one));
  const store = columnDataOf(it, one.column);
  if ('is' in one) return inSet(store.sets![1], one.is);
  const data = store.data!;
  if ('among' in one) {
    const [only, ...more] = one.among;
    if (more.length === 0) return sieve((place) => data[place] === only);
    const among = new Set(one.among);
    return sieve((place) => among.has(data[place]!));
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = one;
  return sieve((place) => data[place]! >= from && data[place]! <= to);
}

const inSet = (set: Bits | undefined, is: boolean): Sieve =>
  sieve((place) => (set !== undefined && hasBit(set, place)) === is);

const sieve =
  (holds: (place: number) => boolean): Sieve =>
  (list, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const place = list[index]!;
      if (holds(place)) list[kept++] = place;
    }
    return kept;
  };
