import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { save } from '../../../../test/setup/myProfile.ts';
import { readCursor, writeCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { currentIndex, startIndex } from '../index/index.ts';
import { addMissingRows } from '../rows/rows.ts';

// Few, so that other rows follow the ranked ones.
vi.mock('../shared/order/rules.ts', () => ({ RANKED: 60 }));

let site: Test;
let end: () => Promise<void>;
let him: Awaited<ReturnType<typeof addMember>>;

beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: 200, seed: 5 });
  await addMissingRows(site.app.db);
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await site.app.pool.query(
    `update accounts set email_verified_at = now() where id in (select account_id from profile_managers where profile_id = $1)`,
    [him.key],
  );
  await save(him.browser, 'wishes', {
    ageMax: 31,
    religion: ['hindu', 'jain'],
    importance: { religion: 'must' },
  });
  end = startIndex(site.app);
  await vi.waitFor(async () => expect(await currentIndex(site.app)).not.toBeNull(), 20_000);
});
afterAll(async () => {
  await end();
  await site.close();
});

test('the best match both ways comes first, and a profile that is listed meanwhile shifts nothing', async () => {
  const page = async (cursor: string | null) => {
    const query = new URLSearchParams({ sort: 'relevance', ...(cursor && { cursor }) });
    const { body } = await him.browser.get(`/api/profiles?${query}`);
    return { ...body, ids: body.profiles.map((one: { id: string }) => one.id) };
  };
  await site.app.pool.query(`update preferences set must = '{religion}' where profile_id = $1`, [him.key]);
  const first = await page(null);
  expect(first.count).toBe((await him.browser.get('/api/profiles/count')).body.count);
  const ids: string[] = first.ids;
  const her = await addMember(site, { name: 'Xyzzina Quasar', religion: 'hindu', dateOfBirth: '1997-01-01' });
  for (let next = first.nextCursor; next; ) {
    const { ids: more, nextCursor } = await page(next);
    ids.push(...more);
    next = nextCursor;
  }
  expect(new Set(ids).size).toBe(first.count);
  expect(ids).toHaveLength(first.count);
  expect(ids).not.toContain(her.id);
  const { rows } = await site.app.pool.query(
    `select v.key from profiles p join vocabulary v on v.id = p.religion_id where public_id = any($1)`,
    [ids.slice(0, 5)],
  );
  expect(rows.every(({ key }) => ['hindu', 'jain'].includes(key))).toBe(true);
});

test('what either family wishes for counts in the very next search by relevance', async () => {
  const { pool } = site.app;
  const found = async () => {
    const { body } = await him.browser.get('/api/profiles?sort=relevance');
    return body.profiles as { id: string }[];
  };
  const religionOf = async ({ id }: { id: string }) => {
    const { rows } = await pool.query(
      'select v.key from profiles p join vocabulary v on v.id = p.religion_id where public_id = $1',
      [id],
    );
    return rows[0].key;
  };
  const before = await found();
  const [best] = before;
  const { rows } = await pool.query(
    `select p.id, row_to_json(w) as wishes from profiles p left join preferences w on w.profile_id = p.id where public_id = $1`,
    [best!.id],
  );
  const { id: her, wishes } = rows[0];
  await pool.query('delete from preferences where profile_id = $1', [her]);
  await pool.query(
    `insert into preferences (profile_id, age_min, age_max, must) values ($1, 70, 80, '{age}')`,
    [her],
  );
  expect((await found()).map(({ id }) => id)).not.toContain(best!.id);
  await pool.query('delete from preferences where profile_id = $1', [her]);
  if (wishes)
    await pool.query('insert into preferences select * from json_populate_record(null::preferences, $1)', [
      wishes,
    ]);
  expect(await found()).toEqual(before);

  for (const religion of ['muslim', 'christian']) {
    await save(him.browser, 'wishes', { religion: [religion], importance: { religion: 'must' } });
    expect(await religionOf((await found())[0]!)).toBe(religion);
  }
});

test('what a profile states counts in the very next search by relevance', async () => {
  const { pool } = site.app;
  const found = async () => {
    const { body } = await him.browser.get('/api/profiles?sort=relevance');
    return body.profiles.map(({ id }: { id: string }) => id) as string[];
  };
  const before = await found();
  const [best] = before;
  const change = (by: number) =>
    pool.query(
      `update search_rows set religion = religion + $2
       where profile_id = (select id from profiles where public_id = $1)`,
      [best, by],
    );
  await change(1);
  expect(await found()).not.toContain(best);
  await change(-1);
  expect(await found()).toEqual(before);
});

