import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition, Query } from '../query.ts';
import { type ColumnName, columnNames, columnOf, placeOfColumn } from '../rows/columns.ts';
import { compareRows, FAR_KM, type RankedRow, type SearchSortKey, sortKeyOf } from '../sorting.ts';
import { bestBefore, findRowSet, lastBefore, rangeDataOf } from './find/find.ts';
import { findRows } from './find/ordered.ts';
import { columnDataOf, makePartition, type Partition, putRow, removeRow } from './partition.ts';
import { blocksDown } from './sets/range.ts';
import { countRows } from './sets/rowSet.ts';

const ROWS = 90;
// Few values, so that a search reads a span again after its rows have changed.
const value = fc.oneof(fc.constantFrom(0, 1, 60, 64, 65, 32_767), fc.nat({ max: 200 }));
const end = fc.option(value, { nil: undefined });
const word = fc.nat({ max: 6 });

/** What happens to the rows, searches in between: a row gets values, or is removed. */
const step = fc.oneof(
  fc.record({
    id: fc.integer({ min: 1, max: ROWS }),
    listedAt: fc.nat({ max: 40 }),
    income: value,
    city: word,
  }),
  fc.record({ removed: fc.integer({ min: 1, max: ROWS }) }),
  fc.record({ from: end, to: end, cities: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) }),
);

type Values = { income: number; city: number; listedAt: number };

/** Two cities at one distance, one that is just near enough, and two that are not. */
const km = new Map([
  [1, 0],
  [2, 15],
  [3, 15],
  [6, 50],
  [4, 60],
  [5, 60],
]);

/** Returns the ids of the rows in one of some cities, the nearest first, as pages find them. */
function readNearest(it: Partition, cities: number[], limit: number): number[] {
  const ids: number[] = [];
  const query: Query = { where: [{ column: 'city', among: cities }] };
  for (let after: SearchSortKey | null = null; ; ) {
    const { rows } = findRows(it, query, { after, limit, order: { by: 'nearest', km } });
    ids.push(...rows.map(({ id }) => id));
    // Stops where a page would repeat forever.
    if (rows.length === 0 || ids.length > ROWS) return ids;
    after = sortKeyOf(rows.at(-1)!);
  }
}

test('after any changes, searches find exactly the rows within a span and those with a word', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const it = makePartition('male');
      const rows = new Map<number, Values>();
      const find = (query: Query, fits: (one: Values) => boolean) => {
        const found = lastBefore(findRowSet(it, query), it.size, ROWS).map((place) => it.ids[place]!);
        const expected = [...rows].filter(([, one]) => fits(one)).map(([id]) => id);
        expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      };
      for (const one of steps) {
        if ('removed' in one) {
          removeRow(it, one.removed);
          rows.delete(one.removed);
        } else if ('id' in one) {
          const { id, ...values } = one;
          const row = { id, listedAt: one.listedAt, values: columnNames.map(() => 0), custom: {} };
          row.values[placeOfColumn.income] = one.income;
          row.values[placeOfColumn.city] = one.city;
          putRow(it, row);
          rows.set(id, values);
        } else {
          const { from, to, cities } = one;
          find(
            { where: [{ column: 'income', from, to }] },
            ({ income }) => income >= (from ?? 0) && income <= (to ?? 32_767),
          );
          find({ where: [{ column: 'city', among: cities }] }, ({ city }) => cities.includes(city));
          const fitting = [...rows].filter(([, { city }]) => cities.includes(city));
          const placed = fitting.map(
            ([id, { city, listedAt }]): RankedRow => ({ id, listedAt, rank: -(km.get(city) ?? FAR_KM) }),
          );
          expect(readNearest(it, cities, 4)).toEqual(placed.sort(compareRows).map(({ id }) => id));
          find(
            {
              where: [],
              text: { all: [{ city: [cities[0]!] }], except: { city: cities.slice(1) } } as never,
            },
            ({ city }) => city === cities[0],
          );
        }
      }
      const fitting = findRowSet(it, { where: [] });
      const { range: _, ...income } = rangeDataOf(it, 'income');
      const rankOf = (place: number) => income.data[place]!;
      const blocks = blocksDown(rangeDataOf(it, 'income'), it.columns[placeOfColumn.income]!.last);
      expect(bestBefore(fitting, rankOf, null, 5, blocks)).toEqual(bestBefore(fitting, rankOf, null, 5));
    }),
    { numRuns: 1000 },
  );
});

