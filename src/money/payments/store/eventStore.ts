import { sql } from 'kysely';
import { countUpTo } from '../../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';

/** Stores a webhook event as received. @returns false if it was received before */
export async function insertEvent(tx: Tx, id: string, body: Buffer, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto('gateway_events')
    .values({ id, body, received_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export function findEvent(db: Database, id: string) {
  return db.selectFrom('gateway_events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Marks an event as unreadable, so that it waits for the staff. */
export async function markUnreadable(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('gateway_events').set({ unreadable: true }).where('id', '=', id).execute();
}

export async function endEvent(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('gateway_events').set({ settled_at: now }).where('id', '=', id).execute();
}

/**
 * Empties webhook events received before an instant: their bodies contain personal data. Ids stay, to recognise a
 * repeat.
 */
export async function emptyEvents(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('gateway_events')
    .set({ body: Buffer.alloc(0) })
    .where('received_at', '<', before)
    .where(sql<boolean>`length(body) > 0`)
    .execute();
}

/** Returns how many webhook events that would empty, up to a limit. */
export const countFullEvents = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`gateway_events where received_at < ${before} and length(body) > 0`);
