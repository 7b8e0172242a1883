import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/db.ts';

type NewCode = { accountId: number; phone: string; hash: string; now: Date; expiresAt: Date };

/** Stores the code that was sent last to an account, in the place of an earlier one. */
export async function putCode(tx: Tx, { accountId, phone, hash, now, expiresAt }: NewCode): Promise<void> {
  const row = { phone, code_hash: hash, wrong: 0, sent_at: now, expires_at: expiresAt };
  await tx
    .insertInto('phone_codes')
    .values({ account_id: accountId, ...row })
    .onConflict((on) => on.column('account_id').doUpdateSet(row))
    .execute();
}

/** Locks the code of an account; undefined when none was sent, or it has expired. */
export function lockCode(tx: Tx, accountId: number, now: Date) {
  return tx
    .selectFrom('phone_codes')
    .select(['phone', 'code_hash', 'wrong'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts a wrong code: after a few, the code no longer works. */
export async function countWrong(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('phone_codes')
    .set((set) => ({ wrong: set('wrong', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes the code of an account. @param hash only this one, if another has not replaced it */
export async function deleteCode(tx: Tx, accountId: number, hash: string): Promise<void> {
  await tx
    .deleteFrom('phone_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .execute();
}

/**
 * Sets the verified phone number of an account. Returns false when another account has verified the same one: of two at
 * once, the first to get here wins.
 */
export async function setVerifiedPhone(
  tx: Tx,
  { accountId, phone, now }: { accountId: number; phone: string; now: Date },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx);
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ phone, phone_verified_at: now })
    .where('id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as other')
            .select('other.id')
            .where('other.phone', '=', phone)
            .where('other.phone_verified_at', 'is not', null)
            .where('other.id', '<>', accountId),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns accounts whose profiles wait for a verified phone number. */
export async function findWaitingForPhone(tx: Tx, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('phone_required', '=', true)
    .where('phone_verified_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function dropPhoneRequirement(tx: Tx, accounts: number[]): Promise<void> {
  await tx.updateTable('accounts').set({ phone_required: false }).where('id', 'in', accounts).execute();
}