test('those who have moved to a near city are found among those who were there', () => {
  const it = makePartition('male');
  const put = (id: number, city: number) => {
    const values = columnNames.map((name) => (name === 'city' ? city : 0));
    putRow(it, { id, listedAt: id, values, custom: {} });
  };
  for (const id of [1, 2, 3, 4, 5, 6]) put(id, id === 3 || id === 4 ? 1 : 2);
  expect(readNearest(it, [1], 9)).toEqual([4, 3]);
  for (const id of [2, 1, 6, 5]) put(id, 1);
  for (const limit of [1, 2, 9]) expect(readNearest(it, [1], limit)).toEqual([6, 5, 4, 3, 2, 1]);
  put(6, 2);
  for (const limit of [1, 2, 9]) expect(readNearest(it, [1, 2], limit)).toEqual([5, 4, 3, 2, 1, 6]);
});

test('a search for one gender puts nothing of the other one in order', () => {
  const values = columnNames.map((name) => (name === 'active_on' ? 46_000 : 0));
  for (const gender of ['female', 'male'] as const) {
    const it = makePartition(gender);
    for (let id = 1; id <= 3; id++) putRow(it, { id, listedAt: id, values, custom: {} });
    const query: Query = { where: [{ column: 'female', is: true }] };
    const { rows, count } = findRows(it, query, { after: null, limit: 9, order: { by: 'active' } });
    const found = gender === 'female' ? [3, 2, 1] : [];
    expect([rows.map(({ id }) => id), count]).toEqual([found, found.length]);
    expect(columnDataOf(it, 'active_on').range!.size > 0).toBe(gender === 'female');
  }
});

test('sets that searches have made are right after the columns have grown', () => {
  const it = makePartition('female');
  const steps: Partial<Record<ColumnName, number>> = { state: 1, city: 7, religion: 11, height_cm: 3 };
  const numberFor = (name: ColumnName, id: number) =>
    Math.floor(id / (steps[name] ?? 1)) % (columnOf(name).kind === 'flag' ? 2 : 50);
  const inState: Condition = { column: 'state', among: [3] };
  const inCity: Condition = { column: 'city', among: [3] };
  const queries: [Query, ...((id: number) => boolean)[]][] = [
    [{ where: [inState] }, (id) => numberFor('state', id) === 3],
    [{ where: [{ column: 'state', among: [3, 4] }] }, (id) => [3, 4].includes(numberFor('state', id))],
    [
      { where: [{ column: 'height_cm', from: 3, to: 4 }] },
      (id) => [3, 4].includes(numberFor('height_cm', id)),
    ],
    [{ where: [inCity] }, (id) => numberFor('city', id) === 3],
    [{ where: [{ column: 'verified', is: true }] }, (id) => numberFor('verified', id) === 1],
    // Few rows are in both sets.
    [
      { where: [inState, inCity, { column: 'height_cm', from: 1 }] },
      (id) => numberFor('state', id) === 3 && numberFor('city', id) === 3 && numberFor('height_cm', id) > 0,
    ],
    [
      { where: [inState, inCity], text: { all: [{ religion: [1, 2, 3, 4, 5] }], except: { name: [3] } } },
      (id) =>
        numberFor('state', id) === 3 &&
        numberFor('city', id) === 3 &&
        [1, 2, 3, 4, 5].includes(numberFor('religion', id)) &&
        numberFor('name', id) !== 3,
    ],
    [
      { where: [inState, { column: 'religion', among: [4] }, { except: [3053] }, { listedFrom: 100 }] },
      (id) => numberFor('state', id) === 3 && numberFor('religion', id) === 4 && id !== 3053 && id >= 100,
    ],
  ];
  for (let id = 1; id <= 6000; id++) {
    putRow(it, { id, listedAt: id, values: columnNames.map((name) => numberFor(name, id)), custom: {} });
    if (id % 1000 !== 0) continue;
    for (const [query, fits] of queries) {
      const ids = Array.from({ length: id }, (_, n) => n + 1).filter((one) => fits!(one));
      const page = (end: number, limit: number) =>
        lastBefore(findRowSet(it, query), end, limit).map((one) => it.ids[one]!);
      expect(page(it.size, id)).toEqual(ids.toReversed());
      expect(countRows(findRowSet(it, query))).toBe(ids.length);
      expect(page(500, 3)).toEqual(
        ids
          .filter((one) => one <= 500)
          .toReversed()
          .slice(0, 3),
      );
    }
  }
  expect(findRowSet(it, { where: [inState, inCity] }).few).not.toBeNull();
});

test('who was away when the sets of options were made comes back with another option', () => {
  const it = makePartition('female');
  const put = (id: number, state: number) =>
    putRow(it, {
      ...{ id, listedAt: id, custom: {} },
      values: columnNames.map((name) => (name === 'state' ? state : 0)),
    });
  const idsIn = (state: number) =>
    lastBefore(findRowSet(it, { where: [{ column: 'state', among: [state] }] }), it.size, 9).map(
      (place) => it.ids[place],
    );
  put(1, 1);
  put(2, 1);
  removeRow(it, 1);
  expect(idsIn(1)).toEqual([2]);
  put(1, 2);
  expect([idsIn(1), idsIn(2)]).toEqual([[2], [1]]);
});
