import { type Column, type ColumnName, columnOf } from '../rows/columns.ts';
import type { Bits } from './sets/bits.ts';
import { makePostings, movePosting, type Postings } from './sets/postings.ts';
import type { RangeSets } from './sets/range.ts';
import { moveInSets, type WordSets } from './sets/wordSets.ts';

type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** A column of all rows. A flag is stored only as a set, words only as numbers. */
export type ColumnData = {
  kind: Column['kind'];
  data: Numbers | null;
  /** Sets of rows: of a flag at 1; of options by option, null until a search needs them. */
  sets: (Bits | undefined)[] | null;
  range: RangeSets | null;
  /** Places by word; null until a search needs them, and after too many changes. */
  postings: Postings | null;
  /** Sets of rows, by word, for words that many rows have. */
  wordSets: WordSets | null;
  /** By word: 1 while a search looks for it. */
  flags: Uint8Array | null;
  /** The largest value. */
  last: number;
};

/** Returns an empty column with room for `capacity` rows. */
export function makeColumnData(name: ColumnName, capacity: number): ColumnData {
  const it = columnOf(name);
  const data = () => {
    if (it.kind === 'flag') return null;
    if (it.kind === 'word') return new Int32Array(capacity);
    // Ids of options are numbered over all lists: a column with an id above 255 is widened.
    return it.kind === 'option' || name === 'height_cm'
      ? new Uint8Array(capacity)
      : new Uint16Array(capacity);
  };
  return {
    kind: it.kind,
    data: data(),
    sets: it.kind === 'flag' ? [] : null,
    range: it.kind === 'range' ? new Map() : null,
    postings: null,
    wordSets: it.kind === 'word' ? new Map() : null,
    flags: null,
    last: 0,
  };
}

/** Returns a longer copy. */
export function enlarge<T extends Numbers | Uint32Array | Float64Array>(old: T, length: number): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old as never);
  return larger;
}

/** Returns the places of each word of a column. */
export function postingsOf(store: ColumnData): Postings {
  store.postings ??= makePostings(store.data!, store.last);
  return store.postings;
}

/** Moves a row to another word. */
export function moveWord(store: ColumnData, place: number, to: number): void {
  const from = store.data![place]!;
  // A place keeps its last word while no row has it.
  if (from === to) return;
  if (store.wordSets!.size > 0) moveInSets(store.wordSets!, place, { from, to });
  if (store.postings && movePosting(store.postings, place, { from, to })) store.postings = null;
}
