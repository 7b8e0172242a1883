import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addCouple, addMember, connect } from '../../test/registration.ts';
import { MASK } from './mask.ts';
import { body, shutBecause } from './rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

const begin = (by: Side, to: Side, text = 'Namaste', message: string = randomUUID()) =>
  by.browser.put(`/api/profiles/${to.id}/conversation`, { message, body: text });
const send = (by: Side, id: string, text = 'Namaste', message: string = randomUUID()) =>
  by.browser.put(`/api/conversations/${id}/messages/${message}`, { body: text });
const thread = async (by: Side, id: string) =>
  (await by.browser.get(`/api/conversations/${id}/messages`)).body.messages as {
    id: string;
    mine: boolean;
    body: string;
    masked: boolean;
    readAt: string | null;
  }[];
const unread = async (by: Side) => (await by.browser.get('/api/unread-messages')).body.unread as number;

/** Two connected members; he has a plan. */
async function addTwo(on = site) {
  const couple = await addCouple(on);
  await connect(couple.her, couple.him);
  await on.give(await on.accountOf(couple.him.key), 'Gold', -1, 5);
  return couple;
}

/** Two members in a conversation that he started. */
async function addTalking(on = site) {
  const couple = await addTwo(on);
  const { body } = await begin(couple.him, couple.her);
  return { ...couple, id: body.conversation as string };
}

test.each([
  [{ shown: true, connected: true, ownShown: true, begun: false, mayBegin: true }, null],
  [{ shown: true, connected: true, ownShown: true, begun: true, mayBegin: false }, null],
  [{ shown: true, connected: true, ownShown: true, begun: false, mayBegin: false }, 'no_plan'],
  [{ shown: true, connected: true, ownShown: false, begun: true, mayBegin: true }, 'own_not_shown'],
  [{ shown: true, connected: false, ownShown: true, begun: true, mayBegin: true }, 'not_connected'],
  [{ shown: false, connected: true, ownShown: true, begun: true, mayBegin: true }, 'not_shown'],
] as const)('of %o the reason is %s', (standing, reason) => {
  expect(shutBecause(standing)).toBe(reason);
});

