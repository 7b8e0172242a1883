import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchRowOf } from '../../../../../test/searchRow.ts';
import { type Condition, fits, type Query, valueIn } from '../../query.ts';
import type { SearchRow } from '../../rows/columns.ts';
import { compareRows, FAR_KM, NEWEST, type SearchOrder } from '../../sorting.ts';
import { makePartitions, putProfile, removeProfile } from '../genderPartitions.ts';
import { searchIndexOf } from '../index.ts';

const ROWS = 12;

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

const km = new Map([
  [1, 0],
  [2, 30],
]);
const orders: [SearchOrder, (row: SearchRow) => number][] = [
  [NEWEST, () => 0],
  [{ by: 'active' }, (row) => valueIn(row, 'active_on')],
  [{ by: 'nearest', km }, (row) => -(km.get(valueIn(row, 'city')) ?? FAR_KM)],
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
      const partitions = makePartitions();
      const answers = searchIndexOf(partitions);
      const rows = new Map<number, SearchRow>();
      for (const one of steps) {
        if ('removed' in one) {
          removeProfile(partitions, one.removed);
          rows.delete(one.removed);
        } else {
          const { id, listedAt, ...values } = one;
          putProfile(partitions, searchRowOf(id, listedAt, values));
          rows.set(id, searchRowOf(id, listedAt, values));
        }
        for (const query of queries)
          for (const [order, rankOf] of orders) {
            const all = [...rows.values()].filter((row) => fits(row, query));
            const placed = all.map((row) => ({ id: row.id, listedAt: row.listedAt, rank: rankOf(row) }));
            const found = answers.find(query, { after: null, limit, order });
            expect([found.rows, found.count, answers.count(query)]).toEqual([
              placed.sort(compareRows).slice(0, limit),
              all.length,
              all.length,
            ]);
          }
      }
    }),
    { numRuns: 300 },
  );
});
