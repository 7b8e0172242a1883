import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Condition, fits, type Query, valueIn } from '../../query.ts';
import { type ColumnName, columnNames, placeOfColumn, type SearchRow } from '../../rows/columns.ts';
import { compareRows, FAR_KM, NEWEST, type SearchOrder } from '../../sorting.ts';
import { makePartitions, putProfile, removeProfile } from '../genderPartitions.ts';
import { searchIndexOf } from '../index.ts';
import { cachedSearch, clearForMany, invalidateSearches, makeResultCache } from './resultCache.ts';

const ROWS = 12;

const rowOf = (id: number, listedAt: number, values: Partial<Record<ColumnName, number>>): SearchRow => {
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
          putProfile(partitions, rowOf(id, listedAt, values));
          rows.set(id, rowOf(id, listedAt, values));
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

const before = { female: 1, city: 1, state: 1, active_on: 5 };
const women: Query = { where: [anybody, { column: 'female', is: true }] };
const inPune: Query = { where: [anybody, { column: 'city', among: [1] }] };
const nearPune: Query = { where: [anybody, { column: 'city', among: [1, 2] }] };
const puneByText: Query = { where: [anybody], text: { all: [pune] } };

const active: SearchOrder = { by: 'active' };
const nearest: SearchOrder = { by: 'nearest', km };

test.each<[what: string, query: Query, order: SearchOrder, changed: SearchRow, kept: boolean]>([
  ['somebody in it is here today', women, NEWEST, rowOf(1, 9, { ...before, active_on: 6 }), true],
  ['somebody in it is here today, by that', women, active, rowOf(1, 9, { ...before, active_on: 6 }), false],
  [
    'somebody in it is here today, by text',
    puneByText,
    NEWEST,
    rowOf(1, 9, { ...before, active_on: 6 }),
    true,
  ],
  ['somebody in it moves', women, NEWEST, rowOf(1, 9, { ...before, city: 2 }), true],
  ['somebody in it moves, by that', women, nearest, rowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody in it moves, by text', puneByText, NEWEST, rowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody moves away', inPune, NEWEST, rowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody moves there', inPune, NEWEST, rowOf(2, 8, { ...before }), false],
  ['somebody moves within', nearPune, NEWEST, rowOf(1, 9, { ...before, city: 2 }), true],
  ['somebody else joins', inPune, NEWEST, rowOf(3, 10, { ...before, city: 2 }), true],
  ['somebody joins', inPune, NEWEST, rowOf(3, 10, before), false],
  ['somebody is listed anew', inPune, NEWEST, rowOf(1, 10, before), false],
  [
    'somebody is for premium members alone',
    inPune,
    NEWEST,
    rowOf(1, 9, { ...before, premium_only: 1 }),
    false,
  ],
])('a search is kept unless it may be about who has changed: %s', (_, query, order, row, kept) => {
  const partitions = makePartitions();
  putProfile(partitions, rowOf(2, 8, { ...before, city: 2 }));
  putProfile(partitions, rowOf(1, 9, before));
  let searched = 0;
  // With new condition objects, as each request has.
  const search = () =>
    cachedSearch(
      partitions.results,
      { query: { ...query, where: structuredClone(query.where) }, order, limit: 5 },
      () => {
        searched++;
        return { rows: [], count: 0 };
      },
    );
  // A free text and the distances from a place are kept the second time.
  search();
  search();
  const first = searched;
  search();
  expect(searched).toBe(first);
  putProfile(partitions, row);
  search();
  expect(searched).toBe(kept ? first : first + 1);
});

const found = (ids: number[]) => ({ rows: ids.map((id) => ({ id, listedAt: id, rank: 0 })), count: 9 });

test('a number is known after a page, and a page after a longer one', () => {
  const it = makeResultCache();
  const asked: number[] = [];
  const search = (limit: number) =>
    cachedSearch(it, { query: inPune, order: NEWEST, limit }, () => {
      asked.push(limit);
      return found([5, 4, 3, 2, 1].slice(0, limit));
    });
  expect(search(0)).toEqual(found([]));
  expect(search(3)).toEqual(found([5, 4, 3]));
  expect(search(2)).toEqual(found([5, 4]));
  expect(search(0)).toEqual(found([]));
  expect(search(4)).toEqual(found([5, 4, 3, 2]));
  expect(asked).toEqual([0, 3, 4]);
});

test('of more searches than are kept any is left out, and of a long one nothing is kept', () => {
  const it = makeResultCache();
  const none = { rows: [], count: 0 };
  const search = (where: Condition[]) =>
    cachedSearch(it, { query: { where }, order: NEWEST, limit: 1 }, () => none);
  for (let id = 1; id <= 2100; id++) search([{ only: id }]);
  const keys = it.keys.map((key) => it.found.get(key)!.index);
  expect([it.found.size, it.keys.length]).toEqual([2000, 2000]);
  expect(keys).toEqual(it.keys.map((_, index) => index));
  invalidateSearches(it, null, rowOf(2100, 1, {}));
  expect(it.found.has(JSON.stringify([['newest', null], undefined, [{ only: 2100 }]]))).toBe(false);
  const size = it.found.size;
  search([{ except: Array.from({ length: 201 }, (_, id) => id) }]);
  expect(it.found.size).toBe(size);
  clearForMany(it, 10);
  expect(it.found.size).toBe(size);
  clearForMany(it, 11);
  expect(it.found.size).toBe(0);
});
