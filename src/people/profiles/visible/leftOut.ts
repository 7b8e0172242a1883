import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { blockedEitherWay } from './blocked.ts';

/**
 * Returns SQL for the profiles of a profile's own family: an account manages both, or manages one and views the other. Brother
 * and sister are neither found by nor recommended to each other.
 */
export const sameFamily = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    select n.profile_id as id from managers_of m join managers_of n on n.account_id = m.account_id
    where m.profile_id = ${profile} and n.profile_id <> m.profile_id and (m.role <> 'viewer' or n.role <> 'viewer')`;

/** Returns SQL for the profiles that a profile's searches and recommendations exclude, although it may see some of them. */
export const leftOutOf = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    ${blockedEitherWay(profile)} union ${sameFamily(profile)}`;

/** Returns the profiles that a profile has blocked or is blocked by, and its own family. */
export async function listLeftOut(db: Database, profileId: number): Promise<number[]> {
  const { rows } = await leftOutOf(sql`${profileId}::bigint`).execute(db);
  return rows.map((row) => row.id);
}
