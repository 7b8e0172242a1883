import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';

/** Returns the profiles that a profile has blocked or is blocked by. */
export async function listBlocked(db: Database, profileId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select blocked_id as id from blocks where blocker_id = ${profileId}
    union
    select blocker_id from blocks where blocked_id = ${profileId}`.execute(db);
  return rows.map((row) => row.id);
}
