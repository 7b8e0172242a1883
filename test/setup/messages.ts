import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { openTest, type Test } from '../app.ts';
import { addCouple, type addMember, connect } from '../registration.ts';

export let site: Test;

export type Side = Awaited<ReturnType<typeof addMember>>;

export const begin = (actor: Side, recipient: Side, text = 'Namaste', message: string = randomUUID()) =>
  actor.browser.put(`/api/profiles/${recipient.id}/conversation`, { message, body: text });
export const send = (actor: Side, id: string, text = 'Namaste', message: string = randomUUID()) =>
  actor.browser.put(`/api/conversations/${id}/messages/${message}`, { body: text });
export const thread = async (actor: Side, id: string) =>
  (await actor.browser.get(`/api/conversations/${id}/messages`)).body.messages as {
    id: string;
    mine: boolean;
    body: string;
    masked: boolean;
    readAt: string | null;
  }[];
export const unread = async (actor: Side) =>
  (await actor.browser.get('/api/unread-messages')).body.unread as number;

/** Two connected members; he has a plan. */
export async function addTwo(on = site) {
  const couple = await addCouple(on);
  await connect(couple.her, couple.him);
  await on.give(await on.accountOf(couple.him.key), 'Gold', -1, 5);
  return couple;
}

/** Two members in a conversation that he started. */
export async function addTalking(on = site) {
  const couple = await addTwo(on);
  const { body } = await begin(couple.him, couple.her);
  return { ...couple, id: body.conversation as string };
}

/** Connects two profiles without the interest's operations. */
export async function connectBySql(sender: number, receiver: number) {
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

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}
