import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockOrdersOf } from '../../../money/payments/read.ts';
import { lockAsOwner } from '../../../people/managers/owners.ts';
import { listManagerRows, type ManagerRow } from '../../../people/profiles/managed/managers.ts';
import { showAgain } from '../../../people/profiles/visible/settings/settings.ts';
import { eraseProfile } from './eraseProfile.ts';
import { checkLimited } from './password.ts';
import { keepSealedCopy } from './sealedCopies.ts';

const find = (db: App['db'] | Tx, profileId: number) =>
  db
    .selectFrom('deletion_requests')
    .select(['relation', 'requested_at', 'agreed_by', 'delete_at', 'hid'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

/**
 * Returns whether a former owner asked to delete the profile, and who has not agreed yet: for its owners, and while a day is
 * set for it, for everybody who manages or views it.
 */
export async function readRequest(app: App, { accountId, profile }: Member) {
  const row = await find(app.db, profile.id);
  if (!row || (profile.role !== 'owner' && !row.delete_at)) return { request: null };
  const managers = await listManagerRows(app.db, profile.id);
  return {
    request: {
      relation: row.relation,
      requestedAt: row.requested_at.toISOString(),
      deleteAt: row.delete_at?.toISOString() ?? null,
      hid: row.hid,
      agreed: row.agreed_by.includes(accountId),
      others: othersToAgree(managers, row.agreed_by, accountId),
    },
  };
}

const othersToAgree = (managers: ManagerRow[], agreed: number[], own: number) =>
  managers.filter(
    ({ role, account_id }) => role === 'owner' && account_id !== own && !agreed.includes(account_id),
  ).length;

/**
 * Agrees to what a former owner asked for. Once all owners have agreed, the profile is deleted. Refuses it as not found where
 * nobody asked.
 * @returns whether it is deleted
 */
export async function agreeToDeletion(
  app: App,
  member: Member,
  { password, address }: { password: string; address: string },
): Promise<boolean> {
  if (member.profile.role !== 'owner') throw refuse.forbidden(code('owner_required'));
  if (!(await find(app.db, member.profile.id))) throw refuse.notFound();
  if (!(await checkLimited(app, member.accountId, password))) {
    throw refuse.invalid({ password: code('password_wrong') });
  }
  return app.db.transaction().execute(async (tx) => {
    await lockOrdersOf(tx, { profiles: [member.profile.id] });
    const managers = await lockAsOwner(tx, member);
    const request = await find(tx, member.profile.id);
    if (!request) throw refuse.notFound();
    const { accountId, profile } = member;
    if (othersToAgree(managers, request.agreed_by, accountId) > 0) {
      await addAgreement(tx, member, request.agreed_by);
      return false;
    }
    const profiles = [profile.publicId];
    await keepSealedCopy(app, tx, { account: accountId, profiles, reason: 'agreed', address });
    await eraseProfile(tx, profile.id, { actor: accountId, now: app.clock() });
    return true;
  });
}

async function addAgreement(tx: Tx, { accountId, profile }: Member, agreed: number[]): Promise<void> {
  if (agreed.includes(accountId)) return;
  await tx
    .updateTable('deletion_requests')
    .set({ agreed_by: [...agreed, accountId] })
    .where('profile_id', '=', profile.id)
    .execute();
  await recordEvent(tx, {
    name: 'deletion.agreed',
    data: { profile: profile.id },
    actor: accountId,
    subject: { kind: 'profile', id: profile.id },
  });
}

/** Keeps the profile, which is shown again if the wish hid it. Repeating it is harmless. */
export async function declineDeletion(app: App, member: Member): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockAsOwner(tx, member);
    const request = await find(tx, member.profile.id);
    await tx.deleteFrom('deletion_requests').where('profile_id', '=', member.profile.id).execute();
    if (request?.hid) await showAgain(app, tx, member.profile.id, member.accountId);
    await recordKept(tx, member.profile.id, member.accountId);
  });
}

/** Keeps a profile that a manager shows again while it is hidden because its former owner wants it deleted. */
export async function keepShownProfile(
  tx: Tx,
  { profile }: { profile: number },
  { actor }: { actor: Actor },
) {
  if (actor === 'system') return;
  const { numDeletedRows } = await tx
    .deleteFrom('deletion_requests')
    .where('profile_id', '=', profile)
    .where('delete_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await recordKept(tx, profile, actor);
}

const recordKept = (tx: Tx, profile: number, actor: Actor) =>
  recordEvent(tx, {
    name: 'deletion.declined',
    data: { profile },
    actor,
    subject: { kind: 'profile', id: profile },
  });
