import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { consume } from '../../kit/api/limits/limits.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const block = (actor: Side, whom: Side) => actor.browser.put(`/api/blocks/${whom.id}`);
const blockedBy = async (actor: Side) => (await actor.browser.get('/api/blocks')).body.blocked;
const sees = async (actor: Side, whom: Side) =>
  (await actor.browser.get(`/api/profiles/${whom.id}`)).status === 200;

/** Two in a conversation; he has a plan. */
async function addTalking() {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  await site.give(await site.accountOf(him.key), 'Gold', -1, 5);
  const begun = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
    message: randomUUID(),
    body: 'Namaste',
  });
  return { her, him, id: begun.body.conversation as string };
}
const send = (actor: Side, id: string) =>
  actor.browser.put(`/api/conversations/${id}/messages/${randomUUID()}`, { body: 'Namaste' });
const blocksBetween = async (one: Side, other: Side) =>
  (await site.app.db.selectFrom('blocks').selectAll().execute()).filter(
    ({ blocker_id, blocked_id }) =>
      [one.key, other.key].includes(blocker_id) && [one.key, other.key].includes(blocked_id),
  ).length;

test('after a block nobody learns whether the other reads on', async () => {
  const { her, him, id } = await addTalking();
  const first = async (actor: Side) =>
    (await actor.browser.get(`/api/conversations/${id}/messages`)).body.messages[0];
  const last = async (actor: Side) =>
    (await actor.browser.get('/api/conversations')).body.conversations[0].last;
  const read = async (actor: Side) =>
    actor.browser.put(`/api/conversations/${id}/read-marker`, { message: (await first(actor)).id });
  await block(her, him);
  expect((await read(her)).body).toEqual({ unread: 0 });
  expect([(await first(him)).readAt, (await last(him)).readAt]).toEqual([null, null]);
  await her.browser.delete(`/api/blocks/${him.id}`);
  expect((await first(him)).readAt).not.toBeNull();
});

test('after a block neither sees the other anywhere, and after it is removed all is as before', async () => {
  const { her, him, id } = await addTalking();
  const done = await block(her, him);
  expect(done).toMatchObject({ status: 200, body: { id: him.id, name: 'Aditya' } });
  expect((await block(her, him)).body).toEqual(done.body);
  expect(await blockedBy(her)).toEqual([done.body]);
  expect(await blockedBy(him)).toEqual([]);

  for (const [one, other, name] of [
    [her, him, 'Aditya'],
    [him, her, 'Nandini'],
  ] as const) {
    expect(await sees(one, other)).toBe(false);
    const found = await one.browser.get(`/api/profiles?gender=all&q=${name}`);
    expect(found.body.profiles.some((profile: { id: string }) => profile.id === other.id)).toBe(false);
    for (const box of ['received', 'sent'])
      expect((await one.browser.get(`/api/interests?box=${box}`)).body.interests).toEqual([]);
    expect((await one.browser.get(`/api/profiles/${other.id}/contact`)).status).toBe(404);
    expect((await send(one, id)).status).toBe(409);
    expect((await one.browser.put(`/api/conversations/${id}/typing`)).status).toBe(409);
    const bell = (await one.browser.get('/api/notifications')).body;
    expect(JSON.stringify(bell)).not.toContain(name);
  }
  expect((await her.browser.get(`/api/conversations/${id}`)).body).toMatchObject({
    shut: 'blocked',
    blocked: him.id,
  });
  expect((await him.browser.get(`/api/conversations/${id}`)).body).toMatchObject({
    shut: 'not_shown',
    blocked: null,
  });

  expect((await him.browser.delete(`/api/blocks/${her.id}`)).status).toBe(404);
  expect((await her.browser.delete(`/api/blocks/${him.id}`)).status).toBe(200);
  expect((await her.browser.delete(`/api/blocks/${him.id}`)).status).toBe(404);
  expect([await sees(her, him), await sees(him, her)]).toEqual([true, true]);
  expect((await send(him, id)).status).toBe(200);
});

