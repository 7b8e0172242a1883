import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { isFullOfHoles } from './genderPartitions.ts';
import { currentIndex, startIndex } from './index.ts';

let site: Test;
let end: () => Promise<void>;
beforeAll(async () => {
  site = await openTest();
  end = startIndex(site.app);
});
afterAll(async () => {
  await end();
  await site.close();
});

/** Returns the ids of all rows in the index, once it is loaded. */
async function listAll(): Promise<number[]> {
  const it = await currentIndex(site.app);
  return it?.find({ where: [] }, { after: null, limit: 1000 }).rows.map((row) => row.id) ?? [];
}

test.each(['humsafar search', 'humsafar live'])(
  'the connection %s is lost: it is made again, and everything loaded; meanwhile the database answers',
  async (name) => {
    await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
    const before = await listAll();
    await site.app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [name],
    );
    await site.app.pool.query('delete from search_rows where profile_id = $1', [before[0]]);
    const { status, body } = await site.visitor().get('/api/profiles/count');
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThan(0);
    await expect.poll(listAll, { timeout: 20_000 }).toEqual(before.slice(1));
  },
);

test('a search that is answered while rows change has what was acknowledged before it', async () => {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  const browser = site.visitor();
  const count = async () => (await browser.get('/api/profiles?gender=all')).body.count;
  const all = await count();
  const { rows } = await site.app.pool.query(
    'select profile_id from search_rows where not premium_only limit 12',
  );
  for (const [n, { profile_id }] of rows.entries()) {
    const meanwhile = Array.from({ length: 3 }, count);
    await site.app.pool.query('delete from search_rows where profile_id = $1', [profile_id]);
    expect(await Promise.all([count(), count()])).toEqual([all - n - 1, all - n - 1]);
    await Promise.all(meanwhile);
  }
});

test.each([
  ['a quarter is removed', { size: 100_000, removed: 25_001 }, 0, true],
  ['fewer are', { size: 100_000, removed: 25_000 }, 0, false],
  ['a small site loses partition', { size: 10_000, removed: 5000 }, 0, false],
  ['many are hidden already when it is loaded', { size: 55_000, removed: 15_000 }, 15_000, false],
  ['many more are hidden then', { size: 55_000, removed: 30_000 }, 15_000, true],
  ['some of them come back', { size: 55_000, removed: 2000 }, 15_000, false],
])('whether everything is loaded again when %s', (_, size, hidden, expected) => {
  expect(isFullOfHoles(size, hidden)).toBe(expected);
});
