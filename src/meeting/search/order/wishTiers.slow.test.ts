import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { save } from '../../../../test/setup/myProfile.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
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
  await vi.waitFor(async () => expect(await currentIndex(site.app)).not.toBeNull(), 20_000);
});
afterAll(async () => {
  await end();
  await site.close();
});

/** Returns all cards in the order of relevance, with the wishes that they do not meet. */
async function readUnmet(query: string) {
  const found: { id: string; unmet: { wish: string; isStated: boolean }[] }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await him.browser.get(
      `/api/profiles?sort=relevance&${query}&cursor=${cursor}`.replace(/&cursor=$/, ''),
    );
    if (cursor === '')
      expect(body.count).toBe((await him.browser.get(`/api/profiles/count?${query}`)).body.count);
    expect(body.profiles.length).toBeGreaterThan(0);
    found.push(...body.profiles);
    cursor = body.nextCursor && encodeURIComponent(body.nextCursor);
  }
  return found;
}

test('whoever meets every stated preference comes first, the others say what differs, by index and database', async () => {
  const { pool } = site.app;
  const ids = async (where: string) => {
    const { rows } = await pool.query(`select id from vocabulary where ${where}`);
    return rows.map(({ id }) => id);
  };
  const [hindu, north, eats] = [
    await ids(`kind = 'religion' and key = 'hindu'`),
    await ids(`kind = 'state' and key in ('mh', 'dl', 'up', 'gj')`),
    await ids(`kind = 'diet' and key <> 'vegan'`),
  ];
  const set = async (wishes: Record<string, unknown>) => {
    await pool.query('delete from preferences where profile_id = $1', [him.key]);
    const names = Object.keys(wishes);
    await pool.query(
      `insert into preferences (profile_id, ${names}) values ($1, ${names.map((_, place) => `$${place + 2}`)})`,
      [him.key, ...Object.values(wishes)],
    );
  };
  const { rows: some } = await pool.query(
    `select array_agg(distinct city) filter (where id % 3 = 0 and city is not null) as cities, array_agg(distinct upper(profession)) filter (where id % 4 > 0 and profession is not null) as professions,
       array_agg(distinct caste) filter (where id % 2 = 0 and caste is not null) as castes from profiles where city is not null`,
  );
  const { cities, professions, castes } = some[0];
  const cases: Record<string, unknown>[] = [
    { religion_ids: hindu },
    { age_min: 24, age_max: 31, height_min_cm: 150, height_max_cm: 175 },
    { height_max_cm: 170, must: ['height'] },
    { state_ids: north, cities, nice: ['place'] },
    { cities: [...cities, 'Atlantis'], diet_ids: eats },
    { professions, castes },
    { castes: ['Nobody has this'] },
    { age_min: 21, age_max: 40, religion_ids: hindu, state_ids: north, diet_ids: eats },
  ];
  const sizes: number[] = [];
  for (const wishes of cases) {
    await set(wishes);
    const found = await readUnmet('gender=female');
    const close = found.findIndex(({ unmet }) => unmet.length > 0);
    const exact = close === -1 ? found.length : close;
    sizes.push(exact, found.length - exact);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.slice(exact).filter(({ unmet }) => unmet.length === 0)).toEqual([]);
    await end();
    const byDatabase = await readUnmet('gender=female');
    end = startIndex(site.app);
    await vi.waitFor(async () => expect(await currentIndex(site.app)).not.toBeNull(), 20_000);
    expect(byDatabase).toEqual(found);
  }
  // Each part was tried with more than a page, and with nobody.
  expect(Math.min(...sizes)).toBe(0);
  expect(sizes.filter((size) => size > PAGE_SIZE).length).toBeGreaterThan(4);
});

test('a preference for what a card does not show neither orders nor is told before the email is verified', async () => {
  const { pool } = site.app;
  const owner = `id in (select account_id from profile_managers where profile_id = $1)`;
  await save(him.browser, 'wishes', { diet: ['vegan'] });
  const verified = (await him.browser.get('/api/profiles?sort=relevance')).body.profiles;
  expect(
    verified.some(({ unmet }: { unmet: { wish: string }[] }) => unmet.some(({ wish }) => wish === 'diet')),
  ).toBe(true);
  await pool.query(`update accounts set email_verified_at = null where ${owner}`, [him.key]);
  const before = (await him.browser.get('/api/profiles?sort=relevance')).body.profiles;
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(({ unmet }: { unmet: unknown[] }) => unmet.length === 0)).toBe(true);
  await pool.query(`update accounts set email_verified_at = now() where ${owner}`, [him.key]);
  const newest = (await him.browser.get('/api/profiles?sort=newest')).body.profiles;
  expect(newest.every(({ unmet }: { unmet: unknown }) => unmet === null)).toBe(true);
});