const page = async (cursor: string | null) => {
  const query = new URLSearchParams({ sort: 'relevance', gender: 'all', ...(cursor && { cursor }) });
  const { body } = await him.browser.get(`/api/profiles?${query}`);
  return { ids: body.profiles.map((one: { id: string }) => one.id) as string[], next: body.nextCursor };
};
/** Returns all ids, page by page. @param meanwhile is called after the first page */
async function readAll(meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const first = await page(null);
  await meanwhile?.();
  const { ids } = first;
  for (let cursor = first.next; cursor; ) {
    const { ids: more, next } = await page(cursor);
    expect(more.length).toBeGreaterThan(0);
    ids.push(...more);
    cursor = next;
  }
  return ids;
}
/** Returns the internal ids of all listed profiles by their ids, the newest first. */
async function keysOfAll(): Promise<Map<string, number>> {
  const { rows } = await site.app.pool.query(
    `select public_id, id::int from profiles where id in (select profile_id from search_rows where not premium_only and profile_id <> $1)
     order by listed_at desc, id desc`,
    [him.key],
  );
  return new Map(rows.map((row) => [row.public_id, row.id]));
}
const hide = (key: number) => site.app.pool.query('delete from search_rows where profile_id = $1', [key]);

test('who is hidden and who changes while one scrolls shifts nobody else', async () => {
  const before = await readAll();
  const keys = await keysOfAll();
  expect(new Set(before)).toEqual(new Set(keys.keys()));
  const [newest] = keys.keys();
  // The first one of the second page wishes for somebody far older from now on.
  const changed = before[PAGE_SIZE]!;
  const found = await readAll(async () => {
    await hide(keys.get(newest!)!);
    await site.app.pool.query('delete from preferences where profile_id = $1', [keys.get(changed)]);
    await site.app.pool.query(
      `insert into preferences (profile_id, age_min, age_max, must) values ($1, 70, 80, '{age}')`,
      [keys.get(changed)],
    );
  });
  const isShown = (id: string) => id !== newest || before.indexOf(id) < PAGE_SIZE;
  expect(found).toEqual(before.filter(isShown));
  await addMissingRows(site.app.db);
  // A new first page takes the change into account.
  expect((await readAll()).indexOf(changed)).toBeGreaterThan(PAGE_SIZE);
});

test('who comes back while one scrolls takes nobody else away', async () => {
  const keys = await keysOfAll();
  const [newest, back] = keys.keys();
  expect(newest).not.toBe(back);
  await hide(keys.get(back!)!);
  const before = await readAll();
  const found = await readAll(() => addMissingRows(site.app.db));
  expect(before.filter((id) => !found.includes(id))).toEqual([]);
});

test('as many as are ranked are all of them: no empty page follows', async () => {
  const keys = [...(await keysOfAll()).values()];
  for (const key of keys.slice(60)) await hide(key);
  expect(await readAll()).toHaveLength(60);
  await addMissingRows(site.app.db);
});

test('a cursor of before the oldest of the ranked was in it goes on', async () => {
  const { db, pool } = site.app;
  // The search is not divided then.
  await pool.query('delete from preferences where profile_id = $1', [him.key]);
  const before = await readAll();
  const { rows } = await pool.query(
    `select listed_at::text as "listedAt", profile_id::int as id from search_rows
     where not premium_only and profile_id <> $1 order by listed_at desc, profile_id desc limit 1`,
    [him.key],
  );
  const keys = await keysOfAll();
  const last = before[PAGE_SIZE - 1]!;
  const { next } = await page(null);
  const [, , , rank] = (await readCursor<[string, number, number, number]>(db, 'profiles relevance', next))!;
  const { rows: ends } = await pool.query(
    'select listed_at::text as "listedAt" from search_rows where profile_id = $1',
    [keys.get(last)],
  );
  const key = ['ranked', rows[0].listedAt, rows[0].id, rank, ends[0].listedAt, keys.get(last)!];
  const ids: string[] = [];
  for (let cursor = await writeCursor(db, 'profiles relevance', key); cursor; ) {
    const { ids: more, next: following } = await page(cursor);
    ids.push(...more);
    cursor = following;
  }
  expect(ids).toEqual(before.slice(PAGE_SIZE));
});
