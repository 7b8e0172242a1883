import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addMember } from '../../../test/registration.ts';
import {
  addTalking,
  addTwo,
  connectBySql,
  send,
  setUp,
  site,
  thread,
  unread,
} from '../../../test/setup/messages.ts';

setUp();

/** Returns the texts of a conversation from its first message on, as one side reads them page by page. */
async function wholeThread(actor: Awaited<ReturnType<typeof addMember>>, id: string): Promise<string[]> {
  const bodies: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: { body: { messages: { body: string }[]; nextCursor: string | null } } =
      await actor.browser.get(`/api/conversations/${id}/messages${cursor && `?cursor=${cursor}`}`);
    bodies.unshift(...body.messages.map((one) => one.body));
    cursor = body.nextCursor;
  }
  return bodies;
}

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

  test('stores 200 messages sent at once by both, some twice, each once, in one order for both', async () => {
    const { her, him, id } = await addTalking();
    await send(her, id, 'Namaste, Aditya');
    // Resets the limits: nobody writes this fast.
    await site.app.db
      .updateTable('limits')
      .set((set) => ({ used: set('used', '-', 1000) }))
      .execute();
    // Digits of several messages may be hidden from the other side.
    const inLetters = (i: number) => [...`${i}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const all = Array.from({ length: 200 }, (_, i) => ({
      by: i % 2 ? her : him,
      id: randomUUID(),
      body: `Namaste ${inLetters(i)}`,
    }));
    const answers = await Promise.all(
      [...all, ...all.slice(0, 10)].map(({ by: actor, id: message, body }) => send(actor, id, body, message)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [hers, his] = [await wholeThread(her, id), await wholeThread(him, id)];
    expect(hers).toEqual(his);
    expect(hers.slice(2).toSorted()).toEqual(all.map(({ body }) => body).toSorted());
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
    const bodies = await wholeThread(her, id);
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
