import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';

export type ReplyRow = {
  id: string;
  by_staff: boolean;
  author: string | null;
  text: string;
  written_at: Date;
};

type NewReply = { messageId: number; byStaff: boolean; author: number; text: string; sentAt: Date };

/** Adds to a conversation. Returns the id. */
export async function insertReply(tx: Tx, it: NewReply): Promise<string> {
  const { id } = await tx
    .insertInto('contact_replies')
    .values({
      message_id: it.messageId,
      by_staff: it.byStaff,
      author: it.author,
      text: it.text,
      written_at: it.sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns what was written after the first message, oldest first; at most 200. */
export async function listReplies(db: Database, messageId: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select r.id, r.by_staff, s.name as author, r.text, r.written_at
    from contact_replies r left join staff_names s on s.account_id = r.author
    where r.message_id = ${messageId} order by r.written_at, r.id limit 200`.execute(db);
  return rows;
}

/** Returns a reply with the message it answers; undefined once either is gone. */
export async function findReply(
  db: Database,
  id: string,
): Promise<{ text: string; thread: string; email: string; message: string; sent_at: Date } | undefined> {
  return db
    .selectFrom('contact_replies as r')
    .innerJoin('contact_messages as c', 'c.id', 'r.message_id')
    .select(['r.text', 'c.thread', 'c.email', 'c.message', 'c.sent_at'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}