test.each([
  ['  two\r\nlines  ', 'two\nlines'],
  ['a\u0000b\u202ec\u200b', 'abc'],
  ['क्\u200dष', 'क्\u200dष'],
  ['as\u200dha', 'asha'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['<b>x</b>', '<b>x</b>'],
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
      body: { message: 'Beginning a conversation is part of a plan. Answering is free.' },
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

describe('a conversation', () => {
  test('is free to reply in; both see it in order, with unread and read messages', async () => {
    const { her, him, id } = await addTalking();
    expect(await unread(her)).toBe(1);
    expect(await unread(him)).toBe(0);
    expect((await her.browser.get('/api/dashboard')).body.messages).toBe(1);
    const answered = await send(her, id, 'Namaste, Aditya');
    expect(answered).toMatchObject({ status: 200, body: { mine: true, body: 'Namaste, Aditya' } });
    expect(await thread(him, id)).toMatchObject([
      { mine: true, body: 'Namaste', readAt: null },
      { mine: false, body: 'Namaste, Aditya', readAt: null },
    ]);
    const list = (await her.browser.get('/api/conversations')).body;
    expect(list).toMatchObject({
      conversations: [
        { id, name: 'Aditya Joshi', profile: { id: him.id }, unread: 1, last: { body: 'Namaste, Aditya' } },
      ],
      nextCursor: null,
    });
    const [first] = await thread(her, id);
    const marker = await her.browser.put(`/api/conversations/${id}/read-marker`, { message: first!.id });
    expect(marker).toMatchObject({ status: 200, body: { unread: 0 } });
    expect(await unread(her)).toBe(0);
    expect((await thread(him, id))[0]!.readAt).not.toBeNull();
    // Her own message is unread for him.
    expect(await unread(him)).toBe(1);
  });

  test('of others is not found, by any address', async () => {
    const { id, him } = await addTalking();
    const stranger = await addMember(site);
    const [message] = await thread(him, id);
    for (const answer of [
      await stranger.browser.get(`/api/conversations/${id}`),
      await stranger.browser.get(`/api/conversations/${id}/messages`),
      await stranger.browser.get(`/api/conversations/${id}/messages?cursor=${message!.id}`),
      await send(stranger, id),
      await send(stranger, id, 'x', message!.id),
      await stranger.browser.put(`/api/conversations/${id}/read-marker`, { message: message!.id }),
      await stranger.browser.get(`/api/conversations/${randomUUID()}`),
      await send(him, randomUUID()),
    ]) {
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('Namaste');
    }
    expect((await stranger.browser.get('/api/conversations/1')).status).toBe(422);
    expect((await site.visitor().get(`/api/conversations/${id}`)).status).toBe(401);
    expect((await (await site.as('admin')).get(`/api/conversations/${id}`)).status).toBe(403);
  });

  test('stores a repeated message once, also at the same time, and refuses a message under the id of another', async () => {
    const { her, him, id } = await addTalking();
    const message = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(her, id, 'once', message)));
    expect(new Set(answers.map((one) => `${one.status} ${one.body.id}`))).toEqual(
      new Set([`200 ${message}`]),
    );
    expect((await send(her, id, 'something else', message)).body.body).toBe('once');
    expect(await thread(him, id)).toHaveLength(2);
    expect((await send(him, id, 'mine', message)).status).toBe(409);
    // The same id in another conversation is independent.
    const others = await addTalking();
    expect((await send(others.her, others.id, 'once', message)).status).toBe(200);
  });

  test('refuses an empty and a too long message at its field, and accepts one of the full length in any script', async () => {
    const { her, him, id } = await addTalking();
    for (const wrong of ['', '   \n ', '\u200b\u202e', 'a'.repeat(2001), 'அ'.repeat(2001)]) {
      const refused = await send(her, id, wrong);
      expect(refused.status).toBe(422);
      expect(refused.body.data.fields).toHaveProperty('body');
    }
    const long = '🙏'.repeat(2000);
    expect((await send(her, id, long)).status).toBe(200);
    expect((await send(her, id, '<img src=x onerror=alert(1)>')).status).toBe(200);
    const messages = await thread(him, id);
    expect(messages.map((one) => one.body)).toEqual(['Namaste', long, '<img src=x onerror=alert(1)>']);
  });

  test('refuses a flood and returns when it works again', async () => {
    const { her, id } = await addTalking();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => send(her, id, `${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]!.body.data.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('has pages without gaps or duplicates', async () => {
    const { her, him, id } = await addTalking();
    await site.app.db
      .insertInto('messages')
      .values(
        Array.from({ length: 99 }, (_, i) => ({
          conversation_id: id,
          sender_id: i % 2 ? her.key : him.key,
          body: `message ${i}`,
          sent_at: new Date(),
        })),
      )
      .execute();
    const bodies: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { messages: { body: string }[]; nextCursor: string | null } } =
        await her.browser.get(`/api/conversations/${id}/messages${cursor && `?cursor=${cursor}`}`);
      bodies.unshift(...body.messages.map((one) => one.body));
      cursor = body.nextCursor;
    }
    expect(bodies).toEqual(['Namaste', ...Array.from({ length: 99 }, (_, i) => `message ${i}`)]);
    expect((await her.browser.get(`/api/conversations/${id}/messages?cursor=x`)).status).toBe(422);
  });

  test('is listed by its newest message, page by page', async () => {
    const { him } = await addTwo();
    const { rows } = await site.app.pool.query<{ id: number; public_id: string }>(
      `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
       select 'PM' || n, 'self', 'Crowd Member', 'female', '1996-01-01', religion_id, mother_tongue_id, now()
       from profiles, generate_series(1, 30) n where public_id = 'P001' returning id, public_id`,
    );
    for (const { id } of rows) {
      const [low, high] = [Math.min(id, him.key), Math.max(id, him.key)];
      await site.app.pool.query(
        `with made as (insert into conversations (low_id, high_id) values ($1, $2) returning id)
         insert into messages (conversation_id, sender_id, body, sent_at) select id, $3, 'Namaste', now() from made`,
        [low, high, id],
      );
    }
    const first = (await him.browser.get('/api/conversations')).body;
    expect(first.conversations).toHaveLength(24);
    const second = (await him.browser.get(`/api/conversations?cursor=${first.nextCursor}`)).body;
    expect(second.nextCursor).toBeNull();
    const names = [...first.conversations, ...second.conversations].map(({ profile }) => profile.id);
    expect(names).toEqual(rows.map(({ public_id }) => public_id).toReversed());
    // A reply in the oldest moves it to the top.
    const oldest = second.conversations.at(-1).id;
    await connectBySql(him.key, rows[0]!.id);
    expect((await send(him, oldest)).status).toBe(200);
    expect((await him.browser.get('/api/conversations')).body.conversations[0]).toMatchObject({
      id: oldest,
      last: { mine: true },
    });
    expect(await unread(him)).toBe(30);
  });
});

async function connectBySql(sender: number, receiver: number) {
  await site.app.db
    .insertInto('interests')
    .values({
      sender_id: sender,
      receiver_id: receiver,
      state: 'accepted',
      sent_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
}

test('when one of the two is hidden, suspended or blocks, old messages stay readable and nothing more is sent', async () => {
  const { her, him, id } = await addTalking();
  const { db } = site.app;
  const account = await site.accountOf(her.key);
  const words = 'This member is not shown on the site any more, so you cannot write to them.';
  async function expectShut(by: Side, name: string) {
    expect((await by.browser.get(`/api/conversations/${id}`)).body).toEqual({
      id,
      name,
      profile: null,
      shut: 'not_shown',
    });
    expect(await thread(by, id)).toHaveLength(1);
    expect((await by.browser.get('/api/conversations')).body.conversations).toMatchObject([
      { id, name, profile: null },
    ]);
    expect(await send(by, id)).toMatchObject({ status: 409, body: { message: words } });
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
  await expectShut(her, 'Aditya');
  await db.deleteFrom('blocks').where('blocker_id', '=', her.key).execute();
  expect((await send(him, id)).status).toBe(200);
});

test('phone numbers and addresses are hidden from the receiver until one of the two has opened contact details; the sender is informed', async () => {
  const { her, him, id } = await addTalking();
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
  expect((await thread(him, id)).at(-1)).toMatchObject({ body: text, masked: false });
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: text, masked: false });
  expect((await send(him, id, 'Mine is 98220 54321')).body.masked).toBe(false);
  expect((await thread(her, id)).at(-1)).toMatchObject({ body: 'Mine is 98220 54321', masked: false });
});

test('both browsers get an event at once, of the message and of its being read, without its text', async () => {
  const { her, him, id } = await addTalking();
  async function listen(side: Side) {
    const cookie = [...side.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const stream = await fetch(`${site.base}/api/live`, { headers: { cookie }, signal: stop.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    return {
      async hear() {
        let heard = '';
        while (!heard.includes('"messages"')) heard += (await reader.read()).value ?? '';
        return heard;
      },
      stop: () => stop.abort(),
    };
  }
  const [hers, his] = [await listen(her), await listen(him)];
  const secret = 'a word between two';
  const { body } = await send(him, id, secret);
  for (const line of [hers, his]) {
    const heard = await line.hear();
    expect(heard).toContain('dashboard');
    expect(heard).not.toContain(secret);
  }
  await her.browser.put(`/api/conversations/${id}/read-marker`, { message: body.id });
  expect(await his.hear()).not.toContain('dashboard');
  hers.stop();
  his.stop();
});
