import { describe, expect, test } from 'vitest';
import { addMember } from '../../../../test/registration.ts';
import {
  answer,
  rowsBetween,
  type Side,
  send,
  setUp,
  site,
  states,
} from '../../../../test/setup/interests.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { releaseDue } from './intake.ts';

setUp();

const path = '/api/interest-intake';
const addHer = () => addMember(site);
const addHim = () => addMember(site, { gender: 'male', dateOfBirth: '1990-01-01' });
const box = async (side: Side, name = 'received') =>
  (await side.browser.get(`/api/interests?box=${name}`)).body as {
    interests: { id: string; state: string; sentAt: string; profile: { id: string } }[];
    waiting: number;
  };
const senders = async (side: Side) => (await box(side)).interests.map(({ profile }) => profile.id);
const emails = (side: Side) =>
  site.mail.filter((one) => one.to === side.email && /interest/.test(one.subject)).length;
const setFit = (him: Side, fit: number) =>
  site.app.db.updateTable('interests').set({ fit }).where('sender_id', '=', him.key).execute();
/** Moves interests that were sent to a profile into the past. */
const age = (her: Side, days: number) =>
  site.app.pool.query(
    `update interests set sent_at = sent_at - make_interval(days => $2), queued_at = queued_at - make_interval(days => $2),
       released_at = released_at - make_interval(days => $2) where receiver_id = $1`,
    [her.key, days],
  );

/** Adds a woman who wants three interests a week and has received them, and men whose interests wait. */
async function fillUp(waiting: number) {
  const her = await addHer();
  await her.browser.put(path, { perWeek: 3 });
  const men: Side[] = [];
  for (let count = 0; count < 3 + waiting; count++) men.push(await addHim());
  for (const him of men) expect((await send(him, her)).status).toBe(200);
  return { her, first: men.slice(0, 3), late: men.slice(3) };
}

