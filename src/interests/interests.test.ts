import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addCouple, addMember, registration } from '../../test/registration.ts';
import { tasks } from './tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

const send = (from: Side, to: Side) => from.browser.put(`/api/profiles/${to.id}/interest`);
const answer = (by: Side, id: string, verb: 'acceptance' | 'refusal' | 'withdrawal') =>
  by.browser.put(`/api/interests/${id}/${verb}`);
const rowsBetween = (one: Side, other: Side) =>
  site.app.db
    .selectFrom('interests')
    .selectAll()
    .where('sender_id', 'in', [one.key, other.key])
    .where('receiver_id', 'in', [one.key, other.key])
    .execute();

/** The interest between two profiles, as each side sees it. */
async function states(one: Side, other: Side) {
  const of = async (side: Side, with_: Side) =>
    (await side.browser.get(`/api/profiles/${with_.id}/interest`)).body.interest?.state ?? null;
  return [await of(one, other), await of(other, one)];
}

describe('sending', () => {
  test('reaches the other side, who accepts; both see it and each gets one email', async () => {
    const { her, him } = await addCouple(site);
    const sent = await send(him, her);
    expect(sent).toMatchObject({ status: 200, body: { state: 'pending', sent: true } });
    const received = (await her.browser.get('/api/interests')).body;
    expect(received).toMatchObject({
      waiting: 1,
      interests: [{ id: sent.body.id, sent: false, profile: { id: him.id } }],
    });
    expect((await him.browser.get('/api/interests?box=sent')).body.interests).toMatchObject([
      { profile: { id: her.id } },
    ]);
    await site.workOff();
    expect(
      site.mail.filter((one) => one.to === her.email && /has sent you an interest/.test(one.subject)),
    ).toHaveLength(1);

    expect(await answer(her, sent.body.id, 'acceptance')).toMatchObject({
      status: 200,
      body: { state: 'accepted', sent: false },
    });
    expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    await site.workOff();
    expect(
      site.mail.filter((one) => one.to === him.email && /has accepted your interest/.test(one.subject)),
    ).toHaveLength(1);
    expect((await her.browser.get('/api/interests')).body.waiting).toBe(0);
  });

  test('again changes nothing and counts once', async () => {
    const { her, him } = await addCouple(site);
    const first = await send(him, her);
    expect((await send(him, her)).body).toEqual(first.body);
    expect((await him.browser.get(`/api/profiles/${her.id}/interest`)).body.leftToday).toBe(4);
  });

  test('fifty times at once leaves one interest, one counted sending and one email', async () => {
    const { her, him } = await addCouple(site);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(him, her)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.state}`)).size).toBe(1);
    expect(await rowsBetween(her, him)).toHaveLength(1);
    expect((await him.browser.get(`/api/profiles/${her.id}/interest`)).body.leftToday).toBe(4);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === her.email && /interest/.test(one.subject))).toHaveLength(1);
  });

  test('to each other at the same time connects the two, with one row', async () => {
    for (let round = 0; round < 5; round++) {
      const { her, him } = await addCouple(site);
      const answers = await Promise.all([send(her, him), send(him, her), send(her, him), send(him, her)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await rowsBetween(her, him)).toMatchObject([{ state: 'accepted' }]);
      expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    }
  });

  test('to oneself, to nobody, or before the email is verified is refused', async () => {
    const { her, him } = await addCouple(site);
    expect((await send(her, her)).status).toBe(409);
    expect((await her.browser.put('/api/profiles/P00000000/interest')).status).toBe(404);
    expect((await site.visitor().put(`/api/profiles/${him.id}/interest`)).status).toBe(401);
    const fresh = site.visitor();
    await fresh.post('/api/accounts', registration());
    const early = await fresh.put(`/api/profiles/${him.id}/interest`);
    expect(early).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('confirm your e-mail') },
    });
    const staff = await site.as('admin');
    expect((await staff.put(`/api/profiles/${him.id}/interest`)).status).toBe(403);
  });
});

describe('the limit of five a day', () => {
  test('holds for a free member, also for fifty at once, and starts again the next day in India', async () => {
    const later = await openTest();
    const her = await addMember(later);
    const men: Side[] = [];
    for (let i = 0; i < 8; i++)
      men.push(await addMember(later, { gender: 'male', dateOfBirth: '1990-01-01' }));
    const answers = await Promise.all(Array.from({ length: 48 }, (_, i) => send(her, men[i % 8]!)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
    const { n } = await later.app.db
      .selectFrom('interests')
      .select((s) => s.fn.countAll<number>().as('n'))
      .where('sender_id', '=', her.key)
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.data.retryAfterSeconds).toBeLessThanOrEqual(24 * 3600);
    later.travel(1);
    const rest = [];
    for (const man of men) rest.push((await send(her, man)).status);
    expect(rest).toEqual(Array(8).fill(200));
    await later.close();
  });

  test('counts what was withdrawn and sent again, and does not count accepting', async () => {
    const { her, him } = await addCouple(site);
    const second = await addMember(site);
    for (const to of [her, her, second, second, her]) {
      const sent = await send(him, to);
      expect(sent.status).toBe(200);
      await answer(him, sent.body.id, 'withdrawal');
    }
    expect(await send(him, second)).toMatchObject({ status: 429, body: { data: { upgrade: true } } });
    expect((await send(her, him)).status).toBe(200);
    expect((await send(him, her)).body.state).toBe('accepted');
  });

  test('does not hold for a premium member, and holds again once the membership is over', async () => {
    const { her } = await addCouple(site);
    const men: Side[] = [];
    for (let i = 0; i < 8; i++)
      men.push(await addMember(site, { gender: 'male', dateOfBirth: '1990-01-01' }));
    const { account_id } = await site.app.db
      .selectFrom('profile_managers')
      .select('account_id')
      .where('profile_id', '=', her.key)
      .executeTakeFirstOrThrow();
    await site.give(account_id, 'Gold');
    for (const man of men.slice(0, 7)) expect((await send(her, man)).status).toBe(200);
    expect((await her.browser.get(`/api/profiles/${men[7]!.id}/interest`)).body.leftToday).toBeNull();
    await site.app.db
      .updateTable('memberships')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('profile_id', '=', her.key)
      .execute();
    expect((await send(her, men[7]!)).status).toBe(429);
  });
});

describe('sending and withdrawing in a loop', () => {
  const mailsTo = (on: Test, side: Side) =>
    on.mail.filter((one) => one.to === side.email && /has sent you an interest/.test(one.subject));

  test('emails the receiver once in 24 hours, who still sees the interest on the site', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const first = (await send(him, her)).body;
    await later.workOff();
    await answer(him, first.id, 'withdrawal');
    const second = (await send(him, her)).body;
    await Promise.all([later.workOff(), later.workOff()]);
    expect(mailsTo(later, her)).toHaveLength(1);
    expect((await her.browser.get('/api/interests')).body).toMatchObject({
      waiting: 1,
      interests: [{ id: second.id, state: 'pending', profile: { id: him.id } }],
    });
    // A restart does not reset it.
    await later.crash();
    await answer(him, second.id, 'withdrawal');
    later.travel(1.01);
    await send(him, her);
    await later.workOff();
    expect(mailsTo(later, her)).toHaveLength(2);
    await later.close();
  });

  test('is refused after three in thirty days, for premium members too, with the day when it is allowed again', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    await later.give(await later.accountOf(him.key), 'Platinum', -1, 90);
    let withdrawn = { sendAgainAt: null as string | null };
    for (let times = 0; times < 3; times++) {
      expect(withdrawn.sendAgainAt).toBeNull();
      const { status, body } = await send(him, her);
      expect([status, body.sendAgainAt]).toEqual([200, null]);
      withdrawn = (await answer(him, body.id, 'withdrawal')).body;
    }
    const days = (Date.parse(withdrawn.sendAgainAt!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);

    const refused = await Promise.all([send(him, her), send(him, her)]);
    for (const { status, body } of refused) {
      expect([status, body.data.upgrade]).toEqual([429, undefined]);
      expect(body.message).toBe(
        'You have sent 3 interests to this member in 30 days. You can send another one in 30 days.',
      );
      expect(body.data.retryAfterSeconds).toBeGreaterThan(29.9 * 86_400);
    }
    // Every place with the button gets the day.
    const { sendAgainAt } = withdrawn;
    const { body: between } = await him.browser.get(`/api/profiles/${her.id}/interest`);
    const { body: sent } = await him.browser.get('/api/interests?box=sent');
    expect(between.interest.sendAgainAt).toBe(sendAgainAt);
    expect(sent.interests[0].sendAgainAt).toBe(sendAgainAt);
    // She is not limited by it, and he is not limited towards others.
    const other = await addMember(later);
    expect((await send(him, other)).status).toBe(200);
    expect((await her.browser.get(`/api/profiles/${him.id}/interest`)).body.interest).toBeNull();

    later.travel(30.1);
    await him.browser.post('/api/sessions', { email: him.email, password: 'a quiet river 7' });
    expect((await him.browser.get(`/api/profiles/${her.id}/interest`)).body.interest.sendAgainAt).toBeNull();
    expect((await send(him, her)).status).toBe(200);
    await later.close();
  });
});

describe('the email about an interest', () => {
  const setProfile = (id: number, to: Record<string, unknown>) =>
    site.app.db.updateTable('profiles').set(to).where('id', '=', id).execute();
  const mailed = async (to: Side) => {
    await site.workOff();
    return site.mail.filter((one) => one.to === to.email && /interest/.test(one.subject)).length;
  };

  test.each<[string, (him: Side, her: Side) => Promise<unknown>]>([
    ['hidden', (him) => setProfile(him.key, { hidden_at: new Date() })],
    ['not listed', (him) => setProfile(him.key, { listed_at: null })],
    [
      'of a suspended account',
      async (him) =>
        site.app.db
          .updateTable('accounts')
          .set({ suspended_at: new Date() })
          .where('id', '=', await site.accountOf(him.key))
          .execute(),
    ],
    [
      'blocked by the receiver',
      (him, her) =>
        site.app.db.insertInto('blocks').values({ blocker_id: her.key, blocked_id: him.key }).execute(),
    ],
    [
      'one that has blocked the receiver',
      (him, her) =>
        site.app.db.insertInto('blocks').values({ blocker_id: him.key, blocked_id: her.key }).execute(),
    ],
  ])('does not go out when the sender is %s by then', async (_what, change) => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    await change(him, her);
    expect(await mailed(her)).toBe(0);
  });

  test('does not go to a suspended receiver, nor to one whose address is not verified', async () => {
    for (const change of [{ suspended_at: new Date() }, { email_verified_at: null }]) {
      const { her, him } = await addCouple(site);
      await send(him, her);
      await site.app.db
        .updateTable('accounts')
        .set(change)
        .where('id', '=', await site.accountOf(her.key))
        .execute();
      expect(await mailed(her)).toBe(0);
    }
  });

  test('goes out when the sender is visible to premium members only: an interest shows who sent it', async () => {
    const { her, him } = await addCouple(site);
    await setProfile(him.key, { visibility: 'premium' });
    expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);
    const { body } = await send(him, her);
    expect(await mailed(her)).toBe(1);
    expect((await her.browser.get(`/api/profiles/${him.id}`)).body.view).toBe('full');
    expect((await her.browser.get('/api/interests')).body.interests).toHaveLength(1);
    // A declined one can still be accepted. A withdrawn one is no longer visible.
    await answer(her, body.id, 'refusal');
    expect((await her.browser.get(`/api/profiles/${him.id}`)).status).toBe(200);
    await answer(her, body.id, 'acceptance');
    expect(await mailed(him)).toBe(1);

    const second = await addCouple(site);
    await setProfile(second.him.key, { visibility: 'premium' });
    const sent = (await send(second.him, second.her)).body;
    await answer(second.him, sent.id, 'withdrawal');
    expect((await second.her.browser.get(`/api/profiles/${second.him.id}`)).status).toBe(404);
  });

  test('is a separate job for each receiver: a failing mailbox neither repeats nor blocks the others', async () => {
    const { her, him } = await addCouple(site);
    const mother = await site.app.db
      .insertInto('accounts')
      .values({ email: 'mother@example.com', password_hash: 'none', email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: her.key, account_id: mother.id })
      .execute();
    await send(him, her);
    const taken = site.app.mail.send;
    site.app.mail.send = async (email, signal) => {
      if (email.to === her.email) throw new Error('This mailbox is full.');
      await taken(email, signal);
    };
    const toMother = () => site.mail.filter((one) => one.to === 'mother@example.com').length;
    expect([await mailed(her), toMother()]).toEqual([0, 1]);
    site.app.mail.send = taken;
    await site.app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    expect([await mailed(her), toMother()]).toEqual([1, 1]);
  });
});

describe('answering', () => {
  test("somebody else's interest by its id is not found by any endpoint", async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    const stranger = await addMember(site);
    for (const verb of ['acceptance', 'refusal', 'withdrawal'] as const) {
      expect((await answer(stranger, body.id, verb)).status).toBe(404);
      expect((await answer(stranger, '3d2c7a52-3f0e-4f8e-9a61-0f6a2f6f2f10', verb)).status).toBe(404);
      expect((await site.visitor().put(`/api/interests/${body.id}/${verb}`)).status).toBe(401);
    }
    expect(await states(her, him)).toEqual(['pending', 'pending']);
  });

  test('is for the receiver only, withdrawing for the sender only', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    expect((await answer(him, body.id, 'acceptance')).status).toBe(409);
    expect((await answer(him, body.id, 'refusal')).status).toBe(409);
    expect((await answer(her, body.id, 'withdrawal')).status).toBe(409);
    expect(await states(her, him)).toEqual(['pending', 'pending']);
  });

  test('declined stays declined for the sender; the receiver alone reopens it', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    expect((await answer(her, body.id, 'refusal')).body.state).toBe('declined');
    expect((await answer(her, body.id, 'refusal')).status).toBe(200);
    expect((await send(him, her)).status).toBe(409);
    expect((await answer(him, body.id, 'withdrawal')).status).toBe(409);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === him.email && /interest/i.test(one.subject))).toEqual([]);
    expect((await answer(her, body.id, 'acceptance')).body.state).toBe('accepted');
    expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    expect((await answer(her, body.id, 'refusal')).status).toBe(409);
  });

  test('a withdrawn one is gone for the receiver, who is not emailed about it any more', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    await answer(him, body.id, 'withdrawal');
    expect(await states(her, him)).toEqual([null, 'withdrawn']);
    expect((await her.browser.get('/api/interests')).body.interests).toEqual([]);
    expect((await her.browser.get('/api/dashboard')).body.interestsReceived).toBe(0);
    expect((await answer(her, body.id, 'acceptance')).status).toBe(409);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === her.email && /interest/.test(one.subject))).toEqual([]);
  });

  test('accepting and withdrawing at the same time leaves one legal result', async () => {
    for (let round = 0; round < 5; round++) {
      const { her, him } = await addCouple(site);
      const { body } = await send(him, her);
      const [accepted, withdrawn] = await Promise.all([
        answer(her, body.id, 'acceptance'),
        answer(him, body.id, 'withdrawal'),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
      expect(await rowsBetween(her, him)).toMatchObject([
        { state: accepted.status === 200 ? 'accepted' : 'withdrawn' },
      ]);
    }
  });

  test('sending back and withdrawing at the same time leaves one legal result', async () => {
    for (let round = 0; round < 5; round++) {
      const { her, him } = await addCouple(site);
      const { body } = await send(him, her);
      const [back, withdrawn] = await Promise.all([send(her, him), answer(him, body.id, 'withdrawal')]);
      const [row] = await rowsBetween(her, him);
      if (withdrawn.status === 200) expect([row?.state, row?.sender_id]).toEqual(['pending', her.key]);
      else expect(row?.state).toBe('accepted');
      expect(back.status).toBe(200);
    }
  });
});

describe('after ninety days', () => {
  test('an unanswered interest is expired, before and after the hourly task, and can be sent again', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const { body } = await send(him, her);
    later.travel(91);
    // Their sessions have expired by then, too.
    for (const side of [her, him])
      await side.browser.post('/api/sessions', { email: side.email, password: 'a quiet river 7' });
    expect(await states(her, him)).toEqual(['expired', 'expired']);
    expect((await answer(her, body.id, 'acceptance')).status).toBe(409);
    await tasks.tasks.expire_interests!(later.app, {});
    const stored = await later.app.db
      .selectFrom('interests')
      .select('state')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(stored.state).toBe('expired');
    expect((await send(her, him)).body).toMatchObject({ id: body.id, state: 'pending', sent: true });
    expect((await him.browser.get('/api/interests')).body.waiting).toBe(1);
    await later.close();
  });
});

describe('the list', () => {
  test('has pages without gaps or duplicates', async () => {
    const her = await addMember(site);
    const ids: string[] = [];
    for (let i = 0; i < 30; i++) {
      const him = await addMember(site, { gender: 'male', dateOfBirth: '1990-01-01' });
      await send(him, her);
      ids.unshift(him.id);
    }
    const first = (await her.browser.get('/api/interests')).body;
    const second = (await her.browser.get(`/api/interests?cursor=${first.nextCursor}`)).body;
    const seen = [...first.interests, ...second.interests].map(
      (one: { profile: { id: string } }) => one.profile.id,
    );
    expect(first.interests).toHaveLength(24);
    expect(second.nextCursor).toBeNull();
    expect(seen).toEqual(ids);
    expect((await her.browser.get('/api/interests?cursor=nonsense')).status).toBe(422);
    expect((await her.browser.get('/api/interests?box=other')).status).toBe(422);
  });
});
