import { expect, test } from 'vitest';
import { addMember } from '../../../../test/registration.ts';
import { addTalking, type Side, send, setUp, site, thread } from '../../../../test/setup/messages.ts';
import { MESSAGES_PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { MASK } from '../../../kit/shared/mask/stretches.ts';

setUp();

const bodies = async (actor: Side, id: string) => (await thread(actor, id)).map(({ body }) => body);
const search = async (actor: Side, id: string, q: string) =>
  actor.browser.get(`/api/conversations/${id}/search?q=${encodeURIComponent(q)}`);

test('a number spread over several messages is hidden from its receiver, in the list and the search, too', async () => {
  const { her, him, id } = await addTalking();
  for (const text of ['98765', 'got it?', '432', '10']) await send(him, id, text);
  expect(await bodies(her, id)).toEqual(['Namaste', MASK, 'got it?', MASK, MASK]);
  expect(await bodies(him, id)).toEqual(['Namaste', '98765', 'got it?', '432', '10']);
  const last = async (actor: Side) =>
    (await actor.browser.get('/api/conversations')).body.conversations[0].last;
  expect(await last(her)).toMatchObject({ body: MASK, masked: true });
  expect(await last(him)).toMatchObject({ body: '10', masked: true });
  expect((await search(her, id, '432')).body.found).toEqual([]);
  expect((await search(him, id, '432')).body.found).toHaveLength(1);
  // Her own digits in between are no part of the number.
  await send(her, id, '28');
  expect((await bodies(her, id)).at(-1)).toBe('28');
});

test('so are a handle and an address, also where one of their messages is found alone', async () => {
  const { her, him, id } = await addTalking();
  for (const text of ['my insta is', 'ravi', '_k92', 'ravi at', 'gmail dot com', 'at home till 6'])
    await send(him, id, text);
  expect(await bodies(her, id)).toEqual([
    ...['Namaste', 'my insta is', MASK, MASK, MASK, MASK],
    'at home till 6',
  ]);
  expect((await search(her, id, 'ravi')).body.found).toEqual([]);
  expect((await search(him, id, 'ravi')).body.found).toHaveLength(2);
  expect((await search(her, id, 'home')).body.found).toHaveLength(1);
});

test('a search finds a letter however a phone writes it', async () => {
  const { her, him, id } = await addTalking();
  for (const text of ['Zoë will call'.normalize('NFC'), 'ask ZOË'.normalize('NFD')])
    await send(him, id, text);
  for (const form of ['NFC', 'NFD']) {
    expect((await search(her, id, 'zoë'.normalize(form))).body.found).toHaveLength(2);
  }
});

test('it is hidden over the edge of a page, and after a long pause two texts are two', async () => {
  const { her, him, id } = await addTalking();
  await send(him, id, '98765');
  const { rows } = await site.app.pool.query(
    'select max(id)::int as id from messages where conversation_id = $1',
    [id],
  );
  await send(him, id, '43210');
  await site.app.pool.query(
    `insert into messages (conversation_id, sender_id, body, sent_at)
     select $1, $2, 'Namaste', now() from generate_series(1, $3)`,
    [id, her.key, MESSAGES_PAGE_SIZE - 1],
  );
  const newest = (await her.browser.get(`/api/conversations/${id}/messages`)).body;
  expect(newest.messages[0].body).toBe(MASK);
  const older = (await her.browser.get(`/api/conversations/${id}/messages?cursor=${newest.nextCursor}`)).body;
  expect(older.messages.at(-1).body).toBe(MASK);

  await site.app.pool.query(
    `update messages set sent_at = sent_at - interval '11 minutes' where id <= $1 and conversation_id = $2`,
    [rows[0].id, id],
  );
  const later = (await her.browser.get(`/api/conversations/${id}/messages`)).body;
  expect(later.messages[0].body).toBe('43210');
});

test('a message with words that fraudsters use warns its reader, not its writer', async () => {
  const { her, him, id } = await addTalking();
  await send(him, id, 'Please send me some money for the visa fee');
  const riskyTo = async (actor: Side) =>
    ((await thread(actor, id)) as unknown as { risky: boolean }[]).map(({ risky }) => risky);
  expect(await riskyTo(her)).toEqual([false, true]);
  expect(await riskyTo(him)).toEqual([false, false]);
});

test('a search finds what the viewer sees, newest first, in any case, and nothing of others', async () => {
  const { her, him, id } = await addTalking();
  for (const text of ['We live in Pune', 'My number is 98220 12345', 'PUNE is warm', '100% pune_'])
    await send(him, id, text);
  const found = (await search(her, id, 'pune')).body;
  const all = (await thread(her, id)).filter(({ body }) => /pune/i.test(body)).map((message) => message.id);
  expect(found.found.map((one: { id: string }) => one.id)).toEqual(all.toReversed());
  expect(found.more).toBe(false);
  expect((await search(her, id, '100% pune_')).body.found).toHaveLength(1);
  expect((await search(her, id, '98220')).body.found).toEqual([]);
  expect((await search(her, id, ' ')).status).toBe(422);
  expect((await search(her, id, 'x'.repeat(101))).status).toBe(422);
  const stranger = await addMember(site);
  expect((await search(stranger, id, 'pune')).status).toBe(404);
});

test("'typing' reaches the other side alone, not too often, and never after a block", async () => {
  const { her, him, id } = await addTalking();
  const stranger = await addMember(site);
  const received: [string, string][] = [];
  const stops = await Promise.all(
    Object.entries({ her, him, stranger }).map(async ([name, side]) =>
      site.app.live.onTyping(await site.accountOf(side.key), (conversation) =>
        received.push([name, conversation]),
      ),
    ),
  );
  const type = (actor: Side) => actor.browser.put(`/api/conversations/${id}/typing`);
  const before = await site.app.db
    .selectFrom('events')
    .select((all) => all.fn.countAll().as('all'))
    .executeTakeFirst();
  expect((await Promise.all([type(him), type(him), type(him)])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  expect((await type(stranger)).status).toBe(404);
  await expect.poll(() => received).toEqual([['her', id]]);
  await her.browser.put(`/api/blocks/${him.id}`);
  expect([(await type(him)).status, (await type(her)).status]).toEqual([409, 409]);
  await her.browser.delete(`/api/blocks/${him.id}`);
  expect((await type(her)).status).toBe(200);
  await expect
    .poll(() => received)
    .toEqual([
      ['her', id],
      ['him', id],
    ]);
  const after = await site.app.db
    .selectFrom('events')
    .select((all) => all.fn.countAll().as('all'))
    .executeTakeFirst();
  // The block and its end.
  expect(Number(after!.all) - Number(before!.all)).toBe(2);
  for (const stop of stops) stop();
});

test('the texts of a profile hide contact details from those who are not connected', async () => {
  const { her, him } = await addTalking();
  const stranger = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  await site.app.db
    .updateTable('profiles')
    .set({
      bio: 'A teacher. Call 98220 12345.',
      hobbies: ['Music', 'insta: asha_k96'],
      city: 'Pune 9822012345',
      caste: 'nine eight two two zero one two three four five',
    })
    .where('id', '=', her.key)
    .execute();
  const read = async (actor: Side) => (await actor.browser.get(`/api/profiles/${her.id}`)).body;
  expect(await read(stranger)).toMatchObject({
    bio: `A teacher. Call ${MASK}.`,
    hobbies: ['Music', `insta: ${MASK}`],
    city: `Pune ${MASK}`,
    caste: MASK,
  });
  for (const reader of [him, her]) expect((await read(reader)).bio).toBe('A teacher. Call 98220 12345.');
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body.city).toBe(`Pune ${MASK}`);
});
