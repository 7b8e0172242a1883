import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { isPasswordOf } from '../../../people/accounts/read.ts';

/** Returns whether a password is the account's. Refuses the ninth try in 15 minutes with the time to wait. */
export async function checkLimited(app: App, accountId: number, password: string): Promise<boolean> {
  const limit = { key: `deletion of ${accountId}`, max: 8, windowSeconds: 15 * 60 };
  const wait = await consume(app.db, app.clock, limit);
  if (wait) throw refuse.tooMany(wait);
  return isPasswordOf(app.db, accountId, password);
}
