import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { openOtherProcess } from '../../../../test/otherProcess.ts';
import type { Query } from '../query.ts';
import { addMissingRows } from '../rows/rows.ts';
import { findPage } from '../store.ts';
import { currentIndex, startIndex } from './index.ts';

const CROWD = 300;
// CHANGES=10000 npx vitest run src/meeting/search/index/processes.slow.test.ts
const CHANGES = Number(process.env.CHANGES ?? 1000);
/** How many are under way at a time. */
const AT_ONCE = 10;

const statements = {
  changed: 'update search_rows set city = city + 1, with_photo = not with_photo where profile_id = $1',
  removed: 'delete from search_rows where profile_id = $1',
  'listed again': 'update search_rows set listed_at = clock_timestamp() where profile_id = $1',
  corrected: `update search_rows set gender = case gender when 'f' then 'm' else 'f' end where profile_id = $1`,
  back: `insert into search_rows select * from removed_rows where profile_id = $1 on conflict do nothing`,
};

let site: Test;
let other: Awaited<ReturnType<typeof openOtherProcess>>;
let ends: (() => Promise<void>)[];
beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: CROWD, seed: 11 });
  await addMissingRows(site.app.db);
  await site.app.pool.query('create table removed_rows as select * from search_rows');
  other = await openOtherProcess(site);
  ends = [startIndex(site.app), startIndex(other.app)];
});
afterAll(async () => {
  for (const end of ends) await end();
  await other.close();
  await site.close();
});

test(`after ${CHANGES} random changes, the indexes of two processes agree with the database and each other`, async () => {
  const { db, pool } = site.app;
  const apps = [site.app, other.app];
  for (const app of apps) await expect.poll(() => currentIndex(app), { timeout: 20_000 }).not.toBeNull();
  const ids = (await pool.query('select profile_id from search_rows')).rows.map((row) => row.profile_id);
  const change = fc.record({
    id: fc.constantFrom(...ids),
    what: fc.constantFrom(...(Object.keys(statements) as (keyof typeof statements)[])),
  });
  const changes = fc.sample(change, { numRuns: CHANGES, seed: 7 });
  const all = { after: null, limit: 100_000 };
  const queries: Query[] = [
    { where: [] },
    { where: [{ column: 'female', is: true }] },
    { where: [{ column: 'with_photo', is: true }] },
    { where: [{ column: 'city', among: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }] },
  ];
  while (changes.length > 0) {
    await Promise.all(changes.splice(0, AT_ONCE).map(({ id, what }) => pool.query(statements[what], [id])));
    if (changes.length % 100 !== 0) continue;
    for (const query of queries) {
      const rows = (await findPage(db, query, all)).map(({ id }) => id);
      for (const app of apps) {
        const found = (await currentIndex(app))!.find(query, all);
        expect([found.count, found.rows.map(({ id }) => id)]).toEqual([rows.length, rows]);
      }
    }
  }
});
