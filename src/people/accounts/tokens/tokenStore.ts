import type { Database, Tx } from '../../../kit/database/db.ts';

export type TokenPurpose = 'verify_email' | 'reset_password';

export async function insertToken(
  db: Database | Tx,
  token: { hash: Buffer; accountId: number; purpose: TokenPurpose; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: token.hash,
      account_id: token.accountId,
      purpose: token.purpose,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Locks the token of an email's link, used or not; undefined when it is unknown or expired. */
export function lockToken(tx: Tx, hash: Buffer, purpose: TokenPurpose, now: Date) {
  return tx
    .selectFrom('account_tokens')
    .select(['account_id', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks every open token of an account and purpose as used: using one email's link ends the earlier ones. */
export async function consumeTokens(
  tx: Tx,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredTokens(
  db: Database,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where('access_id', 'is', null)
    .where('last_seen_at', '<', idleSince)
    .execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('phone_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
}