describe('how many new interests a week reach a profile', () => {
  test('is without a limit until a manager sets one; a wrong number is refused at its field', async () => {
    const her = await addHer();
    expect((await her.browser.get(path)).body).toEqual({ perWeek: null });
    for (const perWeek of [4, 0, -3, '5', undefined]) {
      const { status, body } = await her.browser.put(path, { perWeek });
      expect([perWeek, status, Object.keys(body.data.fields)]).toEqual([perWeek, 422, ['perWeek']]);
    }
    for (const perWeek of [20, 20, null, null, 3]) {
      expect((await her.browser.put(path, { perWeek })).body).toEqual({ perWeek });
    }
    expect((await her.browser.get(path)).body).toEqual({ perWeek: 3 });
  });

  test('the fourth waits: its sender sees it in the queue, its receiver nothing at all', async () => {
    const { her, first, late } = await fillUp(1);
    const [him] = late as [Side];
    expect(await states(him, her)).toEqual(['queued', null]);
    expect(await states(first[0]!, her)).toEqual(['pending', 'pending']);
    expect(await senders(her)).toEqual(first.map(({ id }) => id).reverse());
    expect((await her.browser.get('/api/waiting-interests')).body).toEqual({ waiting: 3 });
    expect((await her.browser.get('/api/dashboard')).body.interestsReceived).toBe(3);
    expect((await box(him, 'sent')).interests).toMatchObject([{ state: 'queued', profile: { id: her.id } }]);
    await site.workOff();
    const bell = (await her.browser.get('/api/notifications')).body.notifications;
    expect(bell.map(({ text }: { text: string }) => text)).toEqual(['3 people sent you an interest']);
    // Even a client that knows its id cannot answer it.
    const [row] = await rowsBetween(him, her);
    for (const verb of ['acceptance', 'refusal'] as const) {
      expect((await answer(her, row!.id, verb)).status).toBe(404);
    }
    // Sending again changes nothing.
    expect((await send(him, her)).body.state).toBe('queued');
    const { body } = await him.browser.get(`/api/profiles/${her.id}/interest`);
    expect(body).toMatchObject({ leftToday: 4 });
  });

  test('the queue moves when a place is free, the best fit first, and is told of then', async () => {
    const { her, first, late } = await fillUp(3);
    const [low, high, middle] = late as [Side, Side, Side];
    await setFit(low, 0.2);
    await setFit(high, 0.9);
    await setFit(middle, 0.5);
    await site.workOff();
    const before = emails(her);
    await releaseDue(site.app);
    expect(await senders(her)).toHaveLength(3);

    // A place is free again when an interest was received more than a week ago.
    await site.app.pool.query(
      `update interests set sent_at = sent_at - interval '8 days' where sender_id = any($1)`,
      [first.slice(0, 2).map(({ key }) => key)],
    );
    await Promise.all([releaseDue(site.app), releaseDue(site.app)]);
    expect((await senders(her)).slice(0, 2).sort()).toEqual([high.id, middle.id].sort());
    expect(await states(low, her)).toEqual(['queued', null]);
    await site.workOff();
    expect(emails(her)).toBe(before + 1);
    const { body } = await her.browser.put(
      `/api/interests/${(await rowsBetween(high, her))[0]!.id}/acceptance`,
    );
    expect(body.state).toBe('accepted');
  });

  test('nobody waits beyond 14 days, and the receiver has 90 days from then', async () => {
    const { her, late } = await fillUp(2);
    await age(her, 5);
    await releaseDue(site.app);
    expect(await states(late[0]!, her)).toEqual(['queued', null]);
    const queued = (await rowsBetween(late[0]!, her))[0]!;
    // The week is still full.
    await site.app.pool.query(
      `update interests set sent_at = now() - interval '1 day' where receiver_id = $1 and state = 'pending'`,
      [her.key],
    );
    await age(late[0]!, 0);
    await site.app.pool.query(`update interests set sent_at = now() - interval '14 days' where id = $1`, [
      queued.id,
    ]);
    await releaseDue(site.app);
    expect(await states(late[0]!, her)).toEqual(['pending', 'pending']);
    expect(await states(late[1]!, her)).toEqual(['queued', null]);
    const [row] = await rowsBetween(late[0]!, her);
    expect((row!.expires_at.getTime() - Date.now()) / DAY_MS).toBeCloseTo(90, 0);
    const [newest] = (await box(her)).interests;
    expect([newest!.profile.id, Date.now() - Date.parse(newest!.sentAt) < 60_000]).toEqual([
      late[0]!.id,
      true,
    ]);
  });

  test('a higher limit, or none, releases what has a place now', async () => {
    const { her, late } = await fillUp(4);
    await her.browser.put(path, { perWeek: 5 });
    await site.workOff();
    expect((await box(her)).waiting).toBe(5);
    await her.browser.put(path, { perWeek: null });
    await site.workOff();
    expect((await box(her)).waiting).toBe(7);
    expect(await states(late[3]!, her)).toEqual(['pending', 'pending']);
  });
});

