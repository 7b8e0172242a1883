import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findAccount } from '../store.ts';
import { verifyPassword } from './password.ts';

const QUARTER_HOUR = 15 * 60;

/**
 * Checks the password of the viewer's account again, before a change that a borrowed browser should not make. Returns the
 * account. Refuses a wrong one at `field`; ten wrong ones in 15 minutes with TOO_MANY_REQUESTS.
 */
export async function checkPassword(app: App, { accountId }: Viewer, password: string, field: string) {
  const key = `password of ${accountId}`;
  const wait = await consume(app.db, app.clock, { key, max: 10, windowSeconds: QUARTER_HOUR });
  if (wait) throw refuse.tooMany(wait, code('login_too_often'));
  const account = await findAccount(app.db, accountId);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    throw refuse.invalid({ [field]: code('password_wrong') });
  }
  await reset(app.db, key);
  return account;
}
