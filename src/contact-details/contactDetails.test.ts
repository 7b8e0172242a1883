import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addCouple, addMember, connect } from '../../test/registration.ts';
import { closedBecause } from './rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const PHONE = '+919822012345';

const read = (by: Side, of: Side) => by.browser.get(`/api/profiles/${of.id}/contact`);
const open = (by: Side, of: Side) => by.browser.put(`/api/profiles/${of.id}/contact`);

async function addConnected() {
  const couple = await addCouple(site);
  await connect(couple.her, couple.him);
  return couple;
}

let crowds = 0;

/** Adds listed women, each with an account, directly to the tables. */
async function addCrowd(count: number): Promise<{ id: number; public_id: string }[]> {
  crowds += 1;
  const { rows } = await sql<{ id: number; public_id: string }>`
    with made as (
      insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
      select 'PC' || ${crowds}::int || '-' || n, 'self', 'Crowd Member', 'female', '1996-01-01', religion_id,
        mother_tongue_id, now()
      from profiles, generate_series(1, ${count}::int) n where public_id = 'P001'
      returning id, public_id
    ), accounts as (
      insert into accounts (email, phone, password_hash, email_verified_at)
      select public_id || '@humsafar.example', '+919822012345', '', now() from made
      returning id, email
    ), managers as (
      insert into profile_managers (profile_id, account_id)
      select made.id, accounts.id from made join accounts on accounts.email = made.public_id || '@humsafar.example'
    )
    select id, public_id from made order by id`.execute(site.app.db);
  return rows;
}

/** Checks that an answer contains neither the phone number nor the email address of anybody. */
function expectNothingOf(side: Side, body: unknown) {
  const text = JSON.stringify(body);
  expect(text).not.toContain(side.email);
  expect(text).not.toContain(PHONE.slice(3));
}

test.each([
  [{ connected: false, entitled: true, left: null, opened: true }, 'not_connected'],
  [{ connected: false, entitled: false, left: 0, opened: false }, 'not_connected'],
  [{ connected: true, entitled: false, left: 0, opened: false }, 'no_plan'],
  [{ connected: true, entitled: false, left: 0, opened: true }, 'no_plan'],
  [{ connected: true, entitled: true, left: 0, opened: false }, 'used_up'],
  [{ connected: true, entitled: true, left: 0, opened: true }, null],
  [{ connected: true, entitled: true, left: 1, opened: false }, null],
  [{ connected: true, entitled: true, left: null, opened: false }, null],
] as const)('of %o the reason is %s', (standing, reason) => {
  expect(closedBecause(standing)).toBe(reason);
});

