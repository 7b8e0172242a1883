import { expect, test } from 'vitest';
import { addTalking, type Side, send, setUp, site, thread } from '../../../test/setup/messages.ts';

setUp();

test('when one of the two is hidden, suspended or blocks, old messages stay readable and nothing more is sent', async () => {
  const { her, him, id } = await addTalking();
  const { db } = site.app;
  const account = await site.accountOf(her.key);
  const own = "You've blocked this profile. Unblock it to write.";
  const words = "This profile is no longer available, so you can't send messages.";
  async function expectShut(actor: Side, name: string, blocked: string | null = null) {
    expect((await actor.browser.get(`/api/conversations/${id}`)).body).toEqual({
      id,
      name,
      profile: null,
      shut: blocked ? 'blocked' : 'not_shown',
      masks: true,
      blocked,
    });
    expect(await thread(actor, id)).toHaveLength(1);
    expect((await actor.browser.get('/api/conversations')).body.conversations).toMatchObject([
      { id, name, profile: null },
    ]);
    expect(await send(actor, id)).toMatchObject({ status: 409, body: { message: blocked ? own : words } });
  }
  await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', account).execute();
  await expectShut(him, 'Nandini');
  await db.updateTable('accounts').set({ suspended_at: null }).where('id', '=', account).execute();

  await db
    .updateTable('profiles')
    .set({ hidden_at: new Date(), listed_at: null })
    .where('id', '=', her.key)
    .execute();
  await expectShut(him, 'Nandini');
  // A hidden member cannot write either.
  expect((await her.browser.get(`/api/conversations/${id}`)).body.shut).toBe('own_not_shown');
  expect((await send(her, id)).status).toBe(403);
  await db
    .updateTable('profiles')
    .set({ hidden_at: null, listed_at: new Date() })
    .where('id', '=', her.key)
    .execute();

  await db.insertInto('blocks').values({ blocker_id: her.key, blocked_id: him.key }).execute();
  await expectShut(him, 'Nandini');
  await expectShut(her, 'Aditya', him.id);
  await db.deleteFrom('blocks').where('blocker_id', '=', her.key).execute();
  expect((await send(him, id)).status).toBe(200);
});

test('what one has read stays read after a block, a suspension and while the other is hidden', async () => {
  const { her, him, id } = await addTalking();
  const { body } = await send(him, id, 'Are you there?');
  await her.browser.put(`/api/conversations/${id}/read-marker`, { message: body.id });
  const read = await thread(her, id);
  expect(read.map(({ readAt }) => typeof readAt)).toEqual(['string', 'string']);
  const profile = (values: { hidden_at: Date | null; listed_at: Date | null }) =>
    site.app.db.updateTable('profiles').set(values).where('id', '=', him.key).execute();
  const account = (suspended_at: Date | null) =>
    site.app.db.updateTable('accounts').set({ suspended_at }).where('email', '=', him.email).execute();

  await profile({ hidden_at: new Date(), listed_at: null });
  expect(await thread(her, id)).toEqual(read);
  await profile({ hidden_at: null, listed_at: new Date() });
  await account(new Date());
  expect(await thread(her, id)).toEqual(read);
  await account(null);
  await her.browser.put(`/api/blocks/${him.id}`);
  expect(await thread(her, id)).toEqual(read);
  const { conversations } = (await her.browser.get('/api/conversations')).body;
  expect(conversations).toMatchObject([{ unread: 0, last: { mine: false, readAt: read[1]!.readAt } }]);
});

test('after a block nobody is shown what the other side reads', async () => {
  const { her, him, id } = await addTalking();
  const { body } = await send(him, id, 'Are you there?');
  await her.browser.put(`/api/blocks/${him.id}`);
  expect((await her.browser.put(`/api/conversations/${id}/read-marker`, { message: body.id })).status).toBe(
    200,
  );
  expect((await thread(him, id)).map(({ readAt }) => readAt)).toEqual([null, null]);
  const { conversations } = (await him.browser.get('/api/conversations')).body;
  expect(conversations).toMatchObject([{ last: { mine: true, readAt: null } }]);
});