test('refuses the own profile, one that is not visible, and whoever may only view', async () => {
  const { her, him } = await addCouple(site);
  expect((await block(her, her)).body.message).toBe('You manage this profile.');
  expect((await her.browser.put('/api/blocks/P999999')).status).toBe(404);
  await block(him, her);
  // Whether somebody is hidden or has blocked the viewer makes no difference.
  expect((await block(her, him)).status).toBe(404);

  const uncle = await addManager(site, her.key, {
    email: `uncle${her.key}@humsafar.example`,
    role: 'viewer',
  });
  const mother = await addManager(site, her.key, {
    email: `mother${her.key}@humsafar.example`,
    role: 'manager',
  });
  const other = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  expect((await uncle.browser.put(`/api/blocks/${other.id}`)).status).toBe(403);
  expect((await mother.browser.put(`/api/blocks/${other.id}`)).status).toBe(200);
  expect((await uncle.browser.get('/api/blocks')).body.blocked).toMatchObject([{ id: other.id }]);
  expect((await uncle.browser.delete(`/api/blocks/${other.id}`)).status).toBe(403);
  expect((await her.browser.delete(`/api/blocks/${other.id}`)).status).toBe(200);
});

test('more than a hundred in a day are refused, and block nobody', async () => {
  const { her, him } = await addCouple(site);
  const other = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  const limit = { key: `blocks of ${her.key}`, max: 100, windowSeconds: 24 * 60 * 60 };
  for (let count = 0; count < 99; count++) await consume(site.app.db, site.app.clock, limit);
  expect((await block(her, him)).status).toBe(200);
  const refused = await block(her, other);
  expect([refused.status, refused.body.message]).toEqual([429, "You've blocked many profiles today."]);
  expect(await blocksBetween(her, other)).toBe(0);
  // What is blocked already is no new one.
  expect((await block(her, him)).status).toBe(200);
});

test('the open pages of both sides fetch again what shows the other', async () => {
  const { her, him } = await addCouple(site);
  const accounts = [await site.accountOf(her.key), await site.accountOf(him.key)];
  const received: string[][] = [[], []];
  const stops = accounts.map((account, place) =>
    site.app.live.listen(account, (topics) => received[place]!.push(...topics)),
  );
  await block(her, him);
  for (const topics of received)
    await expect
      .poll(() => topics)
      .toEqual(expect.arrayContaining(['profiles', 'messages', 'search', 'safety']));
  for (const stop of stops) stop();
});

describe('at once', () => {
  test('both block each other, twice: each has one block', async () => {
    const { her, him } = await addCouple(site);
    const answers = await Promise.all([block(her, him), block(him, her), block(her, him), block(him, her)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual(
      [],
    );
    const [hers, his] = [await blockedBy(her), await blockedBy(him)];
    expect(hers.length + his.length).toBe(await blocksBetween(her, him));
    expect(hers.length + his.length).toBeGreaterThan(0);
    await her.browser.delete(`/api/blocks/${him.id}`);
    await him.browser.delete(`/api/blocks/${her.id}`);
    expect(await sees(her, him)).toBe(true);
  });

  test('one blocks while the other sends an interest: what is stored is from before the block', async () => {
    for (let round = 0; round < 5; round++) {
      const { her, him } = await addCouple(site);
      const [blocked, sent] = await Promise.all([
        block(her, him),
        him.browser.put(`/api/profiles/${her.id}/interest`),
      ]);
      expect(blocked.status).toBe(200);
      const stored = await site.app.db
        .selectFrom('interests')
        .select('sent_at')
        .where('sender_id', '=', him.key)
        .execute();
      expect([sent.status, stored.length]).toEqual(stored.length ? [200, 1] : [404, 0]);
      expect((await her.browser.get('/api/interests')).body.interests).toEqual([]);
    }
  });

  test('one blocks while the other writes: a message is stored or refused, and none after the block', async () => {
    const { her, him, id } = await addTalking();
    const answers = await Promise.all([
      send(him, id),
      send(him, id),
      block(her, him),
      send(him, id),
      send(him, id),
    ]);
    const sent = answers.filter(({ status, body }) => status === 200 && body.mine).length;
    const { messages } = (await her.browser.get(`/api/conversations/${id}/messages`)).body;
    expect(messages).toHaveLength(1 + sent);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    expect((await send(him, id)).status).toBe(409);
  });
});
