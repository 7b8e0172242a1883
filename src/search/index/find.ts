import type { Condition, Query } from '../query.ts';
import { keepAnyOf, keepText } from '../text/keep.ts';
import { type Bits, clearBit, countBits, intersect, intersectWithAny, subtract } from './bits.ts';
import { type Columns, firstPlaceFrom, placeOfId, storeOf } from './columns.ts';
import { keepWithin } from './range.ts';

/** The places that fit a search. @property words of the bits that are checked */
export type Fitting = { bits: Bits; words: number };

/** Returns the places of the profiles that fit a search. */
export function findFitting(it: Columns, { where, text }: Query): Fitting {
  const words = (it.size + 31) >>> 5;
  const fitting = { bits: it.listed.slice(0, words), words };
  // Whole sets first: what reads row by row then has fewer.
  for (const one of where.toSorted((a, b) => costOf(it, a) - costOf(it, b))) keep(it, fitting, one);
  if (text) keepText(it, fitting, text);
  return fitting;
}

/** How much a condition reads row by row: nothing, the ends of a range, everything. */
function costOf(it: Columns, one: Condition): number {
  if (!('column' in one)) return 0;
  const { sets, range } = storeOf(it, one.column);
  return sets ? 0 : range ? 1 : 2;
}

/** Keeps of the fitting places those for which a condition holds. */
export function keep(it: Columns, fitting: Fitting, one: Condition): void {
  const { bits, words } = fitting;
  if ('except' in one) {
    for (const id of one.except) {
      const place = placeOfId(it, id);
      if (place >= 0) clearBit(bits, place);
    }
  } else if ('listedFrom' in one) {
    clearBefore(bits, firstPlaceFrom(it, one.listedFrom, 0));
  } else if ('is' in one) {
    const set = storeOf(it, one.column).sets![1];
    if (one.is) intersect(bits, set, words);
    else if (set) subtract(bits, set, words);
  } else if ('among' in one) {
    const { sets } = storeOf(it, one.column);
    if (sets)
      intersectWithAny(
        bits,
        one.among.flatMap((option) => sets[option] ?? []),
        words,
      );
    else keepAnyOf(it, fitting, { [one.column]: one.among });
  } else {
    const { range, data } = storeOf(it, one.column);
    keepWithin(range!, { ...fitting, listed: it.listed, none: it.none, data: data! }, one);
  }
}

/** Returns the same places, which can be changed. */
export const copyOf = ({ bits, words }: Fitting): Fitting => ({ bits: bits.slice(), words });

export const countFitting = ({ bits, words }: Fitting): number => countBits(bits, words);

/** Returns at most `limit` of the fitting places before `end`, the last one first. */
export function lastBefore({ bits, words }: Fitting, end: number, limit: number): number[] {
  const found: number[] = [];
  for (let word = Math.min(words - 1, end >>> 5); word >= 0 && found.length < limit; word--) {
    let left = bits[word]!;
    if (word === end >>> 5) left &= (1 << (end & 31)) - 1;
    while (left !== 0 && found.length < limit) {
      const bit = 31 - Math.clz32(left);
      found.push((word << 5) | bit);
      left &= ~(1 << bit);
    }
  }
  return found;
}

/**
 * Returns at most `limit` of the fitting places with the highest ranks, of equal ones the last one first.
 * @param after the rank and place from which on only lower ones count
 * @param blocks places whose ranks are lower from one to the next, each the difference of two sets: the rest is not checked once
 * enough are found
 */
export function bestBefore(
  { bits, words }: Fitting,
  rankOf: (place: number) => number,
  after: { rank: number; end: number } | null,
  limit: number,
  blocks: readonly (readonly [earlier: Bits, until: Bits])[] | null = null,
): number[] {
  const best: { place: number; rank: number }[] = [];
  for (const block of blocks ?? [null]) {
    if (best.length === limit) break;
    for (let word = words - 1; word >= 0; word--) {
      let left = bits[word]!;
      if (block) left &= block[1][word]! & ~block[0][word]!;
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        const place = (word << 5) | bit;
        const rank = rankOf(place);
        if (after && (rank > after.rank || (rank === after.rank && place >= after.end))) continue;
        if (best.length === limit && rank <= best[limit - 1]!.rank) continue;
        let at = best.length;
        while (at > 0 && best[at - 1]!.rank < rank) at--;
        best.splice(at, 0, { place, rank });
        if (best.length > limit) best.pop();
      }
    }
  }
  return best.map(({ place }) => place);
}

function clearBefore(bits: Bits, place: number): void {
  bits.fill(0, 0, Math.min(place >>> 5, bits.length));
  if (place >>> 5 < bits.length) bits[place >>> 5]! &= ~((1 << (place & 31)) - 1);
}