describe('an interest in the queue', () => {
  test('is withdrawn without a trace, and takes no place', async () => {
    const { her, late } = await fillUp(2);
    const [him, next] = late as [Side, Side];
    const [row] = await rowsBetween(him, her);
    expect((await answer(him, row!.id, 'withdrawal')).body.state).toBe('withdrawn');
    expect(await states(him, her)).toEqual(['withdrawn', null]);
    await age(her, 8);
    await releaseDue(site.app);
    expect(await senders(her)).not.toContain(him.id);
    expect(await states(next, her)).toEqual(['pending', 'pending']);
    // Sent again, it is a new one.
    expect((await send(him, her)).body.state).toBe('pending');
  });

  test('becomes a connection when its receiver sends one too, and counts as received then', async () => {
    const { her, first, late } = await fillUp(2);
    const [him, next] = late as [Side, Side];
    // All are from the week before. His is the oldest, but has not waited too long for the queue.
    await age(her, 8);
    await site.app.db
      .updateTable('interests')
      .set({ sent_at: new Date(Date.now() - 10 * DAY_MS) })
      .where('sender_id', '=', him.key)
      .execute();
    const { body } = await send(her, him);
    expect(body).toMatchObject({ state: 'accepted', sent: false });
    expect(await states(him, her)).toEqual(['accepted', 'accepted']);
    const [newest] = (await box(her)).interests;
    expect([newest!.profile.id, Date.now() - Date.parse(newest!.sentAt) < 60_000]).toEqual([him.id, true]);
    // It takes one of the week's three places, so that two of the next three, including `next`, get one.
    for (const more of [await addHim(), await addHim()]) await send(more, her);
    await releaseDue(site.app);
    expect(await states(next, her)).toEqual(['pending', 'pending']);
    expect((await box(her)).interests).toHaveLength(first.length + 3);
  });

  test('is delivered as soon as another one comes while there is a place, the best fit first', async () => {
    const { her, first, late } = await fillUp(1);
    const [him] = late as [Side];
    await setFit(him, 0.9);
    await site.app.pool.query(
      `update interests set sent_at = sent_at - interval '8 days' where sender_id = $1`,
      [first[0]!.key],
    );
    const next = await addHim();
    expect((await send(next, her)).body.state).toBe('queued');
    expect(await states(him, her)).toEqual(['pending', 'pending']);
    expect(await states(next, her)).toEqual(['queued', null]);
  });

  test('is withdrawn without her browsers being told', async () => {
    const { her, first, late } = await fillUp(1);
    const received: string[] = [];
    const stop = site.app.live.listen(await site.accountOf(her.key), (topics) => received.push(...topics));
    const [row] = await rowsBetween(late[0]!, her);
    expect((await answer(late[0]!, row!.id, 'withdrawal')).status).toBe(200);
    // Notifications arrive in order: any that the withdrawal sends her would come before this one.
    await her.browser.put(`/api/blocks/${first[0]!.id}`);
    await expect.poll(() => received).toContain('safety');
    expect(received.filter((topic) => topic === 'interests')).toHaveLength(1);
    stop();
  });

  test('is new once it was delivered, withdrawn and sent again', async () => {
    const { her, late } = await fillUp(1);
    const [him] = late as [Side];
    await her.browser.put(path, { perWeek: null });
    await site.workOff();
    await age(her, 5);
    const [row] = await rowsBetween(him, her);
    expect(row!.released_at).not.toBeNull();
    await answer(him, row!.id, 'withdrawal');
    expect((await send(him, her)).body.state).toBe('pending');
    const [newest] = (await box(her)).interests;
    expect([newest!.profile.id, Date.now() - Date.parse(newest!.sentAt) < 60_000]).toEqual([him.id, true]);
  });

  test('stays where its sender is hidden or blocked, so that the place goes to the next', async () => {
    const { her, late } = await fillUp(3);
    const [hidden, blocked, next] = late as [Side, Side, Side];
    await setFit(hidden, 0.9);
    await setFit(blocked, 0.8);
    await site.app.db
      .updateTable('profiles')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden.key)
      .execute();
    await her.browser.put(`/api/blocks/${blocked.id}`);
    await site.app.pool.query(
      `update interests set sent_at = sent_at - interval '8 days' where receiver_id = $1 and state = 'pending'`,
      [her.key],
    );
    await releaseDue(site.app);
    expect(await senders(her)).toContain(next.id);
    const left = (await rowsBetween(hidden, her)).concat(await rowsBetween(blocked, her));
    expect(left.map(({ state }) => state)).toEqual(['queued', 'queued']);
  });

  test('has one legal result when it is withdrawn, released and answered by an interest at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { her, late } = await fillUp(1);
      const [him] = late as [Side];
      const [row] = await rowsBetween(him, her);
      const [withdrawn] = await Promise.all([
        answer(him, row!.id, 'withdrawal'),
        her.browser.put(path, { perWeek: null }).then(() => site.workOff()),
        send(her, him),
      ]);
      const [after] = await rowsBetween(him, her);
      const seen = await states(him, her);
      if (withdrawn.status === 200) {
        // She then sent her own interest, or had done so before him.
        expect([['pending', 'pending']]).toContainEqual(seen);
        expect(after!.sender_id).toBe(her.key);
      } else {
        expect(withdrawn.status).toBe(409);
        expect(seen).toEqual(['accepted', 'accepted']);
      }
    }
  });
});
