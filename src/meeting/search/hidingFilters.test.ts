import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { WISHES } from '../../people/profiles/shared/wishes/list.ts';
import { currentIndex, startIndex } from './index/index.ts';
import { addMissingRows } from './rows/rows.ts';

let site: Test;
let end: () => Promise<void>;
let him: Awaited<ReturnType<typeof addMember>>;

beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: 200, seed: 5 });
  const { pool } = site.app;
  await pool.query(`update profiles set last_active_at = now() - (id % 50) * interval '1 day'`);
  await addMissingRows(site.app.db);
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await pool.query(
    `update accounts set email_verified_at = now() where id in (select account_id from profile_managers where profile_id = $1)`,
    [him.key],
  );
  end = startIndex(site.app);
});
afterAll(async () => {
  await end();
  await site.close();
});

type Browser = ReturnType<Test['visitor']>;
const count = async (browser: Browser, query: string): Promise<number> =>
  (await browser.get(`/api/profiles/count?${query}`)).body.count;

test('a search says which filters hide others whose wishes the viewer meets, and none that is a must of their own', async () => {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  const { pool } = site.app;
  await pool.query(`delete from preferences where profile_id = $1`, [him.key]);
  const hidden = async (query: string) =>
    (await him.browser.get(`/api/profiles/hidden?${query}`)).body as { filters: string[]; more: number }[];
  const query = 'religion=sikh,jain&ageMax=30';
  const [left, wider] = [await count(him.browser, query), await count(him.browser, 'ageMax=30')];
  // Every wish is only nice to have, so all hidden profiles would accept him.
  await pool.query(`update preferences set must = '{}', nice = $1`, [WISHES]);
  expect(await hidden(query)).toContainEqual({ filters: ['religion'], more: wider - left, atLeast: false });
  // Now they want somebody far older than he is, though it is no must.
  await pool.query(`update preferences set nice = '{}', age_min = 50, age_max = 60`);
  const { rows } = await pool.query(
    `select count(*)::int as n from search_rows r join vocabulary v on v.id = r.religion
     where r.gender = 'f' and not r.premium_only and v.key not in ('sikh', 'jain')
       and r.date_of_birth > current_date - interval '31 years'
       and not exists (select from preferences f where f.profile_id = r.profile_id)`,
  );
  const found = await hidden(query);
  expect(found.find(({ filters }) => filters.includes('religion'))?.more ?? 0).toBe(rows[0].n);
  await pool.query(
    `insert into preferences (profile_id, religion_ids, must) values ($1, (select array_agg(id) from vocabulary where key = 'sikh'), '{religion}')`,
    [him.key],
  );
  expect((await hidden(query)).flatMap(({ filters }) => filters)).not.toContain('religion');
  expect((await site.visitor().get(`/api/profiles/hidden?${query}`)).status).toBe(401);
});

test('where nobody is left, a search says which must-have to relax, also when it takes two', async () => {
  const { pool } = site.app;
  const { rows } = await pool.query(
    `select (select key from vocabulary where kind = 'religion' and id <> all(array_agg(religion))
        and key <> 'other' limit 1) as religion,
       (select key from vocabulary where kind = 'education' and id <> all(array_agg(education)) limit 1) as education
     from search_rows where gender = 'f'`,
  );
  const { education } = rows[0];
  expect(education).toBeTruthy();
  const hidden = async (query: string) => (await him.browser.get(`/api/profiles/hidden?${query}`)).body;
  const young = await count(him.browser, 'ageMax=30');
  expect(young).toBeGreaterThan(0);
  expect(await hidden(`ageMax=30&education=${education}`)).toEqual([
    { filters: ['education'], more: young, atLeast: false },
  ]);
  const both = `ageMax=30&education=${education}&heightMin=213`;
  expect(await count(him.browser, both)).toBe(0);
  const expected = { filters: expect.arrayContaining(['height', 'education']), more: young, atLeast: false };
  expect(await hidden(both)).toEqual([expected]);
  await end();
  // The database gives the same answer.
  expect(await hidden(both)).toEqual([expected]);
  end = startIndex(site.app);
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
});
