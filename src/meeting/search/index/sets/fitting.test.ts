import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, hasBit, makeBits, setBit } from './bits.ts';
import {
  addSet,
  bothIn,
  countFitting,
  countFittingIn,
  dropSet,
  type Fitting,
  keepAnySet,
  keepSet,
  keepSets,
  withFew,
} from './fitting.ts';

const ROWS = 400;
const WORDS = Math.ceil(ROWS / 32);

/** With room for more, where a search before has left something. */
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
  all: (one: Bits, other: Bits): Fitting => ({
    bits: Uint32Array.from(one, (word, place) => word & other[place]!),
    words: WORDS,
    few: null,
  }),
  few: (one: Bits, other: Bits): Fitting => bothIn(makeRoom().fill(7), one, other, WORDS),
  'few, found later': (one: Bits, other: Bits): Fitting => withFew(ways.all(one, other).bits, WORDS),
};

test.each(Object.entries(ways))('conditions keep and count the same rows, read by %s words', (_, start) => {
  fc.assert(
    fc.property(rows, rows, fc.array(rows, { minLength: 2, maxLength: 6 }), (one, other, sets) => {
      const both = [...one].filter((row) => other.has(row)).toSorted((a, b) => a - b);
      const begin = () => start(setOf(one), setOf(other));
      const bits = sets.map(setOf);
      const [first, second] = sets as [Set<number>, Set<number>];
      const after = (change: (fitting: Fitting) => void) => {
        const fitting = begin();
        change(fitting);
        expect(countFitting(fitting)).toBe(rowsIn(fitting.bits).length);
        return rowsIn(fitting.bits);
      };
      expect(rowsIn(begin().bits)).toEqual(both);
      expect(countFittingIn(begin(), bits[0]!)).toBe(both.filter((row) => first.has(row)).length);
      expect(after((it) => keepSet(it, bits[0]))).toEqual(both.filter((row) => first.has(row)));
      expect(after((it) => keepSet(it, undefined))).toEqual([]);
      expect(after((it) => dropSet(it, bits[0]!))).toEqual(both.filter((row) => !first.has(row)));
      expect(after((it) => keepSets(it, [bits[0]!], [bits[1]!]))).toEqual(
        both.filter((row) => first.has(row) && !second.has(row)),
      );
      expect(after((it) => keepAnySet(it, bits))).toEqual(
        both.filter((row) => sets.some((set) => set.has(row))),
      );
      const found = makeBits(ROWS);
      addSet(found, bits[0]!, begin());
      expect(after((it) => keepSet(it, found))).toEqual(both.filter((row) => first.has(row)));
    }),
  );
});

test('words are listed where they are few', () => {
  expect(withFew(setOf([3, 4, 399]), WORDS).few).toEqual(new Int32Array([0, 12]));
  const every = Array.from({ length: ROWS }, (_, row) => row);
  expect(withFew(setOf(every), WORDS).few).toBeNull();
});
