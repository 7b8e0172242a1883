import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { tables } from './rows.ts';
import { withoutIndexes } from './unindexed.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const names = [...Object.keys(tables), 'search_rows'];

async function definitions(client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }) {
  const { rows } = await client.query(
    `select indexdef as definition from pg_indexes where tablename = any($1)
     union all
     select conname || conrelid::regclass || convalidated || pg_get_constraintdef(oid)
     from pg_constraint where conrelid = any($1::regclass[]) order by 1`,
    [names],
  );
  return rows;
}

test('indexes and foreign keys are away meanwhile, and afterwards what they were', async () => {
  const client = await site.app.pool.connect();
  const before = await definitions(client);
  await client.query('begin');
  const left = await withoutIndexes(client, names, () => definitions(client));
  expect(before.length - left.length).toBeGreaterThan(40);
  expect(await definitions(client)).toEqual(before);
  await client.query('rollback');
  expect(await definitions(client)).toEqual(before);
  client.release();
});
