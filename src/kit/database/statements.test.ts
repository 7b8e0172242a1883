import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { isUnavailable, openPool, type Pool } from './db.ts';

let site: Test;
let pool: Pool;
beforeAll(async () => {
  site = await openTest();
  pool = openPool(site.app.config.databaseUrl!, { max: 1 });
  await pool.query('create table parcels (id int, city text)');
  await pool.query("insert into parcels values (1, 'Pune')");
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

const find = () => pool.query('select * from parcels where id = $1', [1]).then(({ rows }) => rows);
const listPrepared = async (table: string) => {
  const { rows } = await pool.query(
    `select statement from pg_prepared_statements where statement like '%${table}%'`,
  );
  return rows.length;
};
const times = async (number: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < number; done++) await work();
};

test('a statement that comes again is prepared once; one that comes once is not', async () => {
  await find();
  expect(await listPrepared('parcels')).toBe(0);
  await times(3, find);
  expect(await listPrepared('parcels')).toBe(1);
});

test('what filters the search is planned for its values each time', async () => {
  await times(6, () => pool.query('select from search_rows where profile_id = $1', [1]));
  expect(await listPrepared('search_rows')).toBe(0);
});

test('after a table has changed, one request is refused as unavailable, and the next succeeds', async () => {
  await times(5, find);
  await pool.query("alter table parcels add column state text default 'MH'");
  const error = await find().catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect(await find()).toEqual([{ id: 1, city: 'Pune', state: 'MH' }]);
});
