import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { addCouple, addMember } from '../../../test/registration.ts';
import { answer, rowsBetween, type Side, send, setUp, site, states } from '../../../test/setup/interests.ts';
import { insertBlock } from '../../people/profiles/visible/blocked.ts';
import { tasks } from './tasks.ts';

type Asked = ReturnType<typeof send>;

setUp();

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

  test('declining and withdrawing are undone within seconds, and not later', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    const undo = (by: Side, verb: string) => by.browser.delete(`/api/interests/${body.id}/${verb}`);
    for (const [by, verb, other] of [
      [her, 'refusal', him],
      [him, 'withdrawal', her],
    ] as const) {
      expect((await undo(by, verb)).status).toBe(200);
      await answer(by, body.id, verb);
      expect((await undo(other, verb)).status).toBe(409);
      expect((await undo(by, verb)).body).toMatchObject({ state: 'pending', answeredAt: null });
      expect((await undo(by, verb)).body).toMatchObject({ state: 'pending' });
      expect(await states(her, him)).toEqual(['pending', 'pending']);
      await answer(by, body.id, verb);
      site.travel(1 / 24 / 60);
      expect((await undo(by, verb)).status).toBe(409);
      site.travel(-1 / 24 / 60);
      await undo(by, verb);
    }
    // Undone and withdrawn at once: either can be last.
    await Promise.all([undo(him, 'withdrawal'), answer(him, body.id, 'withdrawal')]);
    expect([
      ['pending', 'pending'],
      [null, 'withdrawn'],
    ]).toContainEqual(await states(her, him));
  });

  describe('sending by a heart', () => {
    const sendHeld = (him: Side, her: Side) =>
      him.browser.put(`/api/profiles/${her.id}/interest`, { undoable: true });
    const undo = (him: Side, her: Side) => him.browser.delete(`/api/profiles/${her.id}/interest`);
    const between = async (one: Side, other: Side) =>
      (await one.browser.get(`/api/profiles/${other.id}/interest`)).body;
    const bell = async (one: Side) => (await one.browser.get('/api/notifications')).body.notifications;
    const SECONDS = 1 / 24 / 3600;

    test('is undone: it uses no interest, and nobody was notified', async () => {
      const { her, him } = await addCouple(site);
      const before = await between(him, her);
      expect((await sendHeld(him, her)).body).toMatchObject({ state: 'pending', sent: true });
      expect(await states(her, him)).toEqual([null, 'pending']);
      expect((await her.browser.get('/api/interests')).body).toMatchObject({ interests: [], waiting: 0 });
      expect((await undo(him, her)).body).toEqual({ interest: null });
      expect((await undo(him, her)).body).toEqual({ interest: null });
      expect(await between(him, her)).toEqual(before);
      expect(await rowsBetween(her, him)).toEqual([]);
      site.travel(20 * SECONDS);
      await site.workOff();
      expect(await bell(her)).toEqual([]);
      expect(site.mail.filter((one) => one.to === her.email && /interest/i.test(one.subject))).toEqual([]);
      site.travel(-20 * SECONDS);
    });

    test('reaches the other side some seconds later, and can then be withdrawn only', async () => {
      const { her, him } = await addCouple(site);
      await sendHeld(him, her);
      expect((await sendHeld(him, her)).status).toBe(200);
      await tasks.tasks.release_interests!(site.app, { profile: her.key });
      expect(await states(her, him)).toEqual([null, 'pending']);
      site.travel(8 * SECONDS);
      await tasks.tasks.release_interests!(site.app, { profile: her.key });
      expect(await states(her, him)).toEqual(['pending', 'pending']);
      expect(await bell(her)).toHaveLength(1);
      expect((await undo(him, her)).status).toBe(409);
      site.travel(-8 * SECONDS);
    });

    test('connects the two where the other side sends one meanwhile', async () => {
      const { her, him } = await addCouple(site);
      await sendHeld(him, her);
      expect((await send(her, him)).body.state).toBe('accepted');
      expect((await undo(him, her)).status).toBe(409);
      expect(await states(her, him)).toEqual(['accepted', 'accepted']);
    });

    test('again, after a withdrawal: undone, it is withdrawn as before', async () => {
      const { her, him } = await addCouple(site);
      const { body } = await send(him, her);
      await answer(him, body.id, 'withdrawal');
      const before = await between(him, her);
      await sendHeld(him, her);
      expect((await undo(him, her)).body.interest).toEqual(before.interest);
      expect(await between(him, her)).toEqual(before);
    });
  });

  test('accepting is undone within seconds: it waits again, and nobody is notified', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    const address = `/api/interests/${body.id}/acceptance`;
    await answer(her, body.id, 'acceptance');
    expect((await (await addMember(site)).browser.delete(address)).status).toBe(404);
    expect((await him.browser.delete(address)).status).toBe(409);
    expect((await her.browser.delete(address)).body).toMatchObject({ state: 'pending', answeredAt: null });
    expect((await her.browser.delete(address)).body.state).toBe('pending');
    expect(await states(her, him)).toEqual(['pending', 'pending']);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === him.email && /accepted/.test(one.subject))).toEqual([]);
    expect((await him.browser.get('/api/notifications')).body.notifications).toEqual([]);

    await answer(her, body.id, 'acceptance');
    site.travel(16 / 86_400);
    expect((await her.browser.delete(address)).status).toBe(409);
    expect(await states(her, him)).toEqual(['accepted', 'accepted']);
  });

  test('undoing the acceptance of a declined one leaves it declined, also for its sender', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    const address = `/api/interests/${body.id}/acceptance`;
    const declined = await answer(her, body.id, 'refusal');
    expect((await her.browser.delete(address)).status).toBe(409);
    // Accepted by its button, and by sending one back.
    for (const accept of [() => answer(her, body.id, 'acceptance'), () => send(her, him)]) {
      expect((await accept()).body.state).toBe('accepted');
      expect((await her.browser.delete(address)).body).toEqual(declined.body);
      expect((await her.browser.delete(address)).body.state).toBe('declined');
      expect(await states(her, him)).toEqual(['declined', 'declined']);
    }
    expect((await send(him, her)).status).toBe(409);
    await site.workOff();
    expect(site.mail.filter((one) => one.to === him.email && /accepted/.test(one.subject))).toEqual([]);
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

describe('while the other side is blocking', () => {
  /** Returns the answer to a request that arrives before a block by the other side is stored. */
  async function whileBlocked({ blocker, blocked }: Record<'blocker' | 'blocked', Side>, ask: () => Asked) {
    const { db, pool } = site.app;
    const asked = await db.transaction().execute(async (tx) => {
      await insertBlock(tx, blocker.key, blocked.key, new Date());
      const request = ask();
      const waiting = () =>
        pool.query(`select from pg_locks where not granted and locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`);
      await expect.poll(async () => (await waiting()).rowCount).toBe(1);
      return { request };
    });
    return (await asked.request).status;
  }

  test('an interest is not sent', async () => {
    const { her, him } = await addCouple(site);
    const status = await whileBlocked({ blocker: her, blocked: him }, () => send(him, her));
    expect([status, await rowsBetween(her, him)]).toEqual([404, []]);
  });

  test('one that waits is not accepted', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await send(him, her);
    const accept = () => answer(her, body.id, 'acceptance');
    expect(await whileBlocked({ blocker: him, blocked: her }, accept)).toBe(404);
    expect(await rowsBetween(her, him)).toMatchObject([{ state: 'pending' }]);
  });
});

describe('after ninety days', () => {
  test('an unanswered interest is expired, before and after the hourly task, and can be sent again', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const { body } = await send(him, her);
    later.travel(91);
    // By then their sessions have expired, too.
    for (const side of [her, him])
      await side.browser.post('/api/sessions', { email: side.email, password: 'a quiet river 7' });
    expect(await states(her, him)).toEqual(['expired', 'expired']);
    expect((await her.browser.get('/api/waiting-interests')).body).toEqual({ waiting: 0 });
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
    expect((await him.browser.get('/api/waiting-interests')).body).toEqual({ waiting: 1 });
    await later.close();
  });
});
