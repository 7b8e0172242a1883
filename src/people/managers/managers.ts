import { refuse } from '../../kit/api/refusals.ts';
import type { ManagerRole, Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { deleteManager, listManagerRows, updateManager } from '../profiles/managed/managers.ts';
import { relist } from '../profiles/visible/listing.ts';
import { endInvitationsOf, listOpenInvitations } from './invitations/invitationStore.ts';
import { lockAsOwner, lockManagers } from './owners.ts';
import { keepsOwner } from './shared/rules.ts';

/** Returns who manages a member's profile; for owners with addresses and invitations. Our team sees no address. */
export async function readManagers(app: App, { accountId, profile, impersonator }: Member) {
  const now = app.clock();
  const isOwner = profile.role === 'owner';
  const rows = await listManagerRows(app.db, profile.id);
  const invitations = isOwner ? await listOpenInvitations(app.db, profile.id) : [];
  return {
    managers: rows.map((row) => {
      const you = row.account_id === accountId;
      return {
        id: row.id,
        you,
        role: row.role,
        relation: row.relation,
        name: impersonator ? null : row.name,
        email: !impersonator && (isOwner || you) ? row.email : null,
        since: row.accepted_at.toISOString(),
      };
    }),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      relation: row.relation,
      sentAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      expired: row.expires_at <= now,
    })),
  };
}

/** Changes what a manager may do and who they are. Refuses to lower the last owner, and a manager of another profile as not found. */
export async function changeManager(
  app: App,
  member: Member,
  { id, role, relation }: { id: string; role: ManagerRole; relation: string | null },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const managers = await lockAsOwner(tx, member);
    const found = managers.find((one) => one.id === id);
    if (!found) throw refuse.notFound();
    if (!keepsOwner(managers, id, role)) throw refuse.conflict(code('owner_last'));
    if (found.role === role && found.stated === relation) return;
    await updateManager(tx, id, { role, relation });
    if (found.role === 'owner' && role !== 'owner') {
      await endInvitationsOf(tx, member.profile.id, found.account_id);
    }
    // Whether it is listed depends on who may act for it.
    await relist(app, tx, member.profile.id, member.accountId);
    await recordEvent(tx, {
      name: 'manager.changed',
      data: { profile: member.profile.id, account: found.account_id },
      actor: member.accountId,
      subject: { kind: 'profile', id: member.profile.id },
    });
  });
}

/**
 * Removes a manager, or lets the member leave the profile. Refuses who is no owner and removes another, the last owner, and a
 * manager of another profile as not found. The removed one loses access with their next request; their open pages are notified.
 */
export async function removeManager(app: App, member: Member, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const managers = await lockManagers(tx, member);
    const me = managers.find((one) => one.account_id === member.accountId)!;
    const found = managers.find((one) => one.id === id);
    if (!found) throw refuse.notFound();
    if (found !== me && me.role !== 'owner') throw refuse.forbidden(code('owner_required'));
    if (!keepsOwner(managers, id, null)) throw refuse.conflict(code('owner_last'));
    await deleteManager(tx, id);
    await endInvitationsOf(tx, member.profile.id, found.account_id);
    await relist(app, tx, member.profile.id, member.accountId);
    await recordEvent(tx, {
      name: me.id === id ? 'manager.left' : 'manager.removed',
      data: { profile: member.profile.id, account: found.account_id },
      actor: member.accountId,
      subject: { kind: 'profile', id: member.profile.id },
    });
  });
}
