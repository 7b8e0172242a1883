import { type RawBuilder, sql } from 'kysely';
import type { ReadingProfile } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import {
  countFor,
  isSideOf,
  type MessageRow,
  type MessageSortKey,
  messageColumns,
  otherOf,
} from './store.ts';

/** A message with its sort key. */
export type MessageWithKey = MessageRow & { message_id: number };

export async function findMessage(
  db: Database | Tx,
  conversation: string,
  publicId: string,
): Promise<MessageWithKey | undefined> {
  const { rows } = await sql<MessageWithKey>`
    select m.id as message_id, ${messageColumns} from messages m
    where m.conversation_id = ${conversation}::uuid and m.public_id = ${publicId}::uuid`.execute(db);
  return rows[0];
}

type NewMessage = {
  conversation: string;
  publicId: string;
  senderId: number;
  /** The account that wrote it for the sending profile. */
  accountId: number;
  body: string;
  now: Date;
};

export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageWithKey> {
  return tx
    .insertInto('messages')
    .values({
      conversation_id: message.conversation,
      public_id: message.publicId,
      sender_id: message.senderId,
      account_id: message.accountId,
      body: message.body,
      sent_at: message.now,
    })
    .returning(['id as message_id', 'public_id', 'sender_id', 'body', 'sent_at', 'read_at'])
    .executeTakeFirstOrThrow();
}

/** Returns messages before a sort key, newest first. */
export async function listMessages(
  db: Database,
  conversation: string,
  { before, limit }: { before: MessageSortKey | null; limit: number },
): Promise<MessageWithKey[]> {
  const { rows } = await sql<MessageWithKey>`
    select m.id as message_id, ${messageColumns} from messages m
    where m.conversation_id = ${conversation}::uuid and ${before ? sql`m.id < ${before[0]}::bigint` : sql`true`}
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns messages directly before and after a place, at most `number` on each side. */
async function listNeighbours(
  db: Database,
  conversation: string,
  messageId: number,
  number: number,
): Promise<MessageWithKey[]> {
  const side = (place: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select m.id as message_id, ${messageColumns} from messages m
     where m.conversation_id = ${conversation}::uuid and m.id ${place} ${messageId}::bigint
     order by m.id ${order} limit ${number})`;
  const { rows } = await sql<MessageWithKey>`
    ${side(sql`<`, sql`desc`)} union all ${side(sql`>`, sql`asc`)}`.execute(db);
  return rows;
}

/** A place in a conversation, and whose messages around it are meant. */
export type WrittenAround = { conversation: string; messageId: number; senderId: number };

/**
 * Returns the messages that one side wrote directly before and after each place, at most `number` in each direction.
 */
export async function listWrittenAround(
  db: Database | Tx,
  places: WrittenAround[],
  number: number,
): Promise<(MessageWithKey & { around: number })[]> {
  if (places.length === 0) return [];
  const side = (place: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select m.id as message_id, ${messageColumns} from messages m
     where m.conversation_id = t.conversation and m.sender_id = t.sender and m.id ${place} t.message
     order by m.id ${order} limit ${number})`;
  const { rows } = await sql<MessageWithKey & { around: number }>`
    select n.*, t.message as around
    from unnest(
      ${places.map(({ conversation }) => conversation)}::uuid[],
      ${places.map(({ messageId }) => messageId)}::bigint[],
      ${places.map(({ senderId }) => senderId)}::bigint[]
    ) t (conversation, message, sender)
    cross join lateral (${side(sql`<`, sql`desc`)} union all ${side(sql`>`, sql`asc`)}) n`.execute(db);
  return rows;
}

/** Returns a message and its neighbours, at most `number` on each side, the oldest first. */
export async function listAround(
  db: Database,
  conversation: string,
  publicId: string,
  number: number,
): Promise<MessageWithKey[]> {
  const found = await findMessage(db, conversation, publicId);
  if (!found) return [];
  const others = await listNeighbours(db, conversation, found.message_id, number);
  return [found, ...others].toSorted((one, other) => one.message_id - other.message_id);
}

/** Returns messages that contain a text in NFC, ignoring case, newest first. */
export async function listContaining(
  db: Database,
  conversation: string,
  text: string,
  limit: number,
): Promise<MessageWithKey[]> {
  const { rows } = await sql<MessageWithKey>`
    select m.id as message_id, ${messageColumns} from messages m
    where m.conversation_id = ${conversation}::uuid and strpos(lower(normalize(m.body)), lower(${text})) > 0
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Marks the other side's messages up to a given one as read. @returns how many */
export async function setMessagesRead(
  tx: Tx,
  { conversation, reader, upTo, now }: { conversation: string; reader: number; upTo: string; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages m set read_at = ${now}
    where m.conversation_id = ${conversation}::uuid and m.sender_id <> ${reader} and m.read_at is null
      and m.id <= (
        select u.id from messages u where u.conversation_id = m.conversation_id and u.public_id = ${upTo}::uuid
      )`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function sumCounts(
  db: Database | Tx,
  profileId: number,
  count: 'received' | 'unread',
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(${countFor(profileId, count)}), 0)::int as sum
    from conversations c where ${isSideOf(profileId)}`.execute(db);
  return rows[0]!.sum;
}

/** Returns how many messages a profile has received. */
export const countReceivedMessages = (db: Database, profileId: number): Promise<number> =>
  sumCounts(db, profileId, 'received');

/** Returns how many messages of a profile are unread. */
export const countUnreadMessages = (db: Database | Tx, profileId: number): Promise<number> =>
  sumCounts(db, profileId, 'unread');

export type UnreadMessage = { message: string; conversation: string; name: string; publicId: string };

/** Returns which messages a reader has received and not read, and whose senders are visible to them now. */
export async function listUnreadMessages(
  db: Database,
  reader: ReadingProfile,
  messages: { conversation: string; message: string }[],
): Promise<UnreadMessage[]> {
  const me = reader.profile?.id;
  if (!me) return [];
  const conversations = messages.map(({ conversation }) => conversation);
  const ids = messages.map(({ message }) => message);
  const { rows } = await sql<UnreadMessage>`
    select m.public_id as message, c.id as conversation, p.name, p.public_id as "publicId"
    from messages m
    join conversations c on c.id = m.conversation_id
    join profile_summaries p on p.id = ${otherOf(me)}
    where m.conversation_id = any(${conversations}::uuid[]) and m.public_id = any(${ids}::uuid[])
      and m.sender_id = p.id and m.read_at is null and ${isSideOf(me)} and ${visibleTo(reader)}`.execute(db);
  return rows;
}

/** Returns the unread messages of a conversation, as `listUnreadMessages` does. */
export async function listUnreadOf(
  db: Database,
  reader: ReadingProfile,
  conversation: string,
): Promise<UnreadMessage[]> {
  const { rows } = await sql<{ message: string }>`
    select m.public_id as message from messages m
    where m.conversation_id = ${conversation}::uuid and m.read_at is null`.execute(db);
  return listUnreadMessages(
    db,
    reader,
    rows.map(({ message }) => ({ conversation, message })),
  );
}
