import type { Column } from '../rows/columns.ts';
import { type Bits, clearBit, makeBits, setBit } from './bits.ts';

// Of a column with a range of values the index keeps, for each block of values, the set of all rows whose value is in an
// earlier block. Any span of blocks is the difference of two sets, however many it has; only rows in the blocks at its
// ends are checked one by one.

export type Range = {
  first: number;
  power: number;
  most: number;
  /** By block: the rows in earlier ones; undefined where there are none. A block that is not in it has no rows, nor has a later one. */
  below: (Bits | undefined)[];
};

export const makeRange = ({ power, first, most }: (Column & { kind: 'range' })['blocks']): Range => ({
  power,
  first: first(),
  most,
  below: [undefined],
});

const blockOf = ({ first, power, most }: Range, value: number): number =>
  Math.min(Math.max(0, Math.floor((value - first) / 2 ** power)), most - 1);

/** Adds a row that is in `listed` already. */
export function addToRange(it: Range, listed: Bits, value: number, place: number): void {
  const block = blockOf(it, value);
  const { below } = it;
  while (below.length <= block) {
    const earlier = listed.slice();
    clearBit(earlier, place);
    below.push(earlier);
  }
  for (let later = block + 1; later < below.length; later++) {
    below[later] ??= makeBits(listed.length << 5);
    setBit(below[later]!, place);
  }
}

/** Removes a row with its value. */
export function removeFromRange(it: Range, value: number, place: number): void {
  for (let later = blockOf(it, value) + 1; later < it.below.length; later++) {
    const set = it.below[later];
    if (set) clearBit(set, place);
  }
}

/** Replaces each set by a larger one. */
export function widenRange(it: Range, widen: (set: Bits) => Bits): void {
  it.below = it.below.map((set) => set && widen(set));
}

type All = { listed: Bits; none: Bits };

/** Returns the sets of the rows below a block and below the one after it: their difference is the block. */
function ends({ below }: Range, { listed, none }: All, block: number): [earlier: Bits, until: Bits] {
  const at = (one: number) => (one < 0 ? none : one < below.length ? (below[one] ?? none) : listed);
  return [at(block), at(block + 1)];
}

/** Returns the blocks, those of higher values first, each as two sets whose difference it is. */
export const blocksDown = (it: Range, all: All): [earlier: Bits, until: Bits][] =>
  it.below.map((_, block) => ends(it, all, block)).reverse();

/** Keeps the rows whose value is in a span, both ends included. */
export function keepWithin(
  it: Range,
  all: All & { bits: Bits; words: number; data: ArrayLike<number> },
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number },
): void {
  const { bits, words, data } = all;
  const [before, lowest] = ends(it, all, from === Number.NEGATIVE_INFINITY ? -1 : blockOf(it, from));
  const [highest, until] = ends(it, all, to === Number.POSITIVE_INFINITY ? it.below.length : blockOf(it, to));
  for (let word = 0; word < words; word++) {
    const among = bits[word]! & until[word]! & ~before[word]!;
    // In one and the same block nothing is between its ends.
    let kept = among & highest[word]! & ~lowest[word]!;
    for (let left = among & ~kept; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = data[(word << 5) | bit]!;
      if (value >= from && value <= to) kept |= 1 << bit;
    }
    bits[word] = kept;
  }
}
