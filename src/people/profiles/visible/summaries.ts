import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';

/** Returns name and public id of profiles by their internal ids, for staff: without a check of visibility. */
export async function listSummaries(
  db: Database,
  ids: number[],
): Promise<Map<number, { name: string; publicId: string }>> {
  const { rows } = await sql<{ id: number; name: string; public_id: string }>`
    select id, name, public_id from profile_summaries where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name, public_id }) => [id, { name, publicId: public_id }]));
}
