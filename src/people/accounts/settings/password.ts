import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockAccount } from '../read.ts';
import { weaknessOn } from '../sessions/guesses/weakness.ts';
import { hashPassword, verifyPassword } from '../sessions/password.ts';
import { deleteSessions } from '../sessions/sessionStore.ts';
import { consumeTokens } from '../sessions/tokenStore.ts';
import { findAccount, setPassword } from '../store.ts';
import { stopChanges } from './emailChangeStore.ts';

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

/**
 * Changes the password of the viewer's account and ends its other sessions, and the links to reset it. Returns how many
 * sessions ended. Of two changes at once, the later one finds that its current password is no longer right.
 */
export async function changePassword(
  app: App,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<number> {
  const { accountId, sessionId } = viewer;
  const account = await checkPassword(app, viewer, currentPassword, 'currentPassword');
  const weak = weaknessOn(app, password, [account.email, account.phone ?? '', viewer.profile?.name ?? '']);
  if (weak) throw refuse.invalid({ password: weak });
  const hash = await hashPassword(password);
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const now = await findAccount(tx, accountId);
    if (now?.password_hash !== account.password_hash) {
      throw refuse.invalid({ currentPassword: code('password_wrong') });
    }
    await setPassword(tx, accountId, hash);
    await consumeTokens(tx, accountId, 'reset_password', app.clock());
    // Whoever knew the old password may have started it.
    await stopChanges(tx, accountId, app.clock());
    const ended = await deleteSessions(tx, accountId, { except: sessionId });
    await recordEvent(tx, {
      name: 'password.changed',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
      jobs: [{ task: 'mail_password_changed', payload: { account: accountId } }],
    });
    return ended;
  });
}
