import { sql } from 'kysely';
import type { Database } from '../kit/db.ts';

/** How many messages others have written to a profile. */
export async function countMessages(db: Database, profileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from conversations c join messages m on m.conversation_id = c.id
    where ${profileId} in (c.low_id, c.high_id) and m.sender_id <> ${profileId}`.execute(db);
  return rows[0]!.count;
}
