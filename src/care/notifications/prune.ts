import { sql } from 'kysely';
import { countUpTo } from '../../kit/database/countUpTo.ts';
import type { Database } from '../../kit/database/db.ts';

const BATCH = 1000;

/** Deletes the notifications from before an instant, in batches, so that no statement takes long. */
export async function pruneNotifications(db: Database, before: Date): Promise<void> {
  for (let pruned = BATCH; pruned === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from notifications where id in (
        select id from notifications where created_at < ${before} order by created_at limit ${BATCH}
      )`.execute(db);
    pruned = Number(numAffectedRows);
  }
}

/** Returns how many notifications are from before an instant, up to a limit. */
export const countOldNotifications = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`notifications where created_at < ${before}`);
