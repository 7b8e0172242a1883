import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Query } from '../query.ts';
import { columnNames, placeOfColumn } from '../rows/columns.ts';
import { makeColumns, putRow, removeRow, storeOf } from './columns.ts';
import { bestBefore, findFitting, lastBefore, rangeOf } from './find.ts';
import { findRows } from './ordered.ts';
import { blocksDown } from './sets/range.ts';

const ROWS = 90;
// Few, so that a search reads a span again after its rows have changed.
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

test('after any changes, searches find exactly the rows within a span and those with a word', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const it = makeColumns('male');
      const rows = new Map<number, Values>();
      const find = (query: Query, fits: (one: Values) => boolean) => {
        const found = lastBefore(findFitting(it, query), it.size, ROWS).map((place) => it.ids[place]!);
        const expected = [...rows].filter(([, one]) => fits(one)).map(([id]) => id);
        expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      };
      for (const one of steps) {
        if ('removed' in one) {
          removeRow(it, one.removed);
          rows.delete(one.removed);
        } else if ('id' in one) {
          const { id, ...values } = one;
          const row = { id, listedAt: one.listedAt, values: columnNames.map(() => 0) };
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
          find(
            {
              where: [],
              text: { all: [{ city: [cities[0]!] }], except: { city: cities.slice(1) } } as never,
            },
            ({ city }) => city === cities[0],
          );
        }
      }
      const fitting = findFitting(it, { where: [] });
      const { range: _, ...income } = rangeOf(it, 'income');
      const rankOf = (place: number) => income.data[place]!;
      const blocks = blocksDown(rangeOf(it, 'income'), it.stores[placeOfColumn.income]!.last);
      expect(bestBefore(fitting, rankOf, null, 5, blocks)).toEqual(bestBefore(fitting, rankOf, null, 5));
    }),
    { numRuns: 1000 },
  );
});

test('a search for one gender puts nothing of the other one in order', () => {
  const values = columnNames.map((name) => (name === 'active_on' ? 46_000 : 0));
  for (const gender of ['female', 'male'] as const) {
    const it = makeColumns(gender);
    for (let id = 1; id <= 3; id++) putRow(it, { id, listedAt: id, values });
    const query: Query = { where: [{ column: 'female', is: true }] };
    const { rows, count } = findRows(it, query, { after: null, limit: 9, order: { by: 'active' } });
    const found = gender === 'female' ? [3, 2, 1] : [];
    expect([rows.map(({ id }) => id), count]).toEqual([found, found.length]);
    expect(storeOf(it, 'active_on').range!.size > 0).toBe(gender === 'female');
  }
});
