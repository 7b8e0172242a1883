import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { isListable, isWithheld } from './visible.ts';

/**
 * Recomputes whether a profile is listed, and records an event for the rooms that keep rows of listed profiles.
 * Call it in the transaction of every change that this depends on.
 */
export async function relist(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  actor: Actor,
): Promise<boolean> {
  const listed = (await updateListing(tx, profileId, app.clock())) !== null;
  await recordEvent(tx, {
    name: 'profile.changed',
    data: { profile: profileId },
    actor,
    subject: { kind: 'profile', id: profileId },
  });
  return listed;
}

/** Recomputes whether the profiles of an account are listed. */
export async function relistAccount(
  app: Pick<App, 'clock'>,
  tx: Tx,
  accountId: number,
  actor: Actor,
): Promise<void> {
  for (const profile of await profilesOfAccount(tx, accountId)) await relist(app, tx, profile, actor);
}

/** Approves a profile, in the transaction of the decision: it is listed from then on unless something else prevents it. */
export async function approveProfile(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  actor: Actor,
): Promise<void> {
  await setApproved(tx, profileId, app.clock());
  await recordEvent(tx, {
    name: 'profile.approved',
    data: { profile: profileId },
    actor,
    subject: { kind: 'profile', id: profileId },
  });
  await relist(app, tx, profileId, actor);
}

/**
 * Sets or removes that the identity behind a profile is verified, in the caller's transaction. Returns whether that changes it.
 */
export async function setVerification(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  { verified, actor }: { verified: boolean; actor: Actor },
): Promise<boolean> {
  if (!(await setVerified(tx, profileId, verified ? app.clock() : null))) return false;
  await relist(app, tx, profileId, actor);
  return true;
}

/**
 * Locks a profile until the transaction ends, and returns whether it is approved; undefined when there is none. Call it
 * before every change of reviewed content and every decision on it, so that one waits for the other.
 */
export async function lockProfile(tx: Tx, profileId: number): Promise<{ approved: boolean } | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('approved_at')
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { approved: row.approved_at !== null };
}

/**
 * Locks a profile until the transaction ends, if the account may act for it now: a manager may have been removed since
 * the request began. Returns false for any other.
 */
export async function lockForEditing(tx: Tx, profileId: number, accountId: number): Promise<boolean> {
  await lockProfile(tx, profileId);
  // A statement of its own: one that waited for the lock would still see who managed it before.
  const { rows } = await sql`
    select from managers_of where profile_id = ${profileId} and account_id = ${accountId} and role <> 'viewer'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Locks profiles until the transaction ends, in the order of their ids, so that two who lock the same do not wait for each other. */
export async function lockProfiles(tx: Tx, ids: number[]): Promise<void> {
  await sql`select from profiles where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
}

/**
 * Sets whether a profile is listed, computed from its other columns and the accounts that manage it. Hiding it changes
 * nothing here: it comes back to its place. The update locks the row, so that two changes
 * at once run one after the other. One that is withheld because of its person comes back to its place, too.
 * Returns since when it is listed, null when it is not.
 */
export async function updateListing(tx: Tx, profileId: number, now: Date): Promise<Date | null> {
  // A statement of its own: one that waited for the lock would still see what its person and the site wanted before.
  await sql`select from profiles where id = ${profileId} for no key update`.execute(tx);
  const { rows } = await sql<{ listed_at: Date | null }>`
    update profiles p set
      listed_at = case
        when ${isListable}
        then coalesce(p.listed_at, p.listed_before, ${now}) end,
      listed_before = case when ${isWithheld} then coalesce(p.listed_at, p.listed_before) end
    where p.id = ${profileId}
    returning p.listed_at`.execute(tx);
  return rows[0]?.listed_at ?? null;
}

/** Returns the ids of the profiles that an account manages or views. */
export async function profilesOfAccount(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from managers_of where account_id = ${accountId} order by profile_id`.execute(tx);
  return rows.map((row) => row.profile_id);
}

/** Sets since when a profile is approved, unless it is approved already. */
export async function setApproved(tx: Tx, profileId: number, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ approved_at: now })
    .where('id', '=', profileId)
    .where('approved_at', 'is', null)
    .execute();
}

/** Sets since when the identity behind a profile is verified; null: it is not. Returns whether that changes it. */
export async function setVerified(tx: Tx, profileId: number, verifiedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ verified_at: verifiedAt })
    .where('id', '=', profileId)
    .where('verified_at', verifiedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
