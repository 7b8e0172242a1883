import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { addField } from '../../../../test/customFields.ts';
import { addMember } from '../../../../test/registration.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { SearchFilters } from '../filters/input.ts';
import { resolve } from '../filters/resolve.ts';
import { fits, isImpossible, type Query } from '../query.ts';
import { columnNames, instantText, microsecondsOf, type SearchRow } from '../rows/columns.ts';
import { addMissingRows } from '../rows/rows.ts';
import { descriptorOf, type FilterKey, filterKeys } from '../shared/filters.ts';
import { type RankedRow, type SearchOrder, type SearchSortKey, sortKeyOf } from '../sorting.ts';
import { countAll, findPage, listCastes } from '../store.ts';
import { findRowSet, lastBefore } from './find/find.ts';
import { partitionOf, putProfile, sizeOf } from './genderPartitions.ts';
import { currentIndex, startIndex } from './index.ts';
import { loadPartitions, readRows } from './load.ts';
import { makePartition, putRow, removeRow } from './partition.ts';
import { countRows } from './sets/rowSet.ts';

const CROWD = 300;
const RUNS = Number(process.env.SEARCHES ?? 400);

let site: Test;
let end: () => Promise<void>;
let arbitrary: fc.Arbitrary<SearchFilters>;
let member: Viewer;

beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: CROWD, seed: 11 });
  await addOwnFields();
  await addMissingRows(site.app.db);
  end = startIndex(site.app);
  arbitrary = await queries();
  member = await makeMember();
});
afterAll(async () => {
  await end();
  await site.close();
});

/** A member with a verified email address, who has seen some profiles and wrote to others. */
async function makeMember(): Promise<Viewer> {
  const { pool } = site.app;
  const { key } = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await pool.query(
    `insert into profile_views (viewer_id, viewed_id, day)
     select $1, profile_id, current_date from search_rows where profile_id % 3 = 0`,
    [key],
  );
  await pool.query(
    `insert into interests (sender_id, receiver_id, state, sent_at, expires_at)
     select $1, profile_id, 'pending', now(), now() from search_rows where profile_id % 5 = 0 and profile_id <> $1`,
    [key],
  );
  await pool.query(
    `update profiles set last_active_at = now() - id % 40 * interval '1 day', verified_at = case id % 4 when 0 then now() end`,
  );
  await pool.query('truncate search_rows');
  await addMissingRows(site.app.db);
  // Charts are computed by a task.
  await pool.query('update search_rows set moon = profile_id % 110');
  const profile = { id: key, gender: 'male', role: 'owner' };
  return { verified: true, premium: false, profile } as Viewer;
}

async function index() {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  return (await currentIndex(site.app))!;
}

/** Values of one filter that some rows have, and some that none has, as the API takes them. */
async function valuesOf(key: FilterKey): Promise<fc.Arbitrary<SearchFilters>> {
  const it = descriptorOf(key);
  const named = (value: fc.Arbitrary<unknown>) => value.map((one) => ({ [key]: one }) as SearchFilters);
  const several = (values: readonly string[]) =>
    named(fc.uniqueArray(fc.constantFrom(...values, 'nothing'), { minLength: 1, maxLength: 4 }));
  switch (it.kind) {
    case 'gender':
      return named(fc.constantFrom('female', 'male', 'all'));
    case 'options': {
      const { terms } = await readVocabulary(site.app.db);
      return several(terms.filter(({ kind }) => kind === it.list).map((term) => term.key));
    }
    case 'keys':
      return several(it.keys);
    case 'words':
      return several(await listCastes(site.app.db, 100, true));
    case 'part':
      return several(['pur', 'a', 'engineer', 'Mumbai']);
    case 'range': {
      const end = fc.integer({ min: it.min, max: it.max });
      return fc
        .record({ [`${key}Min`]: end, [`${key}Max`]: end }, { requiredKeys: [] })
        .map((ends) => ends as SearchFilters);
    }
    case 'number':
      return named(fc.constantFrom(...it.values));
    case 'flag':
      return named(fc.constant(true));
  }
}

const customTexts = [
  ...[
    'sect:digambar',
    'sect:shvetambar|digambar',
    'sect:nothing',
    'vows:fasts',
    'vows:fasts|silence,sect:digambar',
  ],
  ...[
    'own_house:yes',
    'own_house:no|yes',
    'acres:2-9',
    'acres:-4',
    'acres:7-',
    'acres:9-2',
    'acres:5-5,own_house:no',
  ],
  ...['nothing:else', 'temples:1-'],
];

