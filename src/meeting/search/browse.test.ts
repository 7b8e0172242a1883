import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { addCouple, addMember } from '../../../test/registration.ts';
import { save } from '../../../test/setup/myProfile.ts';
import { relist } from '../../people/profiles/visible/listing.ts';
import { currentIndex, startIndex } from './index/index.ts';
import { addMissingRows } from './rows/rows.ts';

// What surrounds a search: option counts, the filters that browse opens with, orders, addresses.

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

test('each option has the number of profiles that it would leave, whatever its own filter says', async () => {
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  const of = 'religion,education,educationLevel,caste,workingWith,diet,income,withPhoto,activeWithin';
  const { body } = await him.browser.get(`/api/profiles/options?religion=hindu&ageMax=35&of=${of}`);
  const numbers = Object.entries(body.counts as Record<string, Record<string, number>>).flatMap(
    ([filter, counts]) => Object.entries(counts).map(([value, number]) => ({ filter, value, number })),
  );
  expect(Object.keys(body.counts)).toEqual(of.split(','));
  expect(numbers.length).toBeGreaterThan(20);
  for (const { filter, value, number } of numbers) {
    const query = new URLSearchParams({ ageMax: '35', religion: 'hindu', [filter]: value });
    expect([filter, value, await count(him.browser, String(query))]).toEqual([filter, value, number]);
  }
  const genders = (await him.browser.get('/api/profiles/options?religion=hindu&gender=male&of=gender')).body
    .counts.gender;
  expect(Object.keys(genders)).toEqual(['female', 'male', 'all']);
  for (const [gender, number] of Object.entries(genders))
    expect([gender, await count(him.browser, `religion=hindu&gender=${gender}`)]).toEqual([gender, number]);
  const visitor = (await site.visitor().get(`/api/profiles/options?of=religion,workingWith,diet`)).body;
  expect(Object.keys(visitor.counts)).toEqual(['religion']);
  expect((await site.visitor().get('/api/profiles/options?of=shoes')).body.data.fields).toHaveProperty('of');
});

test('browse opens on the must-haves of a family, none of which hides who meets them all', async () => {
  const opening = async () => (await him.browser.get('/api/profiles/opening')).body;
  expect(await opening()).toEqual({ filters: {}, sorts: ['newest', 'active'] });
  const { pool } = site.app;
  await pool.query(
    `insert into preferences (profile_id, age_min, age_max, religion_ids, castes, state_ids, cities, mother_tongue_ids, must)
     values ($1, 18, 31, (select array_agg(id) from vocabulary where kind = 'religion' and key in ('hindu', 'jain')),
       '{"Iyer, Vadama"}', (select array_agg(id) from vocabulary where kind = 'state' and key = 'mh'), '{Pune}',
       (select array_agg(id) from vocabulary where kind = 'mother_tongue' and key = 'mr'), '{age,religion,caste,place}')`,
    [him.key],
  );
  await pool.query(`update profiles set city = 'Pune' where id = $1`, [him.key]);
  const { filters, sorts } = await opening();
  expect(filters).toEqual({ ageMax: '31', religion: 'hindu,jain', caste: 'Iyer\\, Vadama', state: 'mh' });
  // Somebody in the wished city lives in another state: state or city is enough.
  const { rows } = await pool.query(
    `select p.id, p.city, v.key from profiles p join search_rows r on r.profile_id = p.id join vocabulary v on v.id = p.state_id
     where v.key not in ('mh') and p.city is not null limit 1`,
  );
  await pool.query('update preferences set cities = $2 where profile_id = $1', [him.key, [rows[0].city]]);
  expect((await opening()).filters.state.split(',')).toEqual(expect.arrayContaining(['mh', rows[0].key]));
  await pool.query(`update preferences set must = '{}' where profile_id = $1`, [him.key]);
  expect((await opening()).filters).toEqual({});
  expect(sorts).toEqual(['relevance', 'newest', 'active', 'nearest']);
  expect((await site.visitor().get('/api/profiles/opening')).status).toBe(401);
});

test('browse opens on a must-have beyond the ends of a slider as close to it as the slider goes', async () => {
  await site.app.pool.query(`update preferences set must = '{age,height}' where profile_id = $1`, [him.key]);
  const opening = async (age: [number, number], height: [number, number]) => {
    await site.app.pool.query(
      `update preferences set age_min = $2, age_max = $3, height_min_cm = $4, height_max_cm = $5 where profile_id = $1`,
      [him.key, ...age, ...height],
    );
    const { filters } = (await him.browser.get('/api/profiles/opening')).body;
    return [filters.ageMin, filters.ageMax, filters.heightMin, filters.heightMax];
  };
  expect(await opening([62, 70], [220, 240])).toEqual(['62', '70', '213', undefined]);
  expect(await opening([30, 60], [137, 213])).toEqual(['30', '60', undefined, undefined]);
  expect(await opening([18, 18], [100, 120])).toEqual([undefined, '18', undefined, '137']);
  expect(await opening([18, 31], [137, 213])).toEqual([undefined, '31', undefined, undefined]);
});

test.each(['पुणे', 'புனே', 'Poona'])('a city that is written %s is near Pune', async (city) => {
  const { pool } = site.app;
  const first = async () => {
    const { body } = await him.browser.get('/api/profiles?gender=all&sort=nearest');
    return body.profiles.slice(0, 4).map((one: { city: string }) => one.city);
  };
  await pool.query('update profiles set city = $2 where id = $1', [him.key, city]);
  expect((await him.browser.get('/api/profiles/opening')).body.sorts).toContain('nearest');
  expect(await first()).toEqual(['Pune', 'Pune', 'Pune', 'Pune']);
  await pool.query(`update profiles set city = 'Pune' where id = $1`, [him.key]);
  const her = await addMember(site, { name: 'Yashodhara' });
  const move = (there: string | null) =>
    site.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('profiles').set({ city: there }).where('id', '=', her.key).execute();
      await relist(site.app, tx, her.key, 'system');
    });
  await move(city);
  expect((await first())[0]).toBe(city);
  await move(null);
});

