import { consumeEach } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { recordEvent, sendSignal } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { may } from '../../money/memberships/entitlements/may.ts';
import { findVisible } from '../../people/profiles/read.ts';
import type { Message } from './contract.ts';
import { detailsAccessOf, readMasked } from './masked/masked.ts';
import {
  countUnreadMessages,
  findMessage,
  insertMessage,
  type MessageWithKey,
  setMessagesRead,
} from './messageStore.ts';
import { type ShutBecause, shutBecause } from './shared/rules.ts';
import {
  type ConversationRow,
  findConversation,
  findConversationBetween,
  insertConversation,
  isConnected,
  isOpenedTo,
  lockConversation,
} from './store.ts';

/** Rate limit of sending, far above any real conversation. */
const LIMITS = [
  { of: 'minute', max: 30, windowSeconds: 60 },
  { of: 'hour', max: 300, windowSeconds: 60 * 60 },
];

/** Returns why a member cannot write in an existing conversation; null when they can. */
export const shutFor = (member: Member, { blocked, shown, connected }: ConversationRow): ShutBecause | null =>
  shutBecause({ blocked, shown, connected, ownShown: member.profile.listed, begun: true, mayBegin: false });

/** Returns the conversation of a member with a visible profile, or whether they may start one. */
export async function readConversationWith(app: App, member: Member, publicId: string) {
  const me = member.profile.id;
  const other = await findVisible(app, member, publicId);
  const [id, shut, opened] = await Promise.all([
    findConversationBetween(app.db, me, other),
    shutToward(app.db, app.clock(), member, other),
    isOpenedTo(app.db, other, me),
  ]);
  return { other, conversation: id ?? null, shut, masks: !opened };
}

async function shutToward(db: Database | Tx, now: Date, member: Member, other: number) {
  const me = member.profile.id;
  return shutBecause({
    blocked: false,
    shown: true,
    connected: await isConnected(db, me, other),
    ownShown: member.profile.listed,
    begun: (await findConversationBetween(db, me, other)) !== undefined,
    mayBegin: (await may(db, now, me, 'chat')).allowed,
  });
}

type Sent = { message: string; body: string };

/**
 * Starts the conversation with a profile by its first message, which needs the entitlement; where there is one
 * already, sends the message there.
 */
export async function beginConversation(app: App, member: Member, publicId: string, sent: Sent) {
  const other = await findVisible(app, member, publicId);
  if (other === member.profile.id) throw refuse.conflict(code('profile_own'));
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    refuseShut(await shutToward(tx, now, member, other));
    const conversation = await insertConversation(tx, member.profile.id, other, now);
    return { conversation, message: await write(app, tx, member, conversation, sent) };
  });
}

/** Sends a message in a conversation of the member. A message that is sent again with the same id is stored once. */
export function sendMessage(app: App, member: Member, conversation: string, sent: Sent): Promise<Message> {
  return app.db.transaction().execute((tx) => write(app, tx, member, conversation, sent));
}

async function write(app: App, tx: Tx, member: Member, id: string, sent: Sent): Promise<Message> {
  const me = member.profile.id;
  const conversation = await lockConversation(tx, member, id, sent.message);
  if (!conversation) throw refuse.notFound();
  const before = conversation.sent && (await findMessage(tx, id, sent.message));
  if (before) {
    if (before.sender_id !== me) throw refuse.conflict(code('message_id_taken'));
    return maskedNow(tx, me, before, conversation);
  }
  refuseShut(shutFor(member, conversation));
  await refuseFlood(app, tx, me);
  const row = await insertMessage(tx, {
    conversation: id,
    publicId: sent.message,
    senderId: me,
    accountId: member.accountId,
    body: sent.body,
    now: app.clock(),
  });
  await recordEvent(tx, {
    name: 'message.sent',
    data: { conversation: id, message: row.public_id, sender: me, receiver: conversation.other_id },
    actor: member.accountId,
    subject: { kind: 'message', id: row.public_id },
  });
  return maskedNow(tx, me, row, conversation);
}

/** Returns a message as its writer sees it now, including whether a part is hidden from the other side. */
async function maskedNow(
  tx: Tx,
  me: number,
  row: MessageWithKey,
  conversation: ConversationRow,
): Promise<Message> {
  const [message] = await readMasked(tx, me, [
    { ...row, conversation: conversation.id, ...detailsAccessOf(conversation) },
  ]);
  return message!;
}

async function refuseFlood(app: App, tx: Tx, me: number): Promise<void> {
  const waits = await consumeEach(
    tx,
    app.clock,
    LIMITS.map(({ of, ...limit }) => ({ key: `messages of ${me} in a ${of}`, ...limit })),
  );
  const wait = waits.find((seconds) => seconds > 0);
  if (wait) throw refuse.tooMany(wait, code('messages_too_often'));
}

/** Refuses writing, for a reason. */
export function refuseShut(shut: ShutBecause | null): void {
  switch (shut) {
    case null:
      return;
    case 'blocked':
      throw refuse.conflict(code('recipient_blocked'));
    case 'not_shown':
      throw refuse.conflict(code('recipient_hidden'));
    case 'not_connected':
      throw refuse.conflict(code('message_not_connected'));
    case 'own_not_shown':
      throw refuse.forbidden(code('writer_hidden'));
    case 'no_plan':
      throw refuse.forbidden(code('message_needs_plan'));
  }
}

/**
 * Marks messages of the other side as read, up to a given one.
 * @returns the number of unread messages in all conversations
 */
export async function markConversationRead(
  app: App,
  member: Member,
  id: string,
  upTo: string,
): Promise<number> {
  const me = member.profile.id;
  return app.db.transaction().execute(async (tx) => {
    const conversation = await findConversation(tx, member, id);
    if (!conversation || !(await findMessage(tx, id, upTo))) throw refuse.notFound();
    if ((await setMessagesRead(tx, { conversation: id, reader: me, upTo, now: app.clock() })) > 0) {
      // A profile that they have blocked is not told that they are reading.
      const writer = conversation.shown ? conversation.other_id : me;
      await sendSignal(tx, 'messages.read', { conversation: id, reader: me, writer });
    }
    return countUnreadMessages(tx, me);
  });
}
