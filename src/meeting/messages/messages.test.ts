import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import {
  addTalking,
  addTwo,
  begin,
  type Side,
  send,
  setUp,
  site,
  thread,
} from '../../../test/setup/messages.ts';
import { MASK } from '../../kit/shared/mask/stretches.ts';
import { body } from './contract.ts';
import { shutBecause } from './shared/rules.ts';

setUp();

test.each([
  [{ shown: true, connected: true, ownShown: true, begun: false, mayBegin: true }, null],
  [{ shown: true, connected: true, ownShown: true, begun: true, mayBegin: false }, null],
  [{ shown: true, connected: true, ownShown: true, begun: false, mayBegin: false }, 'no_plan'],
  [{ shown: true, connected: true, ownShown: false, begun: true, mayBegin: true }, 'own_not_shown'],
  [{ shown: true, connected: false, ownShown: true, begun: true, mayBegin: true }, 'not_connected'],
  [{ shown: false, connected: true, ownShown: true, begun: true, mayBegin: true }, 'not_shown'],
] as const)('of %o the reason is %s', (standing, reason) => {
  expect(shutBecause({ blocked: false, ...standing })).toBe(reason);
  expect(shutBecause({ ...standing, blocked: true })).toBe('blocked');
});

test.each([
  ['  two\r\nlines  ', 'two\nlines'],
  ['a\u0000b\u202ec\u200b', 'abc'],
  ['क्\u200dष', 'क्\u200dष'],
  ['as\u200dha', 'asha'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['<b>x</b>', '<b>x</b>'],
  [`a${'\n \u200b'.repeat(500)}\nb\n\nc\nd`, 'a\n\nb\n\nc\nd'],
])('%j is kept as %j', (typed, kept) => {
  expect(body.parse(typed)).toBe(kept);
});

describe('starting a conversation', () => {
  test('needs a plan: refused for a free member, allowed with one, refused again once it has expired', async () => {
    const later = await openTest();
    const { her, him } = await addCouple(later);
    const woman = await addMember(later);
    await connect(her, him);
    await connect(woman, him);
    const about = async (other: Side) =>
      (await him.browser.get(`/api/profiles/${other.id}/conversation`)).body;
    expect(await about(her)).toMatchObject({ conversation: null, shut: 'no_plan', profile: { id: her.id } });
    expect(await begin(him, her)).toMatchObject({
      status: 403,
      body: { message: 'You need a plan to write first. Replying is free.' },
    });
    await later.give(await later.accountOf(him.key), 'Gold', -1, 5);
    expect((await about(her)).shut).toBeNull();
    const begun = await begin(him, her, 'Namaste, Nandini');
    expect(begun).toMatchObject({
      status: 200,
      body: { message: { mine: true, body: 'Namaste, Nandini', masked: false, readAt: null } },
    });
    expect(await about(her)).toMatchObject({ conversation: begun.body.conversation, shut: null });

    later.travel(6);
    expect(await about(woman)).toMatchObject({ shut: 'no_plan' });
    expect((await begin(him, woman)).status).toBe(403);
    // A conversation that has started goes on without a plan, for both.
    expect((await send(him, begun.body.conversation)).status).toBe(200);
    expect((await begin(him, her)).body.conversation).toBe(begun.body.conversation);
    expect((await send(her, begun.body.conversation)).status).toBe(200);
    await later.close();
  });

  test('needs an accepted interest, whatever the plan', async () => {
    const { her, him } = await addCouple(site);
    await site.give(await site.accountOf(him.key), 'Platinum');
    for (const step of ['stranger', 'pending']) {
      if (step === 'pending') await him.browser.put(`/api/profiles/${her.id}/interest`);
      expect((await him.browser.get(`/api/profiles/${her.id}/conversation`)).body.shut).toBe('not_connected');
      expect((await begin(him, her)).status).toBe(409);
    }
    expect((await begin(him, him)).status).toBe(409);
    expect((await him.browser.put('/api/profiles/P00000000/conversation', {})).status).toBe(422);
    expect(
      (
        await him.browser.put('/api/profiles/P00000000/conversation', {
          message: randomUUID(),
          body: 'x',
        })
      ).status,
    ).toBe(404);
    expect((await him.browser.get('/api/conversations')).body.conversations).toEqual([]);
  });

  test('by both at the same time creates one conversation with all messages', async () => {
    const { her, him } = await addTwo();
    await site.give(await site.accountOf(her.key), 'Gold');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? begin(her, him, `hers ${i}`) : begin(him, her, `his ${i}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const ids = new Set(answers.map((one) => one.body.conversation));
    expect(ids.size).toBe(1);
    expect(await thread(her, [...ids][0])).toHaveLength(20);
  });
});

test('phone numbers and addresses are hidden from the receiver until they open the contact details of the writer, and after a block; the sender is informed', async () => {
  const { her, him, id } = await addTalking();
  const masks = async () => [
    (await her.browser.get(`/api/conversations/${id}`)).body.masks,
    (await her.browser.get(`/api/profiles/${him.id}/conversation`)).body.masks,
  ];
  expect(await masks()).toEqual([true, true]);
  const text = 'Call 98220 12345 or write to nandini@gmail.com';
  const sent = await send(her, id, text);
  expect(sent.body).toMatchObject({ body: text, masked: true });
  const hidden = `Call ${MASK} or write to ${MASK}`;
  expect((await thread(him, id)).at(-1)).toMatchObject({ body: hidden, masked: true });
  const { body: list } = await him.browser.get('/api/conversations');
  expect(list.conversations[0].last.body).toBe(hidden);
  expect(JSON.stringify(list)).not.toContain('98220');
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: text, masked: true });

  expect((await him.browser.put(`/api/profiles/${her.id}/contact`)).status).toBe(200);
  expect(await masks()).toEqual([false, false]);
  expect((await thread(him, id)).at(-1)).toMatchObject({ body: text, masked: false });
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: text, masked: false });
  // His own stay hidden from her: she has not opened his.
  const his = await him.browser.get(`/api/conversations/${id}`);
  expect(his.body.masks).toBe(true);
  const mine = 'Mine is 98220 54321';
  expect((await send(him, id, mine)).body.masked).toBe(true);
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: `Mine is ${MASK}`, masked: true });
  expect(bodiesIn(await her.browser.get('/api/conversations'))).toEqual([`Mine is ${MASK}`]);
  await site.give(await site.accountOf(her.key), 'Gold', -1, 5);
  expect((await her.browser.put(`/api/profiles/${him.id}/contact`)).status).toBe(200);
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: mine, masked: false });

  await her.browser.put(`/api/blocks/${him.id}`);
  expect((await thread(him, id)).map(({ body }) => body)).toContain(hidden);
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: `Mine is ${MASK}` });
  const found = await him.browser.get(`/api/conversations/${id}/search?q=nandini%40gmail`);
  expect(found.body.found).toEqual([]);
  await her.browser.delete(`/api/blocks/${him.id}`);
  expect((await thread(him, id)).map(({ body }) => body)).toContain(text);
});

const bodiesIn = ({ body }: { body: { conversations: { last: { body: string } }[] } }) =>
  body.conversations.map(({ last }) => last.body);

test('both browsers get an event at once, of the message and of its being read, without its text', async () => {
  const { her, him, id } = await addTalking();
  async function listen(side: Side) {
    const cookie = [...side.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const stream = await fetch(`${site.base}/api/live`, { headers: { cookie }, signal: stop.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const receive = async (topic = 'messages') => {
      let received = '';
      while (!received.includes(`"${topic}"`)) received += (await reader.read()).value ?? '';
      return received;
    };
    // Events from connecting may still be under way.
    const told = { accounts: [await site.accountOf(side.key)], topics: ['joined'] };
    await site.app.pool.query(`select pg_notify('live', $1)`, [JSON.stringify(told)]);
    await receive('joined');
    return { receive, stop: () => stop.abort() };
  }
  const [hers, his] = [await listen(her), await listen(him)];
  const secret = 'a word between two';
  const { body } = await send(him, id, secret);
  for (const line of [hers, his]) {
    const received = await line.receive();
    expect(received).toContain('dashboard');
    expect(received).not.toContain(secret);
  }
  await her.browser.put(`/api/conversations/${id}/read-marker`, { message: body.id });
  expect(await his.receive()).not.toContain('dashboard');
  hers.stop();
  his.stop();
});
