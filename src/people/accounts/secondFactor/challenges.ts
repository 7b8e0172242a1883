import type { Database, Tx } from '../../../kit/database/db.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';

type Db = Database | Tx;
type ChallengePurpose = 'login' | 'passkey';

/** How long a second step may take, in milliseconds. */
export const CHALLENGE_MS = 10 * MINUTE_MS;

export async function insertChallenge(
  db: Db,
  it: {
    tokenHash: Buffer;
    accountId: number;
    purpose: ChallengePurpose;
    passkeyChallenge: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: it.tokenHash,
      account_id: it.accountId,
      purpose: it.purpose,
      passkey_challenge: it.passkeyChallenge,
      expires_at: it.expiresAt,
    })
    .execute();
}

export function findChallenge(db: Db, tokenHash: Buffer, purpose: ChallengePurpose, now: Date) {
  return db
    .selectFrom('login_challenges')
    .select(['account_id', 'passkey_challenge'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a challenge. Returns whether it was open: of two at once, one. */
export async function endChallenge(db: Db, tokenHash: Buffer): Promise<boolean> {
  const ended = await db
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}
