import { type Bits, clearBit, makeBits, setBit } from './bits.ts';
import { getLru } from './lru.ts';

// For a column with a range of values the index keeps sets of the rows below a value, built when a search first needs
// one. Any span is the difference of two sets, so nothing is checked row by row. Searches use few values, but other
// ones each day: the sets that were used last are kept.

/** How many sets are kept for each column: 62 kB each at half a million rows. More than there are ages. */
const SETS_MAX = 80;

/** How many blocks of an order by values have a single value, such as a recent day. */
const SINGLE_BLOCKS = 8;

/** Length of the next block, in values; each further block is four times as long. */
const FIRST_BLOCK = 16;

/** By value: the rows below it, the most recently used set last. A set may include unlisted rows. */
export type RangeSets = Map<number, Bits>;

/** Writes the value of a row to every set. */
export function addToRange(it: RangeSets, value: number, place: number): void {
  for (const [limit, below] of it) {
    if (value < limit) setBit(below, place);
    else clearBit(below, place);
  }
}

type Rows = { range: RangeSets; data: ArrayLike<number>; size: number; capacity: number };

/** Returns the set of the rows below a value. */
function rowsBelow({ range, data, size, capacity }: Rows, value: number): Bits {
  return getLru(range, value, SETS_MAX, () => scan(data, value, size, capacity));
}

function scan(data: ArrayLike<number>, value: number, size: number, capacity: number): Bits {
  const below = makeBits(capacity);
  for (let first = 0; first < size; first += 32) {
    const end = Math.min(32, size - first);
    let word = 0;
    for (let bit = 0; bit < end; bit++) if (data[first + bit]! < value) word |= 1 << bit;
    below[first >>> 5] = word;
  }
  return below;
}

/** Both ends are included. */
export type Span = { from?: number; to?: number };

/** Returns the sets that a row must and must not be in to have a value in a span. */
export const spanOf = (rows: Rows, { from, to }: Span): { all: Bits[]; none: Bits[] } => ({
  all: to === undefined ? [] : [rowsBelow(rows, Math.floor(to) + 1)],
  none: from === undefined ? [] : [rowsBelow(rows, Math.ceil(from))],
});

/** Rows in `until` (null: all) that are not in `below` (null: none). @property alike whether all have one rank */
export type Block = { below: Bits | null; until: Bits | null; alike?: boolean };

/**
 * Returns all rows in blocks, higher values first. Each block is made when it is needed.
 * @param last the highest value
 */
export function* blocksDown(rows: Rows, last: number): Generator<Block> {
  let until: Bits | null = null;
  let from = last;
  let length = FIRST_BLOCK;
  for (let made = 1; from > 0; made++) {
    const below = rowsBelow(rows, from);
    const alike = made <= SINGLE_BLOCKS;
    yield { below, until, alike };
    until = below;
    if (made < SINGLE_BLOCKS) from -= 1;
    else {
      // Blocks end at multiples of the first length, so that their sets can be reused on most days.
      from -= length + (from % FIRST_BLOCK);
      length *= 4;
    }
  }
  yield { below: null, until };
}
