import type { Bits } from '../index/bits.ts';
import { type Columns, storeOf } from '../index/columns.ts';
import type { WordColumn } from '../rows/columns.ts';
import type { AnyOf, TextQuery } from './resolve.ts';

type Fitting = { bits: Bits; words: number };

/** Keeps the rows that match free text. */
export function keepText(it: Columns, fitting: Fitting, { all, except }: TextQuery): void {
  for (const one of all) keepAnyOf(it, fitting, one);
  if (except) dropAnyOf(it, fitting, except);
}

/** Keeps the rows that have one of the ids in its column. */
export function keepAnyOf(it: Columns, { bits, words }: Fitting, one: AnyOf): void {
  const test = testOf(it, one);
  for (let word = 0; word < words; word++) {
    const among = bits[word]!;
    if (among !== 0) bits[word] = matching(among, word, test);
  }
}

function dropAnyOf(it: Columns, { bits, words }: Fitting, one: AnyOf): void {
  const test = testOf(it, one);
  for (let word = 0; word < words; word++) {
    const among = bits[word]!;
    if (among !== 0) bits[word] = among & ~matching(among, word, test);
  }
}

/** A flag for each word that is looked for. */
type Flags = { column: Int32Array; flags: Uint8Array };
type Test = { flagged: Flags[]; sets: Bits[] };

/** Converts ids to flags of words, and to the sets of rows of options. */
function testOf(it: Columns, one: AnyOf): Test {
  const test: Test = { flagged: [], sets: [] };
  for (const [column, ids] of Object.entries(one) as [keyof AnyOf, number[]][]) {
    if (ids.length === 0) continue;
    const { sets } = storeOf(it, column);
    if (sets) test.sets.push(...ids.flatMap((id) => sets[id] ?? []));
    else test.flagged.push(flag(it, column as WordColumn, ids));
  }
  return test;
}

function flag(it: Columns, name: WordColumn, ids: number[]): Flags {
  const { data, last } = storeOf(it, name);
  const flags = new Uint8Array(last + 1);
  for (const id of ids) if (id < flags.length) flags[id] = 1;
  return { column: data as Int32Array, flags };
}

/** Returns those of 32 rows that have a flagged word or are in a set. @param among the rows that are checked */
function matching(among: number, word: number, { flagged, sets }: Test): number {
  let kept = 0;
  for (const set of sets) kept |= set[word]!;
  kept &= among;
  for (const { column, flags } of flagged) {
    for (let left = among & ~kept; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      if (flags[column[(word << 5) | bit]!] === 1) kept |= 1 << bit;
    }
  }
  return kept;
}
