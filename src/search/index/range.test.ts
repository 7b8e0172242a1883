import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnNames, placeOfColumn } from '../rows/columns.ts';
import { makeColumns, putRow, removeRow } from './columns.ts';
import { countFitting, findFitting } from './find.ts';

const value = fc.oneof(fc.integer({ min: 0, max: 32_767 }), fc.integer({ min: 0, max: 200 }), fc.constant(0));
const end = fc.option(fc.integer({ min: 0, max: 32_767 }), { nil: undefined });

test('a span of values finds exactly the rows in it, beyond the first and the last block too', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 90 }), end, end, fc.nat(), (values, from, to, gone) => {
      const it = makeColumns();
      const incomes = new Map<number, number>();
      const put = (id: number, income: number) => {
        const row = { id, listedAt: id * 1000, values: columnNames.map(() => 0) };
        row.values[placeOfColumn.income] = income;
        incomes.set(id, income);
        putRow(it, row);
      };
      for (const [place, income] of values.entries()) put(place + 1, income);
      // One is removed, and one has another value.
      removeRow(it, gone);
      incomes.delete(gone);
      if (incomes.has(1)) put(1, (incomes.get(1)! + gone) % 32_768);
      const fitting = findFitting(it, { where: [{ column: 'income', from, to }] });
      const within = [...incomes.values()].filter((one) => one >= (from ?? 0) && one <= (to ?? 32_767));
      expect(countFitting(fitting)).toBe(within.length);
    }),
  );
});
