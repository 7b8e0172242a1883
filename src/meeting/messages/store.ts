import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { hasBlocked, holdOffBlocksOf } from '../../people/profiles/visible/blocked.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import { openedTo } from '../contact-details/read.ts';

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
  other_public_id: string;
  name: string;
  /** Whether the viewer may see the other side. */
  shown: boolean;
  /** Whether the viewer's side has blocked the other. */
  blocked: boolean;
  connected: boolean;
  /** Whether the other side may read contact details in the viewer's messages. */
  opened_mine: boolean;
  /** Whether the viewer may read contact details in messages of the other side. */
  opened_theirs: boolean;
};

/** Returns the other side of `c`, a conversation, by its id in SQL. */
export const otherOf = (me: number) => sql`case when c.low_id = ${me} then c.high_id else c.low_id end`;

/** Returns the condition whether a profile is a side of `c`, a conversation. */
export const isSideOf = (me: number) => sql<boolean>`(c.low_id = ${me} or c.high_id = ${me})`;

/** Returns SQL for a count that a conversation `c` stores for a profile's side (migration 0036). */
export const countFor = (profileId: number, count: 'received' | 'unread') =>
  sql<number>`case when c.low_id = ${profileId} then ${sql.ref(`c.low_${count}`)} else ${sql.ref(`c.high_${count}`)} end`;

/** Columns of a message `m`. */
export const messageColumns = sql`m.public_id, m.sender_id, m.body, m.sent_at, m.read_at`;

const conversationColumns = (viewer: Viewer): RawBuilder<unknown> => sql`
  c.id, p.id as other_id, p.public_id as other_public_id, p.name, ${visibleTo(viewer)} as shown,
  ${hasBlocked(viewer.profile!.id, sql.ref('p.id'))} as blocked,
  exists (select from connections t where t.profile_id = ${viewer.profile!.id} and t.other_id = p.id) as connected,
  ${openedTo(sql.ref('p.id'), sql`${viewer.profile!.id}::bigint`)} as opened_mine,
  ${openedTo(sql`${viewer.profile!.id}::bigint`, sql.ref('p.id'))} as opened_theirs`;

/**
 * Returns a conversation of the viewer, locked, and whether it has a message; undefined for any other. Messages are
 * written one after the other, so that their ids increase in the order in which they are shown, and no block comes in
 * between.
 */
export async function lockConversation(
  tx: Tx,
  viewer: Viewer,
  id: string,
  message: string,
): Promise<(ConversationRow & { sent: boolean }) | undefined> {
  await sql`
    select ${holdOffBlocksOf(sql`c.low_id`, sql`c.high_id`)} from (
      select c.low_id, c.high_id from conversations c
      where c.id = ${id}::uuid and ${isSideOf(viewer.profile!.id)} for no key update
    ) c`.execute(tx);
  const { rows } = await sql<ConversationRow & { sent: boolean }>`
    select ${conversationColumns(viewer)}, exists (
      select from messages m where m.conversation_id = c.id and m.public_id = ${message}::uuid
    ) as sent
    ${conversationOf(viewer, id)}`.execute(tx);
  return rows[0];
}

const conversationOf = (viewer: Viewer, id: string) => {
  const me = viewer.profile!.id;
  return sql`
    from conversations c join profile_summaries p on p.id = ${otherOf(me)}
    where c.id = ${id}::uuid and ${isSideOf(me)}`;
};

/** Returns a conversation of the viewer; undefined for any other. */
export async function findConversation(
  db: Database | Tx,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns(viewer)}
    ${conversationOf(viewer, id)}`.execute(db);
  return rows[0];
}

export async function findConversationBetween(
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

/** Adds the conversation of two profiles. If both add it at once, both get the same one. */
export async function insertConversation(tx: Tx, one: number, other: number, now: Date): Promise<string> {
  const row = await tx
    .insertInto('conversations')
    .values({ low_id: Math.min(one, other), high_id: Math.max(one, other), created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? (await findConversationBetween(tx, one, other))!;
}

export async function isConnected(db: Database | Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    select from connections where profile_id = ${one} and other_id = ${other}`.execute(db);
  return rows.length > 0;
}

/** Returns whether a reader may read contact details in messages of a writer. */
export async function isOpenedTo(db: Database, reader: number, writer: number): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`
    select ${openedTo(sql`${reader}::bigint`, sql`${writer}::bigint`)} as opened`.execute(db);
  return rows[0]!.opened;
}

type ListedRow = ConversationRow & MessageRow & { message_id: number; unread: number };

/** Returns a page of the viewer's conversations before a sort key, newest first, each with its last message. */
export async function listConversations(
  db: Database,
  viewer: Viewer,
  { before, limit }: { before: MessageSortKey | null; limit: number },
): Promise<ListedRow[]> {
  const me = viewer.profile!.id;
  const { rows } = await sql<ListedRow>`
    select ${conversationColumns(viewer)}, l.id as message_id, l.public_id, l.sender_id, l.body, l.sent_at, l.read_at,
      ${countFor(me, 'unread')} as unread
    from conversations c
    join profile_summaries p on p.id = ${otherOf(me)}
    cross join lateral (
      select m.id, ${messageColumns} from messages m where m.conversation_id = c.id order by m.id desc limit 1
    ) l
    where ${isSideOf(me)} and ${before ? sql`l.id < ${before[0]}::bigint` : sql`true`}
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the two profiles of a conversation; an empty list when it does not exist. */
export async function findConversationSides(db: Database, conversation: string): Promise<number[]> {
  const row = await db
    .selectFrom('conversations')
    .select(['low_id', 'high_id'])
    .where('id', '=', conversation)
    .executeTakeFirst();
  return row ? [row.low_id, row.high_id] : [];
}

/** Sort key: ids increase in the order in which messages are shown. */
export type MessageSortKey = readonly [messageId: number];
