import {
  type Bits,
  combine,
  countBits,
  countCommon,
  countOnes,
  intersect,
  intersectWithAny,
  subtract,
  unite,
} from './bits.ts';

/**
 * Rows that fit a search, while its conditions are checked.
 * @property words how many words of the bits are read
 * @property few indexes, ascending, of the only words that may have bits, if these are few: the others need not be
 * read
 * @property shared whether the bits belong to the index, so that nobody else may write them
 */
export type RowSet = { bits: Bits; words: number; few: Int32Array | null; shared?: true };

/** Whether so few rows are expected that reading their words one by one is faster than reading all words. */
export const areFew = (rows: number, words: number): boolean => rows < words / 4;

/** Writes to `bits` what both sets have, and returns it. */
export function intersection(bits: Bits, one: Bits, other: Bits, words: number): RowSet {
  bits.fill(0, 0, words);
  const few: number[] = [];
  const add = (word: number, common: number) => {
    if (common === 0) return;
    bits[word] = common;
    few.push(word);
  };
  let word = 0;
  // Nearly all words are empty, so most of the time goes to the loop itself.
  for (const end = words & ~3; word < end; word += 4) {
    const a = one[word]! & other[word]!;
    const b = one[word + 1]! & other[word + 1]!;
    const c = one[word + 2]! & other[word + 2]!;
    const d = one[word + 3]! & other[word + 3]!;
    if ((a | b | c | d) === 0) continue;
    add(word, a);
    add(word + 1, b);
    add(word + 2, c);
    add(word + 3, d);
  }
  for (; word < words; word++) add(word, one[word]! & other[word]!);
  return rowSetOf(bits, words, few);
}

/** Returns rows with a list of their words, if these are few. */
export function sparseRowSet(bits: Bits, words: number): RowSet {
  const few: number[] = [];
  let word = 0;
  for (const end = words & ~3; word < end; word += 4) {
    if ((bits[word]! | bits[word + 1]! | bits[word + 2]! | bits[word + 3]!) === 0) continue;
    for (let one = word; one < word + 4; one++) if (bits[one] !== 0) few.push(one);
  }
  for (; word < words; word++) if (bits[word] !== 0) few.push(word);
  return rowSetOf(bits, words, few);
}

const rowSetOf = (bits: Bits, words: number, few: number[]): RowSet => ({
  bits,
  words,
  few: areFew(few.length, words) ? new Int32Array(few) : null,
});

/** Keeps the rows that are in a set; none where there is no set. */
export function intersectRows({ bits, words, few }: RowSet, set: Bits | undefined): void {
  if (!few || !set) intersect(bits, set, words);
  else for (const word of few) bits[word]! &= set[word]!;
}

/** Keeps the rows that are not in a set. */
export function subtractRows({ bits, words, few }: RowSet, set: Bits): void {
  if (!few) subtract(bits, set, words);
  else for (const word of few) bits[word]! &= ~set[word]!;
}

/** Keeps the rows that are in all of some sets, and in none of others. */
export function intersectAll(fitting: RowSet, all: Bits[], none: Bits[]): void {
  const { bits, words, few } = fitting;
  if (!few) combine(bits, bits, all, none, words);
  else {
    for (const set of all) intersectRows(fitting, set);
    for (const set of none) subtractRows(fitting, set);
  }
}

/** Keeps the rows that are in any of some sets. */
export function intersectWithUnion({ bits, words, few }: RowSet, sets: Bits[]): void {
  if (!few) intersectWithAny(bits, sets, words);
  else
    for (const word of few) {
      let any = 0;
      for (const set of sets) any |= set[word]!;
      bits[word]! &= any;
    }
}

/** Adds the rows of a set that may fit to `found`. */
export function uniteRows(found: Bits, set: Bits, { words, few }: RowSet): void {
  if (few) for (const word of few) found[word]! |= set[word]!;
  else unite(found, set, words);
}

/** Returns how many rows fit. */
export function countRows({ bits, words, few }: RowSet): number {
  if (!few) return countBits(bits, words);
  let count = 0;
  for (const word of few) count += countOnes(bits[word]!);
  return count;
}

/** Returns how many fitting rows are in a set. */
export function countCommonRows({ bits, words, few }: RowSet, set: Bits): number {
  if (!few) return countCommon(bits, set, words);
  let count = 0;
  for (const word of few) count += countOnes(bits[word]! & set[word]!);
  return count;
}
