import { type Bits, clearBit, makeBits, setBit } from './bits.ts';
import { getLru } from './lru.ts';
import { forEachPosting, type Postings } from './postings.ts';

// For words that many rows have, such as a large community, the index keeps sets, as for options. A set is built from
// the word's places when a search first needs it, and the sets that were used last are kept.

/** How many sets are kept for each column: 62 kB each at half a million rows. */
const SETS_MAX = 48;

/** By word: the rows that have it, the most recently used set last. A set may include unlisted rows. */
export type WordSets = Map<number, Bits>;

/** Returns the set of the rows with a word. */
export const rowsWith = (sets: WordSets, postings: Postings, word: number, capacity: number): Bits =>
  getLru(sets, word, SETS_MAX, () => {
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