/** Adds fields of the site's own, which two thirds of the profiles state. */
async function addOwnFields(): Promise<void> {
  const admin = await site.as('admin');
  const filter = { filter: true };
  await addField(admin, 'option', { name: 'Sect', options: ['Digambar', 'Shvetambar'], ...filter });
  await addField(admin, 'options', { name: 'Vows', options: ['Fasts', 'Silence'], ...filter });
  await addField(admin, 'yes_no', { name: 'Own house', ...filter });
  for (const name of ['Acres', 'Temples']) await addField(admin, 'number', { name, ...filter });
  await site.app.pool.query(`
    update profiles set custom = jsonb_strip_nulls(jsonb_build_object(
      'sect', case id % 3 when 1 then 'digambar' when 2 then 'shvetambar' end,
      'vows', case id % 4 when 1 then '["fasts"]'::jsonb when 2 then '["fasts", "silence"]' end,
      'own_house', case id % 5 when 1 then true when 2 then false end,
      'acres', case when id % 7 < 5 then id % 11 end, 'since', '2011-05-01'))
    where id % 6 < 5`);
}

/** Searches by any of the filters, only a few at a time, so that profiles are found. */
async function queries(): Promise<fc.Arbitrary<SearchFilters>> {
  const each = await Promise.all(filterKeys.map(valuesOf));
  const someIds = await site.app.db.selectFrom('profiles').select('public_id').limit(3).execute();
  const texts = [
    ...someIds.map(({ public_id }) => public_id),
    'a',
    'an',
    'kumar',
    'engineer',
    'delhi',
    'zzzz',
    'engineer pune',
    'maharashtra mba a',
    'पुणे',
    'इंजीनियर',
    'mba',
    'mba mumbai',
    'it pune',
    'ca',
    'enginere',
    'up',
    'engineer mp',
    'j&k',
    'mumbai city',
    'hindu engineer pune district',
    'marathi bride',
    'delhi ncr',
    'ইঞ্জিনিয়ার pune',
    'dr pune',
    'b tech / engineer',
    'brahman',
  ];
  const custom = fc.constantFrom(...customTexts).map((text) => ({ custom: text }));
  const q = fc.constantFrom(...texts).map((text) => ({ q: text }));
  return fc
    .tuple(
      fc.subarray([...each.keys()], { maxLength: 4 }),
      fc.tuple(...each),
      fc.option(q, { freq: 3 }),
      fc.option(custom, { freq: 2 }),
    )
    .map(
      ([chosen, values, text, custom]) =>
        Object.assign({}, ...chosen.map((one) => values[one]), text, custom) as SearchFilters,
    );
}

const orders: fc.Arbitrary<SearchOrder> = fc.oneof(
  fc.constantFrom<SearchOrder>({ by: 'newest' }, { by: 'active' }),
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 9 })), { maxLength: 400 })
    // Near and far, the nearest first.
    .map((all): SearchOrder => {
      const km = [...new Map(all)].map(([city, steps]) => [city, steps * 15] as const);
      return { by: 'nearest', km: new Map(km.toSorted(([, one], [, other]) => one - other)) };
    }),
  fc.array(fc.integer({ min: 0, max: 72 }), { minLength: 109, maxLength: 109 }).map(
    (all): SearchOrder => ({
      by: 'guna',
      halfPoints: new Map(all.map((halfPoints, index) => [index + 1, halfPoints])),
    }),
  ),
);

/** All ids that a query finds, in pages, and how many it counts. */
async function readAll(find: (after: SearchSortKey | null) => Promise<readonly RankedRow[]>) {
  const ids: number[] = [];
  for (let after: SearchSortKey | null = null; ; ) {
    const rows = await find(after);
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (!last) return ids;
    after = sortKeyOf(last);
  }
}

