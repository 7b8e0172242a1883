import { sql } from 'kysely';
import { recordAudit } from '../../base/audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { lockAccount } from '../accounts/read.ts';
import { restoreAccount, suspendAccount } from '../accounts/states/suspension.ts';
import { lockProfiles } from '../profiles/visible/listing.ts';
import type { ReportReason } from '../safety/shared/rules.ts';
import type { SuspensionDays } from './shared/rules.ts';
import {
  areStaff,
  endOpenSuspensions,
  hasOpenSuspension,
  insertSuspension,
  listDueSuspensions,
  listOpenSuspensions,
} from './store.ts';

export type Suspension = { reason: ReportReason; message: string | null; days: SuspensionDays };

/** @param bulk what was suspended together has the same; null on a member's page */
type ActingStaff = { actor: number; bulk: string | null };

/**
 * Suspends every account that may act for a profile, in the caller's transaction: their sessions end, all profiles that they
 * act for are hidden, and each gets an email. Refuses with CONFLICT when the profile is suspended already, and when one of
 * the accounts is a staff account: suspending a profile must not lock out a colleague or the last admin.
 * @returns until when; null: for good
 */
export async function suspendProfile(
  app: App,
  tx: Tx,
  profileId: number,
  { reason, message, days, actor, bulk }: Suspension & ActingStaff,
): Promise<Date | null> {
  const accounts = await lockActing(tx, profileId);
  if ((await listOpenSuspensions(tx, profileId)).length > 0 || accounts.some((one) => one.suspended)) {
    throw refuse.conflict(code('member_suspended'));
  }
  if (accounts.length === 0) throw refuse.notFound();
  if (
    await areStaff(
      tx,
      accounts.map(({ id }) => id),
    )
  )
    throw refuse.conflict(code('member_is_staff'));
  const now = app.clock();
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const ids: string[] = [];
  for (const { id } of accounts) {
    ids.push(
      await insertSuspension(tx, { profileId, accountId: id, reason, message, actor, now, until, bulk }),
    );
    await suspendAccount(tx, { accountId: id, actor, now });
  }
  await recordEvent(tx, {
    name: 'profile.suspended',
    data: { profile: profileId },
    actor,
    subject: { kind: 'profile', id: profileId },
    jobs: ids.map((suspension) => ({ task: 'mail_suspended' as const, payload: { suspension } })),
  });
  return until;
}

/** As `suspendProfile`, by a staff member; in the audit log. */
export async function suspendByStaff(
  app: App,
  tx: Tx,
  staff: Staff,
  {
    profile,
    bulk = null,
    ...it
  }: Suspension & { profile: { id: number; publicId: string }; bulk?: string | null },
): Promise<Date | null> {
  const until = await suspendProfile(app, tx, profile.id, { ...it, actor: staff.accountId, bulk });
  await recordAudit(tx, {
    actor: staff,
    action: 'suspend',
    subject: { kind: 'profile', id: profile.publicId },
    now: app.clock(),
    reason: it.reason,
    before: { suspended: false },
    after: { suspended: true, until },
  });
  return until;
}

/**
 * Ends the suspension of a profile's accounts, unless another profile keeps an account suspended. Refuses with CONFLICT when
 * none is suspended.
 * @param actor the staff member; null when its time is over
 */
export async function restoreProfile(
  app: App,
  tx: Tx,
  profileId: number,
  actor: number | null,
): Promise<void> {
  const accounts = await lockActing(tx, profileId);
  const ended = await endOpenSuspensions(tx, profileId, { now: app.clock(), actor });
  const suspended = accounts.filter((one) => one.suspended).map(({ id }) => id);
  // Accounts that manage it no longer were suspended with it, too.
  const concerned = [...new Set([...suspended, ...ended.map((one) => one.account_id)])];
  if (concerned.length === 0) throw refuse.conflict(code('member_not_suspended'));
  for (const accountId of concerned) {
    if (!(await hasOpenSuspension(tx, accountId)))
      await restoreAccount(tx, { accountId, actor: actor ?? 'system' });
  }
  await recordEvent(tx, {
    name: 'profile.restored',
    data: { profile: profileId },
    actor: actor ?? 'system',
    subject: { kind: 'profile', id: profileId },
    jobs: ended.map(({ id }) => ({ task: 'mail_restored' as const, payload: { suspension: id } })),
  });
}

/** Ends the suspension of a profile that is about to be deleted, if it is suspended. The caller has called `lockActing`. */
export async function endSuspension(app: App, tx: Tx, profileId: number, actor: number): Promise<void> {
  for (const { account_id } of await endOpenSuspensions(tx, profileId, { now: app.clock(), actor })) {
    if (!(await hasOpenSuspension(tx, account_id)))
      await restoreAccount(tx, { accountId: account_id, actor });
  }
}

/** Ends the suspensions whose time is over, each in its own transaction. */
export async function endDueSuspensions(app: App): Promise<void> {
  for (const profileId of await listDueSuspensions(app.db, app.clock())) {
    await app.db.transaction().execute(async (tx) => {
      await lockActing(tx, profileId);
      const due = (await listOpenSuspensions(tx, profileId)).some(
        ({ until }) => until && until <= app.clock(),
      );
      // Whoever had the lock before may have ended it.
      if (due) await restoreProfile(app, tx, profileId, null);
    });
  }
}

/**
 * Locks the accounts that may act for a profile, and every profile that these act for, in the order of their ids: whether
 * those are listed changes with it.
 */
export async function lockActing(tx: Tx, profileId: number): Promise<{ id: number; suspended: boolean }[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.profile_id as id from managers_of m join managers_of o on o.account_id = m.account_id
    where m.profile_id = ${profileId} and m.role <> 'viewer' order by 1`.execute(tx);
  await lockProfiles(tx, [profileId, ...rows.map(({ id }) => id)]);
  for (const { id } of await listActing(tx, profileId)) await lockAccount(tx, id);
  return listActing(tx, profileId);
}

/** Returns the accounts that may act for a profile, and which of them are suspended. */
export async function listActing(
  db: Database | Tx,
  profileId: number,
): Promise<{ id: number; suspended: boolean }[]> {
  const { rows } = await sql<{ id: number; suspended: boolean }>`
    select a.id, a.suspended_at is not null as suspended
    from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = ${profileId} and m.role <> 'viewer' order by a.id`.execute(db);
  return rows;
}
