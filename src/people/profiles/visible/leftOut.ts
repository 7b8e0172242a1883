import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { blockedEitherWay } from './blocked.ts';

/**
 * Returns SQL for the profiles of the same family as a profile: one account acts for the one, and acts for the other or views
 * it. Brother and sister are not found by each other, nor recommended to each other.
 */
export const sameFamily = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    select n.profile_id as id from managers_of m join managers_of n on n.account_id = m.account_id
    where m.profile_id = ${profile} and n.profile_id <> m.profile_id and (m.role <> 'viewer' or n.role <> 'viewer')`;

/** Returns SQL for the profiles that a profile's searches and recommendations leave out although it may see some of them. */
export const leftOutOf = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    ${blockedEitherWay(profile)} union ${sameFamily(profile)}`;

/** Returns the profiles that a profile has blocked or is blocked by, and those of its own family. */
export async function listLeftOut(db: Database, profileId: number): Promise<number[]> {
  const { rows } = await leftOutOf(sql`${profileId}::bigint`).execute(db);
  return rows.map((row) => row.id);
}
