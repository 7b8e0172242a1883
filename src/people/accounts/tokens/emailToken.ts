import type { App } from '../../../kit/app/app.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { lockAccount } from '../read.ts';
import { findAccount } from '../store.ts';
import { insertToken, type TokenPurpose } from './tokenStore.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Creates the token of an email's link. Called when the email is written and not by the request, so that the jobs table holds
 * no secret. Null when the account is gone or suspended, or has no address.
 */
export async function createEmailToken(app: App, accountId: number, purpose: TokenPurpose, hours: number) {
  return app.db.transaction().execute(async (tx) => {
    // A change of the address ends the tokens for the old one: it comes wholly before or after.
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, accountId);
    if (!account?.email || account.suspended_at) return null;
    const { email } = account;
    const token = newToken();
    const now = app.clock();
    await insertToken(tx, {
      hash: hashToken(token),
      accountId,
      purpose,
      now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
    });
    return { token, account: { ...account, email } };
  });
}
