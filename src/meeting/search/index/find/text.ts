import type { ColumnIds } from '../../text/columnIds.ts';
import type { TextQuery } from '../../text/resolve.ts';
import { type ColumnData, postingsOf } from '../column.ts';
import {
  acquireBits,
  type CachedQuery,
  columnDataOf,
  type Partition,
  releaseBits,
  setsOf,
} from '../partition.ts';
import { type Bits, setBit } from '../sets/bits.ts';
import { countPostings, forEachPosting, type Postings } from '../sets/postings.ts';
import { countRows, intersectRows, type RowSet, subtractRows, uniteRows } from '../sets/rowSet.ts';

/** Checking a row takes as long as adding this many rows to a set. */
const CHECKED = 3;

/** Keeps the rows that match free text. @param cached what the same search found before */
export function filterByText(
  it: Partition,
  fitting: RowSet,
  { all, except }: TextQuery,
  cached: CachedQuery,
): void {
  for (const [index, one] of all.entries()) {
    // The set of the first text covers all fitting rows, so every tier can reuse it. Later sets cover only the rows
    // that the first text has left.
    if (index > 0) filterByIds(it, fitting, one);
    else intersectRows(fitting, textOf(it, fitting, one, cached));
  }
  const excepted = except && cached.texts.get(except);
  if (excepted) subtractRows(fitting, excepted);
  else if (except) excludeByIds(it, fitting, except);
}

function textOf(it: Partition, fitting: RowSet, one: ColumnIds, { texts }: CachedQuery): Bits {
  const found = texts.get(one) ?? rowsOf(it, fitting, one);
  texts.set(one, found);
  return found;
}

/** Keeps the rows that have one of the ids in its column. */
export function filterByIds(it: Partition, fitting: RowSet, one: ColumnIds): void {
  const found = rowsOf(it, fitting, one);
  intersectRows(fitting, found);
  releaseBits(it, found);
}

function excludeByIds(it: Partition, fitting: RowSet, one: ColumnIds): void {
  const found = rowsOf(it, fitting, one);
  subtractRows(fitting, found);
  releaseBits(it, found);
}

/** Returns the rows that have one of the ids in its column. The set is right only for the fitting rows. */
function rowsOf(it: Partition, fitting: RowSet, one: ColumnIds): Bits {
  const found = acquireBits(it).fill(0, 0, fitting.words);
  let left: number | undefined;
  for (const [column, ids] of Object.entries(one) as [keyof ColumnIds, number[]][]) {
    if (ids.length === 0) continue;
    const store = columnDataOf(it, column);
    const sets = setsOf(it, store);
    if (sets) {
      for (const id of ids) if (sets[id]) uniteRows(found, sets[id], fitting);
      continue;
    }
    const postings = postingsOf(store);
    left ??= countRows(fitting);
    if (areFewer(postings, ids, left * CHECKED))
      for (const id of ids)
        forEachPosting(postings, id, (place) => {
          setBit(found, place);
        });
    else addFlagged(store, fitting, ids, found);
  }
  return found;
}

function areFewer(postings: Postings, ids: number[], than: number): boolean {
  let rows = 0;
  for (const id of ids) {
    rows += countPostings(postings, id);
    if (rows >= than) return false;
  }
  return true;
}

/** Adds the fitting rows with one of the words to a set. */
function addFlagged(store: ColumnData, { bits, words, few }: RowSet, ids: number[], found: Bits): void {
  if (!store.flags || store.flags.length <= store.last) store.flags = new Uint8Array((store.last + 1) * 2);
  const { data, flags } = store;
  for (const id of ids) flags[id] = 1;
  for (let next = 0; next < (few?.length ?? words); next++) {
    const word = few ? few[next]! : next;
    let having = 0;
    for (let left = bits[word]! & ~found[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      if (flags[data![(word << 5) | bit]!] === 1) having |= 1 << bit;
    }
    found[word]! |= having;
  }
  for (const id of ids) flags[id] = 0;
}
