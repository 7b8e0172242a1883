import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

export async function insertWalkIn(
  tx: Tx,
  it: { profileId: number; accountId: number; actor: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('walk_ins')
    .values({
      profile_id: it.profileId,
      account_id: it.accountId,
      registered_by: it.actor,
      registered_at: it.now,
    })
    .execute();
}

export type WalkIn = { profile_id: number; account_id: number; claimed_at: Date | null };

const columns = ['profile_id', 'account_id', 'claimed_at'] as const;

/** Returns the family that staff registered with a profile; undefined for others. */
export function findWalkInOf(db: Database | Tx, profileId: number): Promise<WalkIn | undefined> {
  return db.selectFrom('walk_ins').select(columns).where('profile_id', '=', profileId).executeTakeFirst();
}

/** Returns the unclaimed profile of an account. */
export function findUnclaimedOf(db: Database | Tx, accountId: number): Promise<WalkIn | undefined> {
  return db
    .selectFrom('walk_ins')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the unclaimed profile of a link that works, with its public id and name; undefined for none. */
export async function findWalkInByLink(db: Database | Tx, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<WalkIn & { emailed: boolean; public_id: string; name: string }>`
    select k.profile_id, k.account_id, k.claimed_at, l.emailed, p.public_id, p.name
    from claim_links l join walk_ins k on k.profile_id = l.profile_id
    join profile_summaries p on p.id = k.profile_id
    where l.token_hash = ${tokenHash} and l.expires_at > ${now} and k.claimed_at is null`.execute(db);
  return rows[0];
}

export async function setClaimed(tx: Tx, profileId: number, now: Date): Promise<void> {
  await tx.updateTable('walk_ins').set({ claimed_at: now }).where('profile_id', '=', profileId).execute();
}

export async function insertClaimLink(
  db: Database | Tx,
  link: { tokenHash: Buffer; profileId: number; emailed: boolean; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('claim_links')
    .values({
      token_hash: link.tokenHash,
      profile_id: link.profileId,
      emailed: link.emailed,
      expires_at: link.expiresAt,
    })
    .execute();
}

export async function deleteClaimLinks(tx: Tx, profileId: number): Promise<void> {
  await tx.deleteFrom('claim_links').where('profile_id', '=', profileId).execute();
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('claim_links').where('expires_at', '<', now).execute();
}
