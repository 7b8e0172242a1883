import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { profilesOfAccount, setApproved, setVerified, updateListing } from '../store.ts';
import { shownNow } from './visible.ts';

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

/** Returns the names of those profiles that others can find, by their ids. */
export async function readListedNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name'])
    .where('p.id', 'in', ids)
    .where(shownNow)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
