import { expect, test } from 'vitest';
import { asQuery, readFilters, writeFilters } from './address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the filters of the payments are kept in the address', () => {
  const query = 'show=refunds&status=success&plan=Gold&from=2026-04-01&to=2026-06-30&q=Asha';
  expect(new URLSearchParams(writeFilters(read(query))).toString()).toBe(query);
  expect(writeFilters(read(''))).toEqual({});
});

test('an address with filters that there are not shows every payment', () => {
  const query = `show=some&status=lost&from=2026-02-31&to=yesterday&plan=${'x'.repeat(61)}&q=%20`;
  expect(writeFilters(read(query))).toEqual({});
});

test('a year that is being typed stays in its field and is not sent', () => {
  const { filters } = read('from=0002-04-01&to=2026-04-01');
  expect(filters.from).toBe('0002-04-01');
  expect(asQuery(filters)).toMatchObject({ from: undefined, to: '2026-04-01' });
});
