import { postingsOf, type Store } from '../index/column.ts';
import { type Columns, giveBits, type Known, setsOf, storeOf, takeBits } from '../index/columns.ts';
import { type Bits, setBit } from '../index/sets/bits.ts';
import { addSet, countFitting, dropSet, type Fitting, keepSet } from '../index/sets/fitting.ts';
import { countPostings, type Postings, placesOf } from '../index/sets/postings.ts';
import type { AnyOf } from './anyOf.ts';
import type { TextQuery } from './resolve.ts';

/** A row is checked in the time in which so many are added to a set. */
const CHECKED = 3;

/** Keeps the rows that match free text. @param known what the same search has found before */
export function keepText(it: Columns, fitting: Fitting, { all, except }: TextQuery, known: Known): void {
  for (const [index, one] of all.entries()) {
    // Of all fitting rows the set is right for every tier; of those that the first text has left, for this one alone.
    if (index > 0) keepAnyOf(it, fitting, one);
    else keepSet(fitting, textOf(it, fitting, one, known));
  }
  const excepted = except && known.texts.get(except);
  if (excepted) dropSet(fitting, excepted);
  else if (except) dropAnyOf(it, fitting, except);
}

function textOf(it: Columns, fitting: Fitting, one: AnyOf, { texts }: Known): Bits {
  const found = texts.get(one) ?? rowsOf(it, fitting, one);
  texts.set(one, found);
  return found;
}

/** Keeps the rows that have one of the ids in its column. */
export function keepAnyOf(it: Columns, fitting: Fitting, one: AnyOf): void {
  const found = rowsOf(it, fitting, one);
  keepSet(fitting, found);
  giveBits(it, found);
}

function dropAnyOf(it: Columns, fitting: Fitting, one: AnyOf): void {
  const found = rowsOf(it, fitting, one);
  dropSet(fitting, found);
  giveBits(it, found);
}

/** Returns a set in which those of the fitting rows are right that have one of the ids in its column. */
function rowsOf(it: Columns, fitting: Fitting, one: AnyOf): Bits {
  const found = takeBits(it).fill(0, 0, fitting.words);
  let left: number | undefined;
  for (const [column, ids] of Object.entries(one) as [keyof AnyOf, number[]][]) {
    if (ids.length === 0) continue;
    const store = storeOf(it, column);
    const sets = setsOf(it, store);
    if (sets) {
      for (const id of ids) if (sets[id]) addSet(found, sets[id], fitting);
      continue;
    }
    const postings = postingsOf(store);
    left ??= countFitting(fitting);
    if (areFewer(postings, ids, left * CHECKED))
      for (const id of ids)
        placesOf(postings, id, (place) => {
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

/** Adds those of the fitting rows that have one of the words to a set. */
function addFlagged(store: Store, { bits, words, few }: Fitting, ids: number[], found: Bits): void {
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
