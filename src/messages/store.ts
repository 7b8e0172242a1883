import { type RawBuilder, sql } from 'kysely';
import { openedBetween } from '../contact-details/read.ts';
import type { Viewer } from '../kit/api/viewer.ts';
import type { Database, Tx } from '../kit/database/db.ts';
import { visibleTo } from '../profiles/visible/visible.ts';

/** Whose messages they are, and as whom they see the other side. */
type Reader = Pick<Viewer, 'premium'> & { profile: { id: number } | null };

export type MessageRow = {
  public_id: string;
  sender_id: number;
  body: string;
  sent_at: Date;
  read_at: Date | null;
};

export type ConversationRow = {
  id: string;
  other_id: number;
  name: string;
  /** Whether the viewer may see the other side. */
  shown: boolean;
  connected: boolean;
  /** Whether one of the two has opened the contact details of the other. */
  opened: boolean;
};

const otherOf = (me: number) => sql`case when c.low_id = ${me} then c.high_id else c.low_id end`;
const of = (me: number) => sql<boolean>`(c.low_id = ${me} or c.high_id = ${me})`;
const messageColumns = sql`m.public_id, m.sender_id, m.body, m.sent_at, m.read_at`;

const conversationColumns = (viewer: Viewer): RawBuilder<unknown> => sql`
  c.id, p.id as other_id, p.name, ${visibleTo(viewer)} as shown,
  exists (select from connections t where t.profile_id = ${viewer.profile!.id} and t.other_id = p.id) as connected,
  ${openedBetween(sql.ref('c.low_id'), sql.ref('c.high_id'))} as opened`;

/**
 * A conversation that the viewer is a side of; undefined for any other. With `lock` what is written to it comes one
 * after the other, so that the ids of its messages rise in the order in which they are seen.
 */
export async function findConversation(
  db: Database | Tx,
  viewer: Viewer,
  id: string,
  { lock = false } = {},
): Promise<ConversationRow | undefined> {
  const me = viewer.profile!.id;
  if (lock) {
    await sql`select from conversations c where c.id = ${id}::uuid and ${of(me)} for no key update`.execute(
      db,
    );
  }
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns(viewer)}
    from conversations c join profile_summaries p on p.id = ${otherOf(me)}
    where c.id = ${id}::uuid and ${of(me)}`.execute(db);
  return rows[0];
}

export async function findBetween(
  db: Database | Tx,
  one: number,
  other: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', Math.min(one, other))
    .where('high_id', '=', Math.max(one, other))
    .executeTakeFirst();
  return row?.id;
}

/** Opens the conversation of two profiles; of two who do so at once, the second finds the first's. */
export async function insertConversation(tx: Tx, one: number, other: number, at: Date): Promise<string> {
  const row = await tx
    .insertInto('conversations')
    .values({ low_id: Math.min(one, other), high_id: Math.max(one, other), created_at: at })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? (await findBetween(tx, one, other))!;
}

export async function isConnected(db: Database | Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    select from connections where profile_id = ${one} and other_id = ${other}`.execute(db);
  return rows.length > 0;
}

