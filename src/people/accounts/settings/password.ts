import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { checkPassword } from '../passwords/checkPassword.ts';
import { hashPassword } from '../passwords/password.ts';
import { weaknessOn } from '../passwords/weakness.ts';
import { lockAccount } from '../read.ts';
import { deleteSessions } from '../sessions/sessionStore.ts';
import { findAccount, setPassword } from '../store.ts';
import { consumeTokens } from '../tokens/tokenStore.ts';
import { stopChanges } from './emailChangeStore.ts';

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
  const weak = weaknessOn(app, password, [
    account.email ?? '',
    account.phone ?? '',
    viewer.profile?.name ?? '',
  ]);
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
