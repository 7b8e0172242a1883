import { type Bits, clearBit, makeBits, setBit } from './bits.ts';
import { getLru } from './lru.ts';
import { forEachPosting, type Postings } from './postings.ts';

// Of words that many rows have, such as a large community, the index keeps sets as of an option: made from their places when
// a search first needs one, and those that were needed last are kept.

/** How many sets are kept for each column: 62 kB each at half a million rows. */
const MOST_SETS = 48;

/** By word: the rows that have it, the one that was needed last at the end. Rows that are not listed may be in it, too. */
export type WordSets = Map<number, Bits>;

/** Returns the set of the rows with a word. */
export const rowsWith = (sets: WordSets, postings: Postings, word: number, capacity: number): Bits =>
  getLru(sets, word, MOST_SETS, () => {
    const bits = makeBits(capacity);
    forEachPosting(postings, word, (place) => {
      setBit(bits, place);
    });
    return bits;
  });

/** Moves a row from one word to another. */
export function moveInSets(sets: WordSets, place: number, { from, to }: { from: number; to: number }): void {
  const [left, joined] = [sets.get(from), sets.get(to)];
  if (left) clearBit(left, place);
  if (joined) setBit(joined, place);
}
