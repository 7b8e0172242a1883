import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

type InvitationRow = {
  id: string;
  email: string;
  role: string;
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
};

const columns = ['id', 'email', 'role', 'invited_by', 'created_at', 'expires_at'] as const;

/** Returns the invitations that wait, newest first; at most 500. */
export async function listInvitations(
  db: Database,
): Promise<(InvitationRow & { inviterName: string | null })[]> {
  const { rows } = await sql<InvitationRow & { inviterName: string | null }>`
    select i.id, i.email, i.role, i.invited_by, i.created_at, i.expires_at, n.name as "inviterName"
    from staff_invitations i left join staff_names n on n.account_id = i.invited_by
    where i.ended_at is null order by i.created_at desc, i.id limit 500`.execute(db);
  return rows;
}

/** Adds an invitation; undefined while one for the address waits. */
export function insertStaffInvitation(
  tx: Tx,
  it: { email: string; role: string; invitedBy: number; now: Date; expiresAt: Date },
) {
  return tx
    .insertInto('staff_invitations')
    .values({
      email: it.email,
      role: it.role,
      invited_by: it.invitedBy,
      created_at: it.now,
      expires_at: it.expiresAt,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Locks an invitation that waits. */
export function lockInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return tx
    .selectFrom('staff_invitations')
    .select(columns)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the invitation of a link; undefined when it is unknown, replaced, expired, withdrawn or used. */
export function findStaffInvitation(
  db: Database | Tx,
  hash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(columns)
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function setToken(db: Database | Tx, id: string, hash: Buffer | null): Promise<void> {
  await db.updateTable('staff_invitations').set({ token_hash: hash }).where('id', '=', id).execute();
}

/** Renews an invitation under the name of the colleague who resends it: it ends with the sender's role. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  { invitedBy, expiresAt }: { invitedBy: number; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ invited_by: invitedBy, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Ends an invitation: accepted by an account, or withdrawn. */
export async function endInvitation(tx: Tx, id: string, now: Date, accountId: number | null): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ ended_at: now, account_id: accountId, token_hash: null })
    .where('id', '=', id)
    .execute();
}
