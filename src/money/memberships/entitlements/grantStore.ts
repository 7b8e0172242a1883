import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Entitlement } from '../shared/rules.ts';

type GrantRow = { membership_id: number; entitlement: Entitlement; quota: number | null; used: number };

/** Returns the entitlements of a profile's current memberships, earliest end first, with how often each was used. */
export async function listGrants(
  db: Database | Tx,
  now: Date,
  profileId: number,
  entitlement?: Entitlement,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select e.membership_id, e.entitlement, e.quota, (
      select count(*)::int from entitlement_uses u
      where u.membership_id = e.membership_id and u.entitlement = e.entitlement
    ) as used
    from memberships m
    join membership_entitlements e on e.membership_id = m.id
    where m.profile_id = ${profileId} and m.starts_at <= ${now} and m.ends_at > ${now}
      ${entitlement ? sql`and e.entitlement = ${entitlement}` : sql``}
    order by m.ends_at, m.id`.execute(db);
  return rows;
}

/** Like `listGrants`, for one entitlement; locks the grants. */
export async function lockGrants(
  tx: Tx,
  now: Date,
  profileId: number,
  entitlement: Entitlement,
): Promise<GrantRow[]> {
  await sql`
    select from memberships m
    where m.profile_id = ${profileId} and m.ends_at > ${now}
    order by m.id for no key update`.execute(tx);
  return listGrants(tx, now, profileId, entitlement);
}

/** Returns the membership, among some, that was already used for a subject. */
export async function findUse(
  tx: Tx,
  grants: { membership_id: number }[],
  entitlement: Entitlement,
  usedFor: string,
): Promise<number | undefined> {
  if (grants.length === 0) return undefined;
  const found = await tx
    .selectFrom('entitlement_uses')
    .select('membership_id')
    .where(
      'membership_id',
      'in',
      grants.map(({ membership_id }) => membership_id),
    )
    .where('entitlement', '=', entitlement)
    .where('used_for', '=', usedFor)
    .executeTakeFirst();
  return found?.membership_id;
}
