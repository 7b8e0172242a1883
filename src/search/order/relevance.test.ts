import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { save } from '../../../test/setup/myProfile.ts';
import { currentIndex, startIndex } from '../index/index.ts';
import { addMissingRows } from '../rows/rows.ts';

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
});
afterAll(async () => {
  await end();
  await site.close();
});

test('the search reads its index', async () => {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
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

test('who is hidden and who changes while one scrolls shifts nobody else', async () => {
  const { pool } = site.app;
  const page = async (cursor: string | null) => {
    const query = new URLSearchParams({ sort: 'relevance', gender: 'all', ...(cursor && { cursor }) });
    const { body } = await him.browser.get(`/api/profiles?${query}`);
    return { ids: body.profiles.map((one: { id: string }) => one.id) as string[], next: body.nextCursor };
  };
  const pages = async (meanwhile?: () => Promise<unknown>) => {
    const ids: string[] = [];
    for (let cursor: string | null = null; ; await meanwhile?.()) {
      const { ids: more, next } = await page(cursor);
      ids.push(...more);
      if (!next) return ids;
      cursor = next;
    }
  };
  const before = await pages();
  const { rows } = await pool.query(
    `select public_id, id::int from profiles where id in (select profile_id from search_rows where profile_id <> $1)
     order by listed_at desc, id desc`,
    [him.key],
  );
  const keyOf = (id: string) => rows.find((row) => row.public_id === id).id;
  const [newest] = rows;
  const last = before.at(-1)!;
  let isChanged = false;
  const found = await pages(async () => {
    if (isChanged) return;
    isChanged = true;
    await pool.query('delete from search_rows where profile_id = $1', [newest.id]);
    await pool.query('delete from preferences where profile_id = $1', [keyOf(last)]);
    await pool.query(
      `insert into preferences (profile_id, age_min, age_max) select id, 18, 90 from profiles where id = $1`,
      [keyOf(last)],
    );
  });
  const isShown = (id: string) => id !== newest.public_id || before.indexOf(id) < 24;
  expect(found).toEqual(before.filter(isShown));
  await addMissingRows(site.app.db);
  // From the beginning, it counts.
  expect((await pages()).indexOf(last)).toBeLessThan(before.indexOf(last));
});
