import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addSecond } from '../../../../test/managed.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { pruneNotifications } from '../prune.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
type Line = { id: string; text: string; read: boolean };

const send = (from: Side, recipient: Side) => from.browser.put(`/api/profiles/${recipient.id}/interest`);
const bellOf = async (side: Side): Promise<Line[]> =>
  (await side.browser.get('/api/notifications')).body.notifications;
const unreadOf = async (side: Side) => (await side.browser.get('/api/notifications/unread')).body.unread;
const markRead = (side: Side, id: string) => side.browser.put(`/api/notifications/${id}/read-marker`);

/** A member with two notifications: her interest was accepted, and she has received one. */
async function addNotified() {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  const suitor = await addMember(site, { name: 'Arun Rao', gender: 'male', dateOfBirth: '1990-01-01' });
  await send(suitor, her);
  return { her, him, suitor };
}

describe('the bell', () => {
  test('is empty at first, and refused for visitors', async () => {
    const her = await addMember(site);
    expect((await her.browser.get('/api/notifications')).body).toEqual({
      notifications: [],
      nextCursor: null,
    });
    expect(await unreadOf(her)).toBe(0);
    expect((await site.visitor().get('/api/notifications')).status).toBe(401);
  });

  test('marks one notification as read, and all up to one', async () => {
    const { her, suitor } = await addNotified();
    const [newest, oldest] = await bellOf(her);
    expect([newest!.text, oldest!.text]).toEqual([
      'Arun Rao sent you an interest',
      'Aditya Joshi accepted your interest',
    ]);
    expect((await markRead(her, newest!.id)).body).toEqual({ unread: 1 });
    expect((await markRead(her, newest!.id)).body).toEqual({ unread: 1 });
    expect((await bellOf(her)).map(({ read }) => read)).toEqual([true, false]);
    // What is newer than the notification on screen stays unread.
    const later = await addMember(site, { name: 'Bala Iyer', gender: 'male', dateOfBirth: '1990-01-01' });
    await send(later, her);
    expect((await her.browser.put('/api/notifications/read-marker', { upTo: newest!.id })).body).toEqual({
      unread: 1,
    });
    expect((await bellOf(her)).map(({ read }) => read)).toEqual([false, true, true]);
    expect(await unreadOf(suitor)).toBe(0);
  });

  test("contains nobody else's notifications", async () => {
    const { her, him } = await addNotified();
    const [line] = await bellOf(her);
    for (const id of [line!.id, '00000000-0000-4000-8000-000000000000']) {
      expect((await markRead(him, id)).status).toBe(404);
      expect((await him.browser.put('/api/notifications/read-marker', { upTo: id })).status).toBe(404);
      expect((await site.visitor().put(`/api/notifications/${id}/read-marker`)).status).toBe(401);
    }
    expect(await unreadOf(her)).toBe(2);
  });

  test('is separate for each manager of a profile', async () => {
    const { her, him } = await addCouple(site);
    await site.app.db
      .insertInto('accounts')
      .values({ email: 'mother@humsafar.example', password_hash: 'none', email_verified_at: new Date() })
      .execute();
    const { id } = await site.app.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'mother@humsafar.example')
      .executeTakeFirstOrThrow();
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: her.key, account_id: id })
      .execute();
    const mother = { ...her, browser: await site.as('mother') };
    await send(him, her);
    const [line] = await bellOf(her);
    await markRead(her, line!.id);
    expect([await unreadOf(her), await unreadOf(mother)]).toEqual([0, 1]);
    expect((await markRead(mother, line!.id)).status).toBe(404);
  });

  test('of an unverified account has its notifications too', async () => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    await site.app.db
      .updateTable('accounts')
      .set({ email_verified_at: null })
      .where('email', '=', her.email)
      .execute();
    expect(await unreadOf(her)).toBe(1);
  });

  test('sends the browsers an event when it has changed', async () => {
    const { her, him } = await addCouple(site);
    const received: string[] = [];
    const stop = site.app.live.listen(await site.accountOf(her.key), (topics) => received.push(...topics));
    await send(him, her);
    await expect.poll(() => received, { timeout: 30_000 }).toContain('notifications');
    received.length = 0;
    const [line] = await bellOf(her);
    await markRead(her, line!.id);
    await expect.poll(() => received, { timeout: 30_000 }).toContain('notifications');
    stop();
  });

  test('loses the notifications from before an instant', async () => {
    const { her } = await addNotified();
    const daysFromNow = (days: number) => new Date(site.app.clock().getTime() + days * DAY_MS);
    await pruneNotifications(site.app.db, daysFromNow(-1));
    expect(await bellOf(her)).toHaveLength(2);
    await pruneNotifications(site.app.db, daysFromNow(1));
    expect(await bellOf(her)).toEqual([]);
    expect(await site.app.db.selectFrom('notification_items').selectAll().execute()).toEqual([]);
  });
});

describe('the unread count of the other profiles of an account', () => {
  const countsOf = async ({ browser }: Pick<Side, 'browser'>) =>
    (await browser.get('/api/notifications/unread/other-profiles')).body;

  /** A mother who acts for her second daughter, and a suitor who has sent an interest to the first. */
  async function addMother() {
    const mother = await addMember(site, { profileFor: 'daughter' });
    const second = await addSecond(site, mother);
    const suitor = await addMember(site, { name: 'Arun Rao', gender: 'male', dateOfBirth: '1990-01-01' });
    await send(suitor, mother);
    return { ...mother, second: second.id, suitor };
  }

  test('is of each profile that the session does not act for, until it is read', async () => {
    const mother = await addMother();
    expect(await unreadOf(mother)).toBe(0);
    expect(await countsOf(mother)).toEqual([{ id: mother.id, unread: 1 }]);

    await mother.browser.put('/api/me/profile', { id: mother.id });
    expect(await unreadOf(mother)).toBe(1);
    expect(await countsOf(mother)).toEqual([]);
    await markRead(mother, (await bellOf(mother))[0]!.id);
    await mother.browser.put('/api/me/profile', { id: mother.second });
    expect(await countsOf(mother)).toEqual([]);
  });

  test('leaves out people whom that profile may not see', async () => {
    const mother = await addMother();
    await site.app.db
      .updateTable('profiles')
      .set({ hidden_at: site.app.clock() })
      .where('id', '=', mother.suitor.key)
      .execute();
    expect(await countsOf(mother)).toEqual([]);
  });

  test('is empty for an account with one profile, and refused for visitors', async () => {
    const { her } = await addNotified();
    expect(await unreadOf(her)).toBe(2);
    expect(await countsOf(her)).toEqual([]);
    expect((await site.visitor().get('/api/notifications/unread/other-profiles')).status).toBe(401);
  });
});
