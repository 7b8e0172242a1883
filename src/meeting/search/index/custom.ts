import { type CustomRequirement, type CustomRow, NO_CUSTOM, optionsIn } from '../rows/custom.ts';
import { type Bits, clearBit, makeBits, setBit } from './sets/bits.ts';
import { addToRange, type RangeSets, spanOf } from './sets/range.ts';

/** A number of all rows, plus 1; 0: not stated. */
type NumberData = { data: Int32Array<ArrayBuffer>; range: RangeSets };

/**
 * The site's own fields of all rows of a partition.
 * @property rows by place
 * @property sets of rows by field and option
 * @property numbers by field
 */
export type CustomData = {
  rows: (CustomRow | undefined)[];
  sets: Map<string, Bits>;
  numbers: Map<string, NumberData>;
};

export const makeCustomData = (): CustomData => ({ rows: [], sets: new Map(), numbers: new Map() });

const setName = (field: string, option: string) => `${field}=${option}`;

export const customRowAt = (it: CustomData, place: number): CustomRow => it.rows[place] ?? NO_CUSTOM;

/** Adds the values of a row that has been written to an empty place. */
export function markCustom(it: CustomData, place: number, row: CustomRow, capacity: number): void {
  if (row === NO_CUSTOM) return;
  // Without holes: they would make reading it slower.
  while (it.rows.length <= place) it.rows.push(undefined);
  it.rows[place] = row;
  for (const [field, value] of Object.entries(row)) {
    if (typeof value === 'number') setNumber(it, field, place, value + 1, capacity);
    else
      for (const option of optionsIn(value)) {
        const name = setName(field, option);
        let set = it.sets.get(name);
        if (!set) {
          set = makeBits(capacity);
          it.sets.set(name, set);
        }
        setBit(set, place);
      }
  }
}

/** Removes the values of a place. */
export function unmarkCustom(it: CustomData, place: number, capacity: number): void {
  const row = it.rows[place];
  if (!row) return;
  it.rows[place] = undefined;
  for (const [field, value] of Object.entries(row)) {
    if (typeof value === 'number') setNumber(it, field, place, 0, capacity);
    else
      for (const option of optionsIn(value)) {
        const set = it.sets.get(setName(field, option));
        if (set) clearBit(set, place);
      }
  }
}

function setNumber(it: CustomData, field: string, place: number, value: number, capacity: number): void {
  let numbers = it.numbers.get(field);
  if (!numbers) {
    numbers = { data: new Int32Array(capacity), range: new Map() };
    it.numbers.set(field, numbers);
  }
  numbers.data[place] = value;
  addToRange(numbers.range, value, place);
}

/** Makes room for more rows. */
export function growCustom(it: CustomData, capacity: number): void {
  for (const [name, set] of it.sets) {
    const larger = makeBits(capacity);
    larger.set(set);
    it.sets.set(name, larger);
  }
  for (const numbers of it.numbers.values()) {
    const larger = new Int32Array(capacity);
    larger.set(numbers.data);
    numbers.data = larger;
    numbers.range.clear();
  }
}

/** Returns the sets of the options of a requirement that any row has; null for a number. */
export function customSets(it: CustomData, one: CustomRequirement): Bits[] | null {
  return 'among' in one
    ? [...new Set(one.among)].flatMap((option) => it.sets.get(setName(one.custom, option)) ?? [])
    : null;
}

/** Returns the sets that a row must and must not be in to have a number between bounds; null where no row has one. */
export function customSpan(
  it: CustomData,
  one: Exclude<CustomRequirement, { among: readonly string[] }>,
  { size, capacity }: { size: number; capacity: number },
): { all: Bits[]; none: Bits[] } | null {
  const numbers = it.numbers.get(one.custom);
  if (!numbers) return null;
  const span = { from: (one.from ?? 0) + 1, ...(one.to !== undefined && { to: one.to + 1 }) };
  return spanOf({ ...numbers, size, capacity }, span);
}