test.each(['active', 'nearest', 'relevance'])(
  'the order %s is the same from the index and from the database, page by page',
  async (sort) => {
    const pages = async () => {
      const ids: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = new URLSearchParams({ gender: 'all', sort, ...(cursor && { cursor }) });
        const { status, body } = await him.browser.get(`/api/profiles?${query}`);
        expect(status).toBe(200);
        ids.push(...body.profiles.map((one: { id: string }) => one.id));
        cursor = body.nextCursor;
      }
      return ids;
    };
    await site.app.pool.query(`update profiles set city = 'Pune' where id = $1`, [him.key]);
    const ids = await pages();
    expect(new Set(ids).size).toBe(ids.length);
    const orders: Record<string, string> = {
      active: `(last_active_at at time zone 'Asia/Kolkata')::date desc`,
      nearest: `(city = 'Pune') desc nulls last`,
    };
    if (orders[sort]) {
      const { rows } = await site.app.pool.query(
        `select public_id from profiles where listed_at is not null and hidden_at is null and visibility = 'all' and id <> $1
         order by ${orders[sort]}, listed_at desc, id desc limit 4`,
        [him.key],
      );
      expect(ids.slice(0, 4)).toEqual(rows.map((row) => row.public_id));
    }
    await end();
    expect(await pages()).toEqual(ids);
    end = startIndex(site.app);
    await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
    // A cursor belongs to its order.
    const { body } = await him.browser.get(`/api/profiles?gender=all&sort=${sort}`);
    const other = await him.browser.get(
      `/api/profiles?gender=all&cursor=${encodeURIComponent(body.nextCursor)}`,
    );
    expect(other.status).toBe(422);
  },
);

test('a visitor sees the newest first, whatever order the address asks for', async () => {
  const ids = async (query: string) =>
    (await site.visitor().get(`/api/profiles?${query}`)).body.profiles.map((one: { id: string }) => one.id);
  expect(await ids('sort=active')).toEqual(await ids(''));
  expect(await ids('sort=relevance')).toEqual(await ids(''));
});

test('members find her by what she works with as she says it, also in a saved search; visitors cannot', async () => {
  const { her, him: groom } = await addCouple(site);
  const foundBy = async (query: string) => {
    const { status, body } = await groom.browser.get(`/api/profiles?sort=newest&${query}`);
    expect(status).toBe(200);
    return body.profiles.some(({ id }: { id: string }) => id === her.id);
  };
  const found = () =>
    Promise.all(['private', 'business,government', 'wizardry'].map((keys) => foundBy(`workingWith=${keys}`)));
  expect(await found()).toEqual([false, false, false]);
  await save(her.browser, 'work', { workingWith: 'private' });
  expect(await found()).toEqual([true, false, false]);
  await save(her.browser, 'work', { workingWith: 'business' });
  expect(await found()).toEqual([false, true, false]);
  const filters = { workingWith: 'business,government' };
  const saved = await groom.browser.post('/api/saved-searches', {
    ...{ name: 'Settled', frequency: 'instant', filters },
  });
  expect(saved.status).toBe(200);
  const { searches } = (await groom.browser.get('/api/saved-searches')).body;
  expect(searches).toMatchObject([{ filters }]);
  await save(her.browser, 'work', { workingWith: null });
  expect(await found()).toEqual([false, false, false]);

  const { status, body } = await site.visitor().get('/api/profiles?workingWith=private');
  expect([status, body.data.fields.workingWith.code]).toEqual([422, 'filter_for_members']);
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body).not.toHaveProperty('workingWith');
});

describe('the filters in the address', () => {
  test.each([
    'ageMin=x',
    'ageMin=17',
    'ageMax=101',
    'ageMin=20.5',
    'gender=women',
    `q=${'x'.repeat(81)}`,
    'cursor=x',
    'cursor=-1',
    'cursor=PUNKNOWN',
    `religion=hindu,${'x'.repeat(81)}`,
    'withPhoto=yes',
    'joinedWithin=2',
    'diet=vegan',
    'notSeen=1',
  ])('%s is refused at its field', async (query) => {
    const { status, body } = await site.visitor().get(`/api/profiles?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.data.fields)).toEqual([query.split('=')[0]]);
  });

  test.each([
    ['religion=Hindu&state=Tamil+Nadu&q=a%26b', 'religion=hindu&state=tn&q=a%26b'],
    ['maritalStatus=Never+Married', 'maritalStatus=never_married'],
  ])('%s, from before the keys, leads to %s and finds the same', async (old, present) => {
    const answer = await fetch(`${site.base}/browse?${old}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/browse?${present}`]);
    const { body } = await site.visitor().get(`/api/profiles/count?${present}`);
    expect((await site.visitor().get(`/api/profiles/count?${old}`)).body).toEqual(body);
  });

  test.each(['religion=hindu', 'religion=Jedi', 'city=Pune', ''])('%s is not redirected', async (query) => {
    const answer = await fetch(`${site.base}/browse?${query}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBeNull();
  });

  test('a member sees the opposite gender unless the filter says otherwise', async () => {
    const genders = async (query: string) => {
      const { body } = await him.browser.get(`/api/profiles?${query}`);
      return [...new Set(body.profiles.map((one: { gender: string }) => one.gender))].sort();
    };
    expect(await genders('')).toEqual(['female']);
    expect(await genders('gender=male')).toEqual(['male']);
    expect(await genders('gender=all')).toEqual(['female', 'male']);
  });
});
