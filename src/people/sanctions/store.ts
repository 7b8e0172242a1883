import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { ReportReason } from '../safety/shared/rules.ts';

export type SuspensionRow = {
  id: string;
  profile_id: number;
  account_id: number;
  reason: ReportReason;
  message: string | null;
  suspended_at: Date;
  until: Date | null;
  ended_at: Date | null;
};

const columns = [
  'id',
  'profile_id',
  'account_id',
  'reason',
  'message',
  'suspended_at',
  'until',
  'ended_at',
] as const;

export function findSuspension(db: Database | Tx, id: string): Promise<SuspensionRow | undefined> {
  return db
    .selectFrom('suspensions')
    .select(columns)
    .where('id', '=', id)
    .$castTo<SuspensionRow>()
    .executeTakeFirst();
}

/** Returns the suspensions of a profile that have not ended. */
export function listOpenSuspensions(db: Database | Tx, profileId: number): Promise<SuspensionRow[]> {
  return db
    .selectFrom('suspensions')
    .select(columns)
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .$castTo<SuspensionRow>()
    .execute();
}

type NewSuspension = {
  profileId: number;
  accountId: number;
  reason: string;
  message: string | null;
  actor: number;
  now: Date;
  until: Date | null;
  bulk: string | null;
};

export async function insertSuspension(tx: Tx, it: NewSuspension): Promise<string> {
  const { id } = await tx
    .insertInto('suspensions')
    .values({
      profile_id: it.profileId,
      account_id: it.accountId,
      reason: it.reason,
      message: it.message,
      suspended_by: it.actor,
      suspended_at: it.now,
      until: it.until,
      bulk: it.bulk,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the open suspensions of a profile. Returns them. */
export async function endOpenSuspensions(
  tx: Tx,
  profileId: number,
  { now, actor }: { now: Date; actor: number | null },
): Promise<SuspensionRow[]> {
  return tx
    .updateTable('suspensions')
    .set({ ended_at: now, ended_by: actor })
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .returning(columns)
    .$castTo<SuspensionRow>()
    .execute();
}

/** Returns whether an account still has an open suspension, because of another profile. */
export async function hasOpenSuspension(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from suspensions where account_id = ${accountId} and ended_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns profiles whose suspension is over by now; at most 100. */
export async function listDueSuspensions(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select distinct profile_id from suspensions
    where ended_at is null and until is not null and until <= ${now} limit 100`.execute(db);
  return rows.map(({ profile_id }) => profile_id);
}

export type WarningRow = {
  id: string;
  profile_id: number;
  reason: ReportReason;
  message: string;
  warned_at: Date;
};

export async function insertWarning(
  tx: Tx,
  it: { profileId: number; reason: string; message: string; actor: number; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('warnings')
    .values({
      profile_id: it.profileId,
      reason: it.reason,
      message: it.message,
      warned_by: it.actor,
      warned_at: it.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the warnings of a profile with the given ids, and its name. */
export async function listNamedWarnings(
  db: Database,
  profileId: number,
  ids: string[],
): Promise<(WarningRow & { name: string })[]> {
  const { rows } = await sql<WarningRow & { name: string }>`
    select w.id, w.profile_id, w.reason, w.message, w.warned_at, p.name
    from warnings w join profile_summaries p on p.id = w.profile_id
    where w.profile_id = ${profileId} and w.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export type SanctionRow = {
  kind: 'warning' | 'suspension';
  reason: ReportReason;
  message: string | null;
  imposed_at: Date;
  imposed_by: string | null;
  until: Date | null;
  ended_at: Date | null;
};

/** Returns the warnings and suspensions of a profile, newest first; at most 100. Of a suspension, one row for all its accounts. */
export async function listSanctions(db: Database, profileId: number): Promise<SanctionRow[]> {
  const { rows } = await sql<SanctionRow>`
    select s.*, n.name as imposed_by from (
      select 'warning' as kind, reason, message, warned_at as imposed_at, warned_by as staff, null::timestamptz as until,
        null::timestamptz as ended_at
      from warnings where profile_id = ${profileId}
      union
      select 'suspension', reason, message, suspended_at, suspended_by, until, ended_at
      from suspensions where profile_id = ${profileId}
    ) s left join staff_names n on n.account_id = s.staff
    order by s.imposed_at desc limit 100`.execute(db);
  return rows;
}

export type BulkSuspended = { id: string; name: string; reason: ReportReason; suspendedAt: Date };

/**
 * Returns the profiles that a staff member suspended by their newest bulk action since an instant and that are still suspended;
 * at most 200. Suspensions on a member's own page and earlier bulk actions do not count.
 */
export async function listNewestBulk(
  db: Database | Tx,
  { actor, since, profile }: { actor: number; since: Date; profile?: number },
): Promise<BulkSuspended[]> {
  const { rows } = await sql<BulkSuspended>`
    select p.public_id as id, p.name, s.reason, s.suspended_at as "suspendedAt" from (
      select profile_id, min(reason) as reason, min(suspended_at) as suspended_at from suspensions
      where ended_at is null and bulk = (
        select bulk from suspensions
        where suspended_by = ${actor} and suspended_at > ${since} and bulk is not null
        order by suspended_at desc, bulk limit 1
      ) and (${profile ?? null}::bigint is null or profile_id = ${profile ?? null})
      group by profile_id
    ) s join profile_summaries p on p.id = s.profile_id
    order by p.name, p.public_id limit 200`.execute(db);
  return rows;
}

/** Returns which of the given profiles a staff member manages now: they cannot be suspended. */
export async function findManagedByStaff(db: Database, profileIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ profile_id: number }>`
    select distinct m.profile_id
    from managers_of m join staff_names s on s.account_id = m.account_id
    where m.profile_id = any(${profileIds}::bigint[]) and m.role <> 'viewer' and s.ended_at is null`.execute(
    db,
  );
  return new Set(rows.map((row) => row.profile_id));
}

/** Returns whether any of the given accounts is a staff account now. */
export async function areStaff(tx: Tx, accountIds: number[]): Promise<boolean> {
  const { rows } = await sql`
    select from staff_names where account_id = any(${accountIds}::bigint[]) and ended_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