describe('opening', () => {
  test('as a free member gets nothing, neither by reading nor by opening', async () => {
    const { her, him } = await addConnected();
    const before = await read(him, her);
    expect(before.body).toEqual({
      allowed: false,
      reason: 'no_plan',
      quota: 0,
      left: 0,
      opened: false,
      details: null,
    });
    const tried = await open(him, her);
    expect(tried).toMatchObject({ status: 403, body: { message: 'Contact details open with a plan.' } });
    expectNothingOf(her, tried.body);
    expect((await read(him, her)).body.opened).toBe(false);
  });

  test('without an accepted interest gets nothing, whatever the plan', async () => {
    const { her, him } = await addCouple(site);
    await site.give(await site.accountOf(him.key), 'Platinum');
    for (const step of ['stranger', 'pending', 'declined']) {
      if (step === 'pending') await him.browser.put(`/api/profiles/${her.id}/interest`);
      if (step === 'declined') {
        const { body } = await her.browser.get(`/api/profiles/${him.id}/interest`);
        await her.browser.put(`/api/interests/${body.interest.id}/refusal`);
      }
      const seen = await read(him, her);
      expect(seen.body).toMatchObject({ allowed: false, reason: 'not_connected', details: null });
      const tried = await open(him, her);
      expect(tried.status).toBe(409);
      expectNothingOf(her, [seen.body, tried.body]);
    }
    expect((await open(him, him)).status).toBe(409);
    expect((await site.visitor().get(`/api/profiles/${her.id}/contact`)).status).toBe(401);
    expect((await (await site.as('admin')).put(`/api/profiles/${her.id}/contact`)).status).toBe(403);
  });

  test('with a plan shows both, counts once, and the other side sees who it was', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    expect((await read(him, her)).body).toMatchObject({
      allowed: true,
      quota: 50,
      left: 50,
      opened: false,
      details: null,
    });
    const first = await open(him, her);
    expect(first).toMatchObject({
      status: 200,
      body: {
        allowed: true,
        reason: null,
        quota: 50,
        left: 49,
        opened: true,
        details: {
          phone: { number: PHONE, formatted: '+91 98220 12345', verified: false },
          email: { address: her.email, verified: true },
        },
      },
    });
    expect((await open(him, her)).body).toEqual(first.body);
    expect((await read(him, her)).body).toEqual(first.body);
    // It opens in one direction only.
    expect((await read(her, him)).body).toMatchObject({ reason: 'no_plan', details: null });
    expect((await her.browser.get('/api/contact-views')).body).toMatchObject({
      views: [{ profile: { id: him.id } }],
      nextCursor: null,
    });
    expect((await him.browser.get('/api/contact-views')).body.views).toEqual([]);
  });

  test('an unverified address is labelled as such, a number that was never given is left out', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    await site.app.db
      .updateTable('accounts')
      .set({ phone: null, email_verified_at: null })
      .where('id', '=', await site.accountOf(her.key))
      .execute();
    expect((await open(him, her)).body.details).toEqual({
      phone: null,
      email: { address: her.email, verified: false },
    });
  });

  test('ends with the membership; after a renewal, details opened before are open again and do not count', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const woman = await addMember(later);
    await connect(her, him);
    await connect(woman, him);
    await later.give(await later.accountOf(him.key), 'Gold', -1, 5);
    await open(him, her);

    later.travel(6);
    const closed = await read(him, her);
    expect(closed.body).toMatchObject({ allowed: false, reason: 'no_plan', opened: true, details: null });
    const tried = await open(him, her);
    expect(tried.status).toBe(403);
    expectNothingOf(her, [closed.body, tried.body]);

    await later.give(await later.accountOf(him.key), 'Gold', -1, 5);
    expect((await read(him, her)).body).toMatchObject({
      left: 50,
      details: { email: { address: her.email } },
    });
    expect((await open(him, her)).body.left).toBe(50);
    expect((await read(him, woman)).body.details).toBeNull();
    expect((await open(him, woman)).body.left).toBe(49);
    await later.close();
  });

  test('a profile that is hidden, suspended, blocking or blocked is not found, even when opened before', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    await open(him, her);
    const { db } = site.app;
    const account = await site.accountOf(her.key);
    const notFound = async () => {
      expect((await read(him, her)).status).toBe(404);
      expect((await open(him, her)).status).toBe(404);
    };
    await db.updateTable('profiles').set({ hidden_at: new Date() }).where('id', '=', her.key).execute();
    await notFound();
    await db.updateTable('profiles').set({ hidden_at: null }).where('id', '=', her.key).execute();
    await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', account).execute();
    await notFound();
    await db.updateTable('accounts').set({ suspended_at: null }).where('id', '=', account).execute();
    for (const [blocker, blocked] of [
      [her, him],
      [him, her],
    ] as const) {
      await db.insertInto('blocks').values({ blocker_id: blocker.key, blocked_id: blocked.key }).execute();
      await notFound();
      expect((await her.browser.get('/api/contact-views')).body.views).toEqual([]);
      await db.deleteFrom('blocks').where('blocker_id', '=', blocker.key).execute();
    }
    expect((await read(him, her)).status).toBe(200);
    expect((await him.browser.put('/api/profiles/P00000000/contact')).status).toBe(404);
    expect((await him.browser.put('/api/profiles/%00/contact')).status).toBe(422);
  });
});

