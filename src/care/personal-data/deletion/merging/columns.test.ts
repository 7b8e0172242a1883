import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { BETWEEN, BY_RULE, DELETED_WITH_DUPLICATE, MOVES } from './columns.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('every column that names a profile has one fate: moved, moved by a rule, or left', async () => {
  const { rows } = await site.app.pool.query<{ name: string }>(
    `select c.conrelid::regclass::text || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'profiles'::regclass`,
  );
  const decided = [
    ...MOVES.map(({ table, column }) => `${table}.${column}`),
    ...BY_RULE,
    ...DELETED_WITH_DUPLICATE,
  ];
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('every moved table whose key names the profile says which of its rows are alike', async () => {
  const { rows } = await site.app.pool.query<{ name: string; columns: string[] }>(
    `select i.indrelid::regclass::text as name, array_agg(a.attname::text) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
     where i.indisunique and i.indpred is null group by i.indexrelid, 1`,
  );
  const wrong = MOVES.filter(({ table, column, alike }) =>
    rows.some(
      ({ name, columns }) =>
        name === table &&
        columns.includes(column) &&
        columns.some((one) => one !== column && !alike?.includes(one)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every moved table with two profiles in a row loses those between the two', async () => {
  const pairs = new Set(BETWEEN.map(({ table }) => table));
  const twice = MOVES.map(({ table }) => table).filter((table, place, all) => all.indexOf(table) !== place);
  expect(twice.filter((table) => !pairs.has(table))).toEqual([]);
});
