import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, hasBit, makeBits, setBit } from './bits.ts';
import {
  countCommonRows,
  countRows,
  intersectAll,
  intersection,
  intersectRows,
  intersectWithUnion,
  type RowSet,
  sparseRowSet,
  subtractRows,
  uniteRows,
} from './rowSet.ts';

const ROWS = 400;
const WORDS = Math.ceil(ROWS / 32);

/** Bits with spare room, where an earlier search has left something. */
const makeRoom = (): Bits => makeBits(ROWS + 200).fill(7, WORDS);

const setOf = (rows: Iterable<number>): Bits => {
  const bits = makeRoom();
  for (const row of rows) setBit(bits, row);
  return bits;
};
const rowsIn = (bits: Bits): number[] =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasBit(bits, row));

const rows = fc.uniqueArray(fc.nat({ max: ROWS - 1 }), { maxLength: 60 }).map((some) => new Set(some));

const ways = {
  all: (one: Bits, other: Bits): RowSet => ({
    bits: Uint32Array.from(one, (word, place) => word & other[place]!),
    words: WORDS,
    few: null,
  }),
  few: (one: Bits, other: Bits): RowSet => intersection(makeRoom().fill(7), one, other, WORDS),
  'few, found later': (one: Bits, other: Bits): RowSet => sparseRowSet(ways.all(one, other).bits, WORDS),
};

test.each(Object.entries(ways))('conditions keep and count the same rows, read by %s words', (_, start) => {
  fc.assert(
    fc.property(rows, rows, fc.array(rows, { minLength: 2, maxLength: 6 }), (one, other, sets) => {
      const both = [...one].filter((row) => other.has(row)).toSorted((a, b) => a - b);
      const begin = () => start(setOf(one), setOf(other));
      const bits = sets.map(setOf);
      const [first, second] = sets as [Set<number>, Set<number>];
      const after = (change: (fitting: RowSet) => void) => {
        const fitting = begin();
        change(fitting);
        expect(countRows(fitting)).toBe(rowsIn(fitting.bits).length);
        return rowsIn(fitting.bits);
      };
      expect(rowsIn(begin().bits)).toEqual(both);
      expect(countCommonRows(begin(), bits[0]!)).toBe(both.filter((row) => first.has(row)).length);
      expect(after((it) => intersectRows(it, bits[0]))).toEqual(both.filter((row) => first.has(row)));
      expect(after((it) => intersectRows(it, undefined))).toEqual([]);
      expect(after((it) => subtractRows(it, bits[0]!))).toEqual(both.filter((row) => !first.has(row)));
      expect(after((it) => intersectAll(it, [bits[0]!], [bits[1]!]))).toEqual(
        both.filter((row) => first.has(row) && !second.has(row)),
      );
      expect(after((it) => intersectWithUnion(it, bits))).toEqual(
        both.filter((row) => sets.some((set) => set.has(row))),
      );
      const found = makeBits(ROWS);
      uniteRows(found, bits[0]!, begin());
      expect(after((it) => intersectRows(it, found))).toEqual(both.filter((row) => first.has(row)));
    }),
  );
});

test('words are listed where they are few', () => {
  expect(sparseRowSet(setOf([3, 4, 399]), WORDS).few).toEqual(new Int32Array([0, 12]));
  const every = Array.from({ length: ROWS }, (_, row) => row);
  expect(sparseRowSet(setOf(every), WORDS).few).toBeNull();
});