test('finds and counts the same as the database and as the rule for one row, page by page', async () => {
  const { app } = site;
  await index();
  const { rows: all } = await app.pool.query('select profile_id::int as id from search_rows');
  const rows = await readRows(
    app.pool,
    all.map(({ id }) => id),
  );
  await fc.assert(
    fc.asyncProperty(
      arbitrary,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      orders,
      async (filters, limit, premium, order) => {
        const query = await resolve(app, { ...member, premium }, filters);
        const found = (await currentIndex(app))!;
        const [ids, number, byIndex] = await Promise.all([
          readAll((after) => findPage(app.db, query, { after, limit, order })),
          countAll(app.db, query),
          // A page of one continues where a page of the other ended.
          readAll(async (after) => found.find(query, { after, limit, order }).rows),
        ]);
        expect(byIndex).toEqual(ids);
        expect(found.count(query)).toBe(number);
        expect(new Set(rows.filter((row) => fits(row, query)).map(({ id }) => id))).toEqual(new Set(ids));
        if (isImpossible(query)) expect(ids).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

const everybody: Query = { where: [] };
const listAll = async () =>
  (await index()).find(everybody, { after: null, limit: 100_000 }).rows.map((row) => row.id);
const listBySql = async () =>
  (await findPage(site.app.db, everybody, { after: null, limit: 100_000 })).map((row) => row.id);

test('a search sees what was committed before it: changed, removed, listed again, many at once', async () => {
  const { pool } = site.app;
  const ids = await listAll();
  const some = fc.record({
    id: fc.constantFrom(...ids),
    what: fc.constantFrom('changed', 'removed', 'listed', 'earlier', 'corrected'),
  });
  const statements: Record<string, string> = {
    changed:
      'update search_rows set city = city + 1, with_photo = not with_photo, height_cm = 160 where profile_id = $1',
    removed: 'delete from search_rows where profile_id = $1',
    listed: 'update search_rows set listed_at = clock_timestamp() where profile_id = $1',
    corrected: `update search_rows set gender = case gender when 'f' then 'm' else 'f' end where profile_id = $1`,
    earlier: `update search_rows set listed_at = listed_at - interval '3 hours' where profile_id = $1`,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 5 }), arbitrary, async (acts, filters) => {
      const query = await resolve(site.app, member, filters);
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
    text: { all: [{ name: [1] }], part: { text: '', wholeNames: true } },
  };
  await expect.poll(async () => (await index()).count(named), { timeout: 20_000 }).toBe(ids.length);
});

test('a profile that was hidden comes back to its place, however many are behind it', () => {
  const it = makePartition('female');
  const row = (id: number): SearchRow => ({
    ...{ id, listedAt: id * 1000, custom: {} },
    values: columnNames.map(() => 1),
  });
  for (let id = 1; id <= 5000; id++) putRow(it, row(id));
  removeRow(it, 7);
  expect(countRows(findRowSet(it, everybody))).toBe(4999);
  expect(putRow(it, row(7))).toBe(true);
  expect(it.removed).toBe(0);
  expect(lastBefore(findRowSet(it, everybody), 8, 3).map((place) => it.ids[place])).toEqual([8, 7, 6]);
});

test('a profile that was hidden before everything was loaded comes back without loading it again', async () => {
  const { pool } = site.app;
  const ids = await listAll();
  const [oldest] = ids.toReversed();
  await pool.query('delete from search_rows where profile_id = $1', [oldest]);
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    const it = await loadPartitions(client, 10_000);
    const { size, removed } = sizeOf(it);
    expect(size - removed).toBe(ids.length - 1);
    await addMissingRows(site.app.db);
    const [row] = await readRows(client, [oldest!]);
    expect(putProfile(it, row!)).toBe(true);
    expect(sizeOf(it)).toEqual({ size, removed: removed - 1 });
    expect(partitionOf(it, row!).ids[0]).toBe(oldest);
  } finally {
    await client.end();
  }
  expect(await listAll()).toEqual(ids);
});

test('emptying the table is heard of', async () => {
  const { pool } = site.app;
  await expect(pool.query('begin; truncate search_rows; rollback')).resolves.toBeDefined();
});

test.each([
  '2026-11-22 09:30:00+00',
  '2026-11-22 09:30:00.5+00',
  '2026-02-28 23:59:59.999999+05:30',
  '1999-12-31 12:00:00.000001-03',
])('the instant %s keeps its microseconds', async (text) => {
  const { rows } = await site.app.pool.query('select $1::timestamptz = $2::timestamptz as same', [
    text,
    instantText(microsecondsOf(text)),
  ]);
  expect(rows[0].same).toBe(true);
});
