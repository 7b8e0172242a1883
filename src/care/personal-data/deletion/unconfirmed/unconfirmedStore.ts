import { sql } from 'kysely';
import { countUpTo } from '../../../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../../../kit/database/db.ts';

/**
 * Accounts whose address and phone number were never verified, and which nobody has used since an instant. Left out is who
 * is or was of the staff, is suspended, has paid, has a plan, or manages a profile with others.
 */
const unconfirmed = (unusedSince: Date) => sql`
  accounts a
  cross join lateral (
    select greatest(
      a.created_at,
      (select max(s.last_seen_at) from sessions s where s.account_id = a.id),
      (
        select max(p.last_active_at) from profile_managers m join profiles p on p.id = m.profile_id
        where m.account_id = a.id
      )
    ) as used_at
  ) last
  where a.email_verified_at is null and a.phone_verified_at is null and a.suspended_at is null
    and a.created_at < ${unusedSince} and last.used_at < ${unusedSince}
    and not exists (select from staff t where t.account_id = a.id)
    and not exists (select from orders o join payments y on y.order_id = o.id where o.account_id = a.id)
    and not exists (
      select from profile_managers m join memberships e on e.profile_id = m.profile_id where m.account_id = a.id
    )
    and not exists (
      select from profile_managers m join profile_managers other on other.profile_id = m.profile_id
      where m.account_id = a.id and other.account_id <> a.id
    )`;

// Whoever used the account after a warning is warned again.
const warnedInTime = (warnedBefore: Date) =>
  sql`and a.deletion_warned_at < ${warnedBefore} and a.deletion_warned_at >= last.used_at`;
const unwarned = sql`and (a.deletion_warned_at is null or a.deletion_warned_at < last.used_at)`;

/** Since when an account is unused, and before when its person was warned, for it to be deleted. */
export type DeletionCutoffs = { unusedSince: Date; warnedBefore: Date };

/** Returns the accounts that are to be deleted, the oldest first. */
export const listDueForDeletion = (
  db: Database,
  { unusedSince, warnedBefore }: DeletionCutoffs,
  limit: number,
): Promise<number[]> =>
  listIds(
    db,
    sql`${unconfirmed(unusedSince)} ${warnedInTime(warnedBefore)} order by a.created_at limit ${limit}`,
  );

/** Returns whether an account is still to be deleted. */
export async function isDue(
  tx: Tx,
  accountId: number,
  { unusedSince, warnedBefore }: DeletionCutoffs,
): Promise<boolean> {
  const found = await listIds(
    tx,
    sql`${unconfirmed(unusedSince)} ${warnedInTime(warnedBefore)} and a.id = ${accountId}`,
  );
  return found.length > 0;
}

/** Returns the accounts whose persons are to be warned, the oldest first. */
export const listUnwarned = (db: Database, unusedSince: Date, limit: number): Promise<number[]> =>
  listIds(db, sql`${unconfirmed(unusedSince)} ${unwarned} order by a.created_at limit ${limit}`);

/** Returns how many accounts are to be deleted, up to a limit. */
export const countDue = (
  db: Database,
  { unusedSince, warnedBefore }: DeletionCutoffs,
  limit: number,
): Promise<number> => countUpTo(db, limit, sql`${unconfirmed(unusedSince)} ${warnedInTime(warnedBefore)}`);

async function listIds(db: Database | Tx, from: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from ${from}`.execute(db);
  return rows.map(({ id }) => id);
}
