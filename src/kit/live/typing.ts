import { sql } from 'kysely';
import type { Database } from '../database/db.ts';

/** Notifies the browsers of a profile's managers that the other side of a conversation is writing. Nothing is stored. */
export async function sendTyping(
  db: Database,
  { profile, conversation }: { profile: number; conversation: string },
): Promise<void> {
  await sql`
    select pg_notify('live', json_build_object(
      'typing', ${conversation}::text, 'accounts', json_agg(account_id))::text)
    from managers_of where profile_id = ${profile} having count(*) > 0`.execute(db);
}
