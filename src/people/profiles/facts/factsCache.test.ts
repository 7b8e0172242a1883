import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember } from '../../../../test/registration.ts';

let site: Test;
let reader: Browser;
let shown: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  site = await openTest();
  reader = (await addMember(site)).browser;
  shown = await addMember(site);
  const { db } = site.app;
  await db
    .insertInto('families')
    .values({ profile_id: shown.key })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('preferences')
    .values({ profile_id: shown.key })
    .onConflict((on) => on.doNothing())
    .execute();
});
afterAll(() => site.close());

const run = (text: string, ...values: unknown[]) => site.app.pool.query(text, [shown.key, ...values]);
const page = async () => (await reader.get(`/api/profiles/${shown.id}`)).body;
const card = async () => {
  const { body } = await reader.get('/api/profiles?gender=all');
  return body.profiles.find(({ id }: { id: string }) => id === shown.id);
};

test.each<[what: string, change: string, after: Record<string, unknown>, back: string]>([
  [
    'a fact',
    `update profiles set city = 'Ooty' where id = $1`,
    { city: 'Ooty' },
    `update profiles set city = null where id = $1`,
  ],
  [
    'the badge',
    'update profiles set verified_at = now() where id = $1',
    { verified: true },
    'update profiles set verified_at = null where id = $1',
  ],
  [
    'a phone number of somebody who manages it',
    `update accounts set phone = '+919822012345', phone_verified_at = now() where id in
       (select account_id from profile_managers where profile_id = $1)`,
    { phoneVerified: true },
    `update accounts set phone = null, phone_verified_at = null where id in
       (select account_id from profile_managers where profile_id = $1)`,
  ],
  [
    'a plan',
    `with added as (
       insert into memberships (profile_id, plan_id, plan_name, paid_paise, starts_at, ends_at, bought_until)
       select $1, min(id), 'Gold', 0, now() - interval '1 hour', now() + interval '1 day', now() + interval '1 day' from plans returning id)
     insert into membership_entitlements (membership_id, entitlement) select id, 'featured_badge' from added`,
    { premium: true, featured: true },
    'delete from memberships where profile_id = $1',
  ],
  [
    'a photo',
    `insert into photos (profile_id, storage_key, position, approved_at) values ($1, 'photos/held', 0, now())`,
    { photo: expect.objectContaining({ blurred: false }) },
    'delete from photos where profile_id = $1',
  ],
  [
    'private browsing',
    'insert into private_browsing (profile_id, since) values ($1, now())',
    { activeToday: false },
    'delete from private_browsing where profile_id = $1',
  ],
  [
    'the last visit',
    `update profiles set last_active_at = now() - interval '3 days' where id = $1`,
    { activeToday: false },
    'update profiles set last_active_at = now() where id = $1',
  ],
])(
  'card and page have %s as soon as it is stored, and no longer than that',
  async (_what, change, after, back) => {
    const before = [await card(), await page()];
    await run(change);
    expect(await card()).toMatchObject(after);
    expect(await page()).toMatchObject(after);
    await run(back);
    const [oneCard, onePage] = [await card(), await page()];
    for (const key of Object.keys(after)) {
      expect(oneCard[key], key).toEqual(before[0][key]);
      expect(onePage[key], key).toEqual(before[1][key]);
    }
  },
);

test.each<[what: string, change: string, after: Record<string, unknown>]>([
  [
    'family',
    `update families set father_name = 'Mohan' where profile_id = $1`,
    { family: { fatherName: 'Mohan' } },
  ],
  ['wishes', 'update preferences set age_min = 31 where profile_id = $1', { preferences: { ageMin: 31 } }],
  ['texts', `update profiles set bio = 'Loves the hills' where id = $1`, { bio: 'Loves the hills' }],
])('a page has the %s as soon as they are stored', async (_what, change, after) => {
  expect(await page()).not.toMatchObject(after);
  await run(change);
  expect(await page()).toMatchObject(after);
});

test('photos that are shown to matches alone from now on are blurred at once', async () => {
  await run(
    `insert into photos (profile_id, storage_key, position, approved_at) values ($1, 'photos/all', 0, now())`,
  );
  expect((await card()).photo.blurred).toBe(false);
  await run(`update profiles set photo_visibility = 'accepted' where id = $1`);
  expect((await card()).photo.blurred).toBe(true);
  expect((await page()).photos[0].blurred).toBe(true);
});

test('whoever hides is gone at once, with all in memory', async () => {
  expect(await card()).toBeDefined();
  await run('update profiles set hidden_at = now() where id = $1');
  expect((await reader.get(`/api/profiles/${shown.id}`)).status).toBe(404);
  expect(await card()).toBeUndefined();
  await run('update profiles set hidden_at = null where id = $1');
});

test('of a statement that changes very much, all profiles are told', async () => {
  await site.app.live.catchUp();
  const told: { profiles?: number[] }[] = [];
  const stop = site.app.live.onFacts((changed) => void told.push(changed));
  for (const many of [400, 401]) {
    await run(
      `insert into photos (profile_id, storage_key, position) select $1, 'photos/' || n, n from generate_series(1, $2::int) n`,
      many,
    );
    await run(`delete from photos where profile_id = $1 and storage_key ~ '^photos/[0-9]+$'`);
  }
  await site.app.live.catchUp();
  stop();
  const one = { profiles: [shown.key] };
  expect(told.filter(({ profiles }) => !profiles || profiles.includes(shown.key))).toEqual([
    one,
    one,
    {},
    {},
  ]);
});

test('every table that facts are read from notifies of each kind of change', async () => {
  const { rows } = await site.app.pool.query<{ name: string; kinds: string }>(`
    select c.relname as name, string_agg(distinct e.kind, ' ' order by e.kind) as kinds
    from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'facts\\_%',
      lateral (values ('insert', 4), ('delete', 8), ('update', 16)) e (kind, bit)
    where t.tgtype & e.bit > 0 group by 1 order by 1`);
  const all = 'delete insert update';
  expect(Object.fromEntries(rows.map(({ name, kinds }) => [name, kinds]))).toEqual({
    // Others tell of new and deleted ones: managers, and the rule of who may see it.
    accounts: 'update',
    profiles: 'update',
    ...Object.fromEntries(
      ['photos', 'profile_managers', 'memberships', 'membership_entitlements', 'private_browsing']
        .concat('families', 'horoscopes', 'births', 'preferences')
        .map((name) => [name, all]),
    ),
  });
});

test('a card is of its reader and of today, whoever has seen it before', async () => {
  await run(
    `update profiles set name = 'Asha Kulkarni', date_of_birth = (now() at time zone 'Asia/Kolkata')::date - interval '30 years' + interval '2 days' where id = $1`,
  );
  const { body } = await site.visitor().get('/api/profiles?gender=all');
  const public_ = body.profiles.find(({ id }: { id: string }) => id === shown.id);
  expect(public_.name).toBe('Asha');
  expect(public_).not.toHaveProperty('activeToday');
  expect(await card()).toMatchObject({ name: 'Asha Kulkarni', age: 29, activeToday: true });
  expect((await site.visitor().get('/api/profiles?gender=all')).body).toEqual(body);
  site.travel(3);
  expect(await card()).toMatchObject({ age: 30, activeToday: false });
});