export async function findMessage(
  db: Database | Tx,
  conversation: string,
  publicId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m
    where m.conversation_id = ${conversation}::uuid and m.public_id = ${publicId}::uuid`.execute(db);
  return rows[0];
}

type NewMessage = {
  conversation: string;
  publicId: string;
  senderId: number;
  /** Who wrote it for the sender. */
  accountId: number;
  body: string;
  at: Date;
};

export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  return tx
    .insertInto('messages')
    .values({
      conversation_id: message.conversation,
      public_id: message.publicId,
      sender_id: message.senderId,
      account_id: message.accountId,
      body: message.body,
      sent_at: message.at,
    })
    .returning(['public_id', 'sender_id', 'body', 'sent_at', 'read_at'])
    .executeTakeFirstOrThrow();
}

/** Where a message stands among others: ids rise in the order in which messages are seen. */
export type PlaceOfMessage = readonly [messageId: number];

/** Messages from before a place, the newest first. */
export async function listMessages(
  db: Database,
  conversation: string,
  { before, limit }: { before: PlaceOfMessage | null; limit: number },
): Promise<(MessageRow & { message_id: number })[]> {
  const { rows } = await sql<MessageRow & { message_id: number }>`
    select m.id as message_id, ${messageColumns} from messages m
    where m.conversation_id = ${conversation}::uuid and ${before ? sql`m.id < ${before[0]}::bigint` : sql`true`}
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

type ListedRow = ConversationRow & MessageRow & { message_id: number; unread: number };

/** A page of the viewer's conversations with the last message of each; the newest first, from before a place. */
export async function listConversations(
  db: Database,
  viewer: Viewer,
  { before, limit }: { before: PlaceOfMessage | null; limit: number },
): Promise<ListedRow[]> {
  const me = viewer.profile!.id;
  const { rows } = await sql<ListedRow>`
    select ${conversationColumns(viewer)}, l.id as message_id, l.public_id, l.sender_id, l.body, l.sent_at, l.read_at, (
      select count(*)::int from messages u
      where u.conversation_id = c.id and u.sender_id <> ${me} and u.read_at is null
    ) as unread
    from conversations c
    join profile_summaries p on p.id = ${otherOf(me)}
    cross join lateral (
      select m.id, ${messageColumns} from messages m where m.conversation_id = c.id order by m.id desc limit 1
    ) l
    where ${of(me)} and ${before ? sql`l.id < ${before[0]}::bigint` : sql`true`}
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Marks what the other side wrote, up to a message, as read. @returns how many that were */
export async function markRead(
  tx: Tx,
  { conversation, reader, upTo, at }: { conversation: string; reader: number; upTo: string; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages m set read_at = ${at}
    where m.conversation_id = ${conversation}::uuid and m.sender_id <> ${reader} and m.read_at is null
      and m.id <= (
        select u.id from messages u where u.conversation_id = m.conversation_id and u.public_id = ${upTo}::uuid
      )`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** How many messages others have written to a profile. */
export async function countReceived(db: Database, profileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from conversations c join messages m on m.conversation_id = c.id
    where ${of(profileId)} and m.sender_id <> ${profileId}`.execute(db);
  return rows[0]!.count;
}

/** How many of them wait to be read. */
export async function countUnread(db: Database | Tx, profileId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread
    from conversations c join messages m on m.conversation_id = c.id
    where ${of(profileId)} and m.sender_id <> ${profileId} and m.read_at is null`.execute(db);
  return rows[0]!.unread;
}

export type UnreadMessage = { message: string; conversation: string; name: string };

/** Returns those of messages that a reader has received and not read, and whose senders they may see now. */
export async function listUnread(
  db: Database,
  reader: Reader,
  messages: { conversation: string; message: string }[],
): Promise<UnreadMessage[]> {
  const me = reader.profile?.id;
  if (!me) return [];
  const conversations = messages.map(({ conversation }) => conversation);
  const ids = messages.map(({ message }) => message);
  const { rows } = await sql<UnreadMessage>`
    select m.public_id as message, c.id as conversation, p.name
    from messages m
    join conversations c on c.id = m.conversation_id
    join profile_summaries p on p.id = ${otherOf(me)}
    where m.conversation_id = any(${conversations}::uuid[]) and m.public_id = any(${ids}::uuid[])
      and m.sender_id = p.id and m.read_at is null and ${of(me)} and ${visibleTo(reader)}`.execute(db);
  return rows;
}

/** As `listUnread`, for all of a conversation. */
export async function listUnreadOf(
  db: Database,
  reader: Reader,
  conversation: string,
): Promise<UnreadMessage[]> {
  const { rows } = await sql<{ message: string }>`
    select m.public_id as message from messages m
    where m.conversation_id = ${conversation}::uuid and m.read_at is null`.execute(db);
  return listUnread(
    db,
    reader,
    rows.map(({ message }) => ({ conversation, message })),
  );
}

/** Returns the two profiles of a conversation; none for one that is not there. */
export async function findSidesOf(db: Database, conversation: string): Promise<number[]> {
  const row = await db
    .selectFrom('conversations')
    .select(['low_id', 'high_id'])
    .where('id', '=', conversation)
    .executeTakeFirst();
  return row ? [row.low_id, row.high_id] : [];
}
