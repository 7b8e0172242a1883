import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Condition, fits, type Query } from '../../query.ts';
import { type ColumnName, columnNames, placeOfColumn, type Row } from '../../rows/columns.ts';
import { makeHalves, putIn, removeFrom } from '../halves.ts';
import { answersOf } from '../index.ts';
import { keepSearch } from './kept.ts';

const ROWS = 12;

const rowOf = (id: number, listedAt: number, values: Partial<Record<ColumnName, number>>): Row => {
  const row = { id, listedAt, values: columnNames.map(() => 0) };
  for (const [name, value] of Object.entries(values)) row.values[placeOfColumn[name as ColumnName]] = value;
  return row;
};

const anybody: Condition = { column: 'premium_only', is: false };
const pune = { city: [1] };
const nashik = { city: [2] };
const queries: Query[] = [
  { where: [] },
  { where: [anybody, { column: 'female', is: true }] },
  { where: [anybody, { column: 'state', among: [1] }] },
  { where: [{ column: 'height_cm', from: 160 }] },
  { where: [{ except: [1, 2] }] },
  { where: [{ only: 3 }] },
  { where: [{ listedFrom: 3 }] },
  { where: [anybody], text: { all: [pune] } },
  { where: [{ column: 'female', is: false }], text: { all: [pune], except: nashik } },
  { where: [], text: { all: [{ city: [1, 2], state: [1] }, { name: [1] }] } },
];

const step = fc.oneof(
  fc.record({
    id: fc.integer({ min: 1, max: ROWS }),
    listedAt: fc.nat({ max: 5 }),
    female: fc.nat({ max: 1 }),
    premium_only: fc.nat({ max: 1 }),
    state: fc.nat({ max: 2 }),
    height_cm: fc.constantFrom(0, 159, 160),
    city: fc.nat({ max: 2 }),
    name: fc.nat({ max: 2 }),
    active_on: fc.nat({ max: 9 }),
  }),
  fc.record({ removed: fc.integer({ min: 1, max: ROWS }) }),
);

test('searches made again after each change find and count what the rows are by then', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, limit) => {
      const halves = makeHalves();
      const answers = answersOf(halves);
      const rows = new Map<number, Row>();
      for (const one of steps) {
        if ('removed' in one) {
          removeFrom(halves, one.removed);
          rows.delete(one.removed);
        } else {
          const { id, listedAt, ...values } = one;
          putIn(halves, rowOf(id, listedAt, values));
          rows.set(id, rowOf(id, listedAt, values));
        }
        for (const query of queries) {
          const all = [...rows.values()].filter((row) => fits(row, query));
          const newest = all.toSorted((a, b) => b.listedAt - a.listedAt || b.id - a.id).map(({ id }) => id);
          const found = answers.find(query, { after: null, limit });
          expect([found.rows.map(({ id }) => id), found.count, answers.count(query)]).toEqual([
            newest.slice(0, limit),
            all.length,
            all.length,
          ]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

const before = { female: 1, city: 1, state: 1, active_on: 5 };
const women: Query = { where: [anybody, { column: 'female', is: true }] };
const inPune: Query = { where: [anybody, { column: 'city', among: [1] }] };
const puneByText: Query = { where: [anybody], text: { all: [pune] } };

test.each([
  ['somebody else is here today', women, rowOf(1, 9, { ...before, active_on: 6 }), true],
  ['somebody in it moves', women, rowOf(1, 9, { ...before, city: 2 }), true],
  ['somebody in it moves, by text', puneByText, rowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody in it is here today, by text', puneByText, rowOf(1, 9, { ...before, active_on: 6 }), true],
  ['somebody moves away', inPune, rowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody moves there', inPune, rowOf(2, 8, { ...before }), false],
  ['somebody else joins', inPune, rowOf(3, 10, { ...before, city: 2 }), true],
  ['somebody joins', inPune, rowOf(3, 10, before), false],
  ['somebody is listed anew', inPune, rowOf(1, 10, before), false],
  ['somebody is for premium members alone', inPune, rowOf(1, 9, { ...before, premium_only: 1 }), false],
])('a search is kept unless it may be about who has changed: %s', (_, query, row, kept) => {
  const halves = makeHalves();
  putIn(halves, rowOf(2, 8, { ...before, city: 2 }));
  putIn(halves, rowOf(1, 9, before));
  let searched = 0;
  const search = () =>
    // With conditions of its own, as each request has.
    keepSearch(
      halves.searches,
      { query: { ...query, where: structuredClone(query.where) }, limit: 5 },
      () => {
        searched++;
        return { rows: [], count: 0 };
      },
    );
  search();
  search();
  expect(searched).toBe(1);
  putIn(halves, row);
  search();
  expect(searched).toBe(kept ? 1 : 2);
});
