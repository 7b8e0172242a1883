import { findContact } from '../../accounts/read.ts';
import { code } from '../../kit/api/errorCode.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { lockAsOwner } from '../../managers/owners.ts';
import { readSite } from '../../site/read.ts';
import { eraseProfile } from './eraseProfile.ts';
import { checkLimited } from './password.ts';
import { keepSealedCopy } from './sealedCopies.ts';

const find = (db: App['db'] | Tx, profileId: number) =>
  db
    .selectFrom('deletion_requests')
    .select(['relation', 'requested_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

/** Returns for an owner whether a former one asked to delete the profile. */
export async function readRequest(app: App, { profile }: Member) {
  const row = profile.role === 'owner' ? await find(app.db, profile.id) : undefined;
  return { request: row ? { relation: row.relation, at: row.requested_at.toISOString() } : null };
}

/** Deletes the profile, where a former owner asked for it and this one agrees. Refuses it as not found where nobody asked. */
export async function agreeToDeletion(
  app: App,
  member: Member,
  { password, address }: { password: string; address: string },
): Promise<void> {
  if (member.profile.role !== 'owner') throw refuse.forbidden(code('owner_required'));
  if (!(await find(app.db, member.profile.id))) throw refuse.notFound();
  if (!(await checkLimited(app, member.accountId, password))) {
    throw refuse.invalid({ password: code('password_wrong') });
  }
  await app.db.transaction().execute(async (tx) => {
    const managers = await lockAsOwner(tx, member);
    if (!(await find(tx, member.profile.id))) throw refuse.notFound();
    // Of several owners, nobody deletes it without the others.
    if (managers.filter(({ role }) => role === 'owner').length > 1) {
      throw refuse.conflict(code('deletion_other_owners'));
    }
    const { accountId, profile } = member;
    const contact = (await findContact(tx, accountId))!;
    const profiles = [profile.publicId];
    await keepSealedCopy(app, tx, {
      subject: { account: accountId, ...contact, site: readSite(app).name, only: profiles },
      reason: 'agreed',
      text: undefined,
      address,
      profiles,
    });
    await eraseProfile(tx, member.profile.id, { actor: member.accountId, now: app.clock() });
  });
}

/** Keeps the profile. Repeating it is harmless. */
export async function declineDeletion(app: App, member: Member): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockAsOwner(tx, member);
    await tx.deleteFrom('deletion_requests').where('profile_id', '=', member.profile.id).execute();
    await recordEvent(tx, {
      name: 'deletion.declined',
      data: { profile: member.profile.id },
      actor: member.accountId,
      subject: { kind: 'profile', id: member.profile.id },
    });
  });
}
