import { type RawBuilder, sql } from 'kysely';
import type { ManagerRole } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';

export type InvitationRow = {
  id: string;
  profile_id: number;
  email: string | null;
  role: ManagerRole;
  relation: string;
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: number | null;
};

const columns = [
  'id',
  'profile_id',
  'email',
  'role',
  'relation',
  'invited_by',
  'created_at',
  'expires_at',
  'accepted_at',
  'accepted_by',
] as const;

/** Returns the invitations of a profile that nobody has accepted, newest first. */
export function listOpenInvitations(db: Database | Tx, profileId: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('manager_invitations')
    .select(columns)
    .where('profile_id', '=', profileId)
    .where('accepted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .$castTo<InvitationRow>()
    .execute();
}

export function findInvitation(db: Database | Tx, id: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('manager_invitations')
    .select(columns)
    .where('id', '=', id)
    .$castTo<InvitationRow>()
    .executeTakeFirst();
}

/**
 * Whether `i`, an invitation, works: not while an account that acts for the profile is suspended, unless an owner who is not has
 * sent it. Whoever is suspended would go on by another account, and show the profile again by removing the suspended one.
 */
const works: RawBuilder<boolean> = sql<boolean>`(
  not exists (
    select from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = i.profile_id and m.role <> 'viewer' and a.suspended_at is not null
  ) or exists (
    select from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = i.profile_id and m.account_id = i.invited_by and m.role = 'owner' and a.suspended_at is null
  )
)`;

/** Returns whether the links of an invitation work as long as it is open. */
export async function isWorking(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from manager_invitations i where i.id = ${id}::uuid and ${works}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Returns the invitation of a link that works or was used, whether it was emailed, and the profile's public id and name;
 * undefined for none.
 */
export async function findByToken(
  db: Database | Tx,
  tokenHash: Buffer,
): Promise<(InvitationRow & { emailed: boolean; public_id: string; name: string }) | undefined> {
  const { rows } = await sql<InvitationRow & { emailed: boolean; public_id: string; name: string }>`
    select i.*, l.emailed, p.public_id, p.name
    from manager_invitation_links l
    join manager_invitations i on i.id = l.invitation_id
    join profile_summaries p on p.id = i.profile_id
    where l.token_hash = ${tokenHash} and (i.accepted_at is not null or ${works})`.execute(db);
  return rows[0];
}

type NewInvitation = Pick<InvitationRow, 'profile_id' | 'email' | 'role' | 'relation'> & {
  invited_by: number;
  created_at: Date;
  expires_at: Date;
};

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { id } = await tx
    .insertInto('manager_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setExpiry(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('manager_invitations').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Marks an invitation as accepted, and so all its links as used. */
export async function setAccepted(
  tx: Tx,
  id: string,
  { actor, now }: { actor: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('manager_invitations')
    .set({ accepted_at: now, accepted_by: actor })
    .where('id', '=', id)
    .execute();
}

/** Removes an invitation that nobody has accepted. Returns whether there was one. */
export async function deleteOpen(tx: Tx, profileId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('manager_invitations')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertLink(
  db: Database | Tx,
  link: { tokenHash: Buffer; invitationId: string; emailed: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('manager_invitation_links')
    .values({
      token_hash: link.tokenHash,
      invitation_id: link.invitationId,
      emailed: link.emailed,
      created_at: link.now,
    })
    .execute();
}

export async function deleteExpiredInvitations(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('manager_invitations').where('expires_at', '<', before).execute();
}

/**
 * Ends the open invitations of an account that is no longer an owner, and every copied link, since nobody knows who copied it.
 * Emailed links of other owners go on working.
 */
export async function endInvitationsOf(tx: Tx, profileId: number, accountId: number): Promise<void> {
  await sql`
    delete from manager_invitations
    where profile_id = ${profileId} and accepted_at is null and invited_by = ${accountId}`.execute(tx);
  await sql`
    delete from manager_invitation_links l using manager_invitations i
    where i.id = l.invitation_id and i.profile_id = ${profileId} and i.accepted_at is null and not l.emailed`.execute(
    tx,
  );
}
