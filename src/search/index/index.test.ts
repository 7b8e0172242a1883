import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { choiceNames, choices } from '../choices.ts';
import { addMissingRows } from '../rows.ts';
import { countAll, findPage, type Place, type Query } from '../store.ts';
import { makeColumns, putRow, type Row, removeRow } from './columns.ts';
import { countFitting, findFitting, lastBefore } from './find.ts';
import { currentIndex, microsecondsOf, startIndex, textOf } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CROWD = 300;
const RUNS = 400;

let site: Test;
let end: () => Promise<void>;
let arbitrary: fc.Arbitrary<Query>;

beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: CROWD, seed: 11 });
  await addMissingRows(site.app.db);
  end = startIndex(site.app);
  arbitrary = await queries();
});
afterAll(async () => {
  await end();
  await site.close();
});

async function index() {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  return (await currentIndex(site.app))!;
}

/** Queries of values that some rows have, and of some that none has. */
async function queries(): Promise<fc.Arbitrary<Query>> {
  const { rows } = await site.app.pool.query('select *, date_of_birth::text as born from search_rows');
  const some = <T>(values: T[]) => fc.constantFrom(...new Set(values));
  const valuesOf = (column: string): number[] => rows.map((row) => row[column]);
  const ids = (column: string) => fc.uniqueArray(some([...valuesOf(column), 999_999]), { maxLength: 6 });
  // Birthdays, and the days beside them.
  const day = fc
    .tuple(some(rows.map(({ born }) => born as string)), fc.constantFrom(-1, 0, 1))
    .map(([born, more]) => new Date(Date.parse(born) + more * DAY_MS).toISOString().slice(0, 10));
  // Few filters at a time, so that there are some to be found.
  const maybe = <T>(one: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
  const choicesOf = Object.fromEntries(
    choiceNames.map((name) => [name, maybe(some([...valuesOf(choices[name]), 999]))]),
  );
  return fc.record({
    gender: maybe(fc.constantFrom('female' as const, 'male' as const)),
    born: maybe(fc.record({ after: maybe(day), until: maybe(day) })),
    choices: fc.record(choicesOf, { requiredKeys: [] }) as fc.Arbitrary<Query['choices']>,
    caste: maybe(some(valuesOf('caste'))),
    cities: maybe(ids('city')),
    professions: maybe(ids('profession')),
    text: maybe(
      fc.record({
        part: fc.constant(''),
        wholeNames: fc.constant(true),
        names: ids('name'),
        cities: ids('city'),
        professions: ids('profession'),
      }),
    ).filter((text) => !text || text.names.length + text.cities.length + text.professions.length > 0),
    withPremiumOnly: fc.boolean(),
    except: fc.uniqueArray(some(valuesOf('profile_id').map(Number)), { maxLength: 5 }),
  });
}

/** All ids that a query finds, in pages, and how many it says there are. */
async function readAll(find: (after: Place | null) => Promise<{ profile_id: number; listed_at: string }[]>) {
  const ids: number[] = [];
  for (let after: Place | null = null; ; ) {
    const rows = await find(after);
    ids.push(...rows.map((row) => Number(row.profile_id)));
    const last = rows.at(-1);
    if (!last) return ids;
    after = [last.listed_at, Number(last.profile_id)];
  }
}

test('finds and counts the same as the database, page by page', async () => {
  const { app } = site;
  await index();
  await fc.assert(
    fc.asyncProperty(arbitrary, fc.integer({ min: 1, max: 40 }), async (query, limit) => {
      const found = (await currentIndex(app))!;
      const [ids, number, byDatabase] = await Promise.all([
        readAll((after) => findPage(app.db, query, { after, limit })),
        countAll(app.db, query),
        // A page of the one goes on where a page of the other ended.
        readAll(async (after) => found.find(query, { after, limit }).rows),
      ]);
      expect(byDatabase).toEqual(ids);
      expect(found.count(query)).toBe(number);
    }),
    { numRuns: RUNS },
  );
});

const everybody: Query = { choices: {}, withPremiumOnly: true, except: [] };
const listAll = async () =>
  (await index()).find(everybody, { after: null, limit: 100_000 }).rows.map((row) => row.profile_id);
const listBySql = async () =>
  (await findPage(site.app.db, everybody, { after: null, limit: 100_000 })).map((row) => row.profile_id);

test('a search sees what was committed before it: changed, removed, listed again, many at once', async () => {
  const { pool } = site.app;
  const ids = await listAll();
  const some = fc.record({
    id: fc.constantFrom(...ids),
    what: fc.constantFrom('changed', 'removed', 'listed', 'earlier'),
  });
  const statements: Record<string, string> = {
    changed: 'update search_rows set city = city + 1, premium_only = not premium_only where profile_id = $1',
    removed: 'delete from search_rows where profile_id = $1',
    listed: 'update search_rows set listed_at = clock_timestamp() where profile_id = $1',
    earlier: `update search_rows set listed_at = listed_at - interval '3 hours' where profile_id = $1`,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 5 }), arbitrary, async (acts, query) => {
      await Promise.all(acts.map(({ id, what }) => pool.query(statements[what]!, [id])));
      const found = (await currentIndex(site.app))!;
      expect(found.count(query)).toBe(await countAll(site.app.db, query));
      expect(await listAll()).toEqual(await listBySql());
    }),
    { numRuns: 60 },
  );
  await addMissingRows(site.app.db);
  expect(await listAll()).toEqual(await listBySql());
  await pool.query('update search_rows set name = 1');
  const named: Query = {
    ...everybody,
    text: { part: '', wholeNames: true, names: [1], cities: [], professions: [] },
  };
  await expect.poll(async () => (await index()).count(named), { timeout: 20_000 }).toBe(ids.length);
});

test('a profile that was hidden comes back to its place, however many are behind it', () => {
  const it = makeColumns(choiceNames.length);
  const row = (id: number): Row => ({
    ...{ id, listedAt: id * 1000, born: 35_000, female: true, premiumOnly: false },
    chosen: choiceNames.map(() => 1),
    words: [1, 1, 1, 1],
  });
  for (let id = 1; id <= 5000; id++) putRow(it, row(id));
  removeRow(it, 7);
  expect(countFitting(findFitting(it, everybody))).toBe(4999);
  expect(putRow(it, row(7))).toBe(true);
  expect(it.removed).toBe(0);
  expect(lastBefore(findFitting(it, everybody), 8, 3).map((place) => it.ids[place])).toEqual([8, 7, 6]);
});

test('emptying the table is heard of', async () => {
  const { pool } = site.app;
  await expect(pool.query('begin; truncate search_rows; rollback')).resolves.toBeDefined();
});

test('a lost connection is made again, and everything loaded; meanwhile the database answers', async () => {
  const before = await listAll();
  await site.app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'humsafar search'`,
  );
  await site.app.pool.query('delete from search_rows where profile_id = $1', [before[0]]);
  const { status, body } = await site.visitor().get('/api/profiles/count');
  expect(status).toBe(200);
  expect(body.count).toBeGreaterThan(0);
  await expect.poll(listAll, { timeout: 20_000 }).toEqual(before.slice(1));
});

test.each([
  '2026-11-22 09:30:00+00',
  '2026-11-22 09:30:00.5+00',
  '2026-02-28 23:59:59.999999+05:30',
  '1999-12-31 12:00:00.000001-03',
])('the instant %s keeps its microseconds', async (text) => {
  const { rows } = await site.app.pool.query('select $1::timestamptz = $2::timestamptz as same', [
    text,
    textOf(microsecondsOf(text)),
  ]);
  expect(rows[0].same).toBe(true);
});
