import { refuse } from '../../../kit/api/refusals.ts';
import type { ManagerRole, Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { refuseStaff } from '../../accounts/read.ts';
import { setSessionProfile } from '../../accounts/sessions/sessions.ts';
import { recordDeclaration } from '../registration/declarations.ts';
import { checkPerson, createProfile } from '../registration/register.ts';
import { type PersonToAdd, PROFILES_PER_ACCOUNT } from '../shared/rules.ts';
import { listManagedRows, lockManaged, markUsed } from './managedStore.ts';
import { relationOf } from './relations.ts';

/** Returns the profiles that an account manages, the oldest first. */
export async function listManaged(app: App, viewer: Viewer) {
  const rows = await listManagedRows(app.db, viewer.accountId);
  return rows.map((row) => ({
    id: row.public_id,
    name: row.name,
    role: row.role,
    current: row.id === viewer.profile?.id,
  }));
}

/** A profile in the list of those an account manages. @property self whether it is about the account holder */
export type ManagedProfile = { id: string; name: string; role: ManagerRole; self: boolean; alone: boolean };

/**
 * Returns a profile that an account manages, and whether it is the only one; undefined for one that it does not manage.
 * @param profile its key
 */
export async function findManagedProfile(
  db: Database,
  accountId: number,
  profile: number,
): Promise<ManagedProfile | undefined> {
  const rows = await listManagedRows(db, accountId);
  const row = rows.find(({ id }) => id === profile);
  if (!row) return undefined;
  const { public_id, name, role } = row;
  return { id: public_id, name, role, self: relationOf(row) === 'self', alone: rows.length === 1 };
}

/** Switches the viewer's session to another profile that the account manages; refuses any other as not found. */
export async function switchProfile(app: App, viewer: Viewer, publicId: string) {
  return app.db.transaction().execute(async (tx) => {
    const chosen = (await lockManaged(tx, viewer.accountId)).find((one) => one.public_id === publicId);
    if (!chosen) throw refuse.notFound();
    await actFor(app, tx, viewer, chosen.id);
    return { id: chosen.public_id, name: chosen.name };
  });
}

/**
 * Adds a profile to the viewer's account and switches the session to it. The same person (name, gender and date of
 * birth) is added once: a repeat returns the existing profile.
 */
export async function addProfile(app: App, viewer: Viewer, it: PersonToAdd) {
  const { accountId } = viewer;
  if (viewer.staff) throw refuse.forbidden(code('staff_without_profiles'));
  const terms = await checkPerson(app, it);
  return app.db.transaction().execute(async (tx) => {
    const managed = await lockManaged(tx, accountId);
    await refuseStaff(tx, accountId);
    const same = managed.find(
      (one) => one.name === it.name && one.gender === it.gender && one.date_of_birth === it.dateOfBirth,
    );
    if (!same && managed.length >= PROFILES_PER_ACCOUNT) {
      throw refuse.conflict(code('profiles_too_many', { maximum: PROFILES_PER_ACCOUNT }));
    }
    const profile = same
      ? { key: same.id, id: same.public_id, listed: same.listed_at !== null }
      : await createProfile(app, tx, accountId, it, terms);
    await recordDeclaration(tx, profile.key, accountId);
    await actFor(app, tx, viewer, profile.key);
    return { id: profile.id, listed: profile.listed };
  });
}

/** Returns how many profiles an account manages. The caller has locked the account. */
export async function countManaged(tx: Tx, accountId: number): Promise<number> {
  return (await listManagedRows(tx, accountId)).length;
}

/** Lets a session act for a profile that its account manages, inside the caller's transaction. */
export async function actFor(
  app: App,
  tx: Tx,
  { accountId, sessionId }: Viewer,
  profileId: number,
): Promise<void> {
  await setSessionProfile(tx, { accountId, sessionId, profileId });
  await markUsed(tx, accountId, profileId, app.clock());
}
