import { describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addCouple, addMember } from '../../../test/registration.ts';
import { answer, type Side, send, setUp, site } from '../../../test/setup/interests.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';

setUp();

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
    for (const recipient of [her, her, second, second, her]) {
      const sent = await send(him, recipient);
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
    on.mail.filter((one) => one.to === side.email && /sent you an interest/.test(one.subject));

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
    const days = (Date.parse(withdrawn.sendAgainAt!) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);

    const refused = await Promise.all([send(him, her), send(him, her)]);
    for (const { status, body } of refused) {
      expect([status, body.data.upgrade]).toEqual([429, undefined]);
      expect(body.message).toBe(
        "You've sent this member 3 interests in 30 days. You can send another one in 30 days.",
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