describe('at the same moment', () => {
  test('fifty requests for one profile use one contact view', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(him, her)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(him, her)).body.left).toBe(49);
    expect((await her.browser.get('/api/contact-views')).body.views).toHaveLength(1);
  });

  test('fifty different profiles with forty-nine left: forty-nine open, one is refused and sends nothing', async () => {
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    const account = await site.accountOf(him.key);
    await site.give(account, 'Gold');
    const cast = await addCrowd(51);
    await site.app.db
      .insertInto('interests')
      .values(
        cast.map(({ id }) => ({
          sender_id: him.key,
          receiver_id: id,
          state: 'accepted',
          sent_at: new Date(),
          expires_at: new Date(),
        })),
      )
      .execute();
    const put = ({ public_id }: { public_id: string }) =>
      him.browser.put(`/api/profiles/${public_id}/contact`);
    expect((await put(cast[50]!)).body.left).toBe(49);
    const answers = await Promise.all(cast.slice(0, 50).map(put));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(JSON.stringify(refused[0]!.body)).not.toContain('@humsafar.example');
    const { rows } = await sql<{ views: number; uses: number }>`
      select (select count(*)::int from contact_views where viewer_id = ${him.key}) as views,
        (select count(*)::int from entitlement_uses u join memberships m on m.id = u.membership_id
         where m.profile_id = ${him.key}) as uses`.execute(site.app.db);
    expect(rows[0]).toEqual({ views: 50, uses: 50 });
    const stranger = cast[answers.findIndex(({ status }) => status === 409)]!;
    expect((await him.browser.get(`/api/profiles/${stranger.public_id}/contact`)).body).toMatchObject({
      allowed: false,
      reason: 'used_up',
      left: 0,
      details: null,
    });
    // Details opened before stay open when the quota is used up.
    expect((await put(cast[50]!)).body).toMatchObject({
      allowed: true,
      details: { phone: { number: PHONE } },
    });
  });
});

test('the viewers are listed in pages, newest first, each once', async () => {
  const her = await addMember(site);
  const others = await addCrowd(30);
  const at = Date.now();
  // Several at the same instant: a page may end between them without losing one.
  await site.app.db
    .insertInto('contact_views')
    .values(
      others.map(({ id }, place) => ({
        viewer_id: id,
        viewed_id: her.key,
        viewed_at: new Date(at - Math.floor(place / 10) * 60_000),
      })),
    )
    .execute();
  const first = (await her.browser.get('/api/contact-views')).body;
  expect(first.views).toHaveLength(24);
  const second = (await her.browser.get(`/api/contact-views?cursor=${first.nextCursor}`)).body;
  expect(second.nextCursor).toBeNull();
  const seen = [...first.views, ...second.views];
  expect(new Set(seen.map(({ profile }) => profile.id))).toEqual(new Set(others.map((one) => one.public_id)));
  const times = seen.map(({ viewedAt }) => viewedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await her.browser.get('/api/contact-views?cursor=nonsense')).status).toBe(422);
});

test('the other browser gets an event at once', async () => {
  const { her, him } = await addConnected();
  await site.give(await site.accountOf(him.key), 'Gold');
  const cookie = [...her.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stop = new AbortController();
  const stream = await fetch(`${site.base}/api/live`, { headers: { cookie }, signal: stop.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await open(him, her);
  let heard = '';
  while (!heard.includes('contactDetails')) heard += (await reader.read()).value ?? '';
  expect(heard).toContain('event: changed');
  expectNothingOf(him, heard);
  stop.abort();
});

test('no other answer contains a phone number or an email address of somebody else', async () => {
  const { her, him } = await addConnected();
  await site.give(await site.accountOf(him.key), 'Platinum');
  await open(him, her);
  const addresses = [
    `/api/profiles/${her.id}`,
    `/api/profiles/${her.id}/interest`,
    '/api/profiles',
    '/api/interests',
    '/api/interests?box=sent',
    '/api/recommendations',
    '/api/dashboard',
    '/api/contact-views',
    '/api/me',
  ];
  for (const address of addresses) {
    const { status, body } = await him.browser.get(address);
    expect([address, status]).toEqual([address, 200]);
    const text = JSON.stringify(body);
    expect(text).not.toContain(her.email);
    expect(text).not.toContain('@humsafar.example');
    expect(text).not.toMatch(/\+91\d{10}|98220\s?12345/);
  }
});
