import type { Tx } from '../../../kit/database/db.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';

type Impersonation = {
  /** The request that the account has allowed. */
  accessId: string;
  accountId: number;
  profileId: number;
  /** The staff session that it is opened from. It ends together with it. */
  openedFrom: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
};

/**
 * Opens a session in which a staff member sees the site as an account does, and ends an earlier one opened from the same staff
 * session. Returns the secret for the cookie. What may be seen in it is decided by `checkAccess`.
 */
export async function openImpersonation(tx: Tx, it: Impersonation): Promise<string> {
  const token = newToken();
  await tx.deleteFrom('sessions').where('opened_from', '=', it.openedFrom).execute();
  await tx
    .insertInto('sessions')
    .values({
      account_id: it.accountId,
      profile_id: it.profileId,
      access_id: it.accessId,
      opened_from: it.openedFrom,
      token_hash: hashToken(token),
      user_agent: it.userAgent,
      created_at: it.now,
      last_seen_at: it.now,
      expires_at: it.expiresAt,
    })
    .execute();
  return token;
}

/** Ends one of these sessions. */
export async function endImpersonation(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).where('access_id', 'is not', null).execute();
}

/** Ends the sessions in which staff use an access. */
export async function endImpersonations(tx: Tx, accessId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('access_id', '=', accessId).execute();
}
