import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import { findPhone } from '../read.ts';
import { findWaitingChange } from './emailChangeStore.ts';

/** Returns what the viewer's settings show of their account. */
export async function readOwnAccount(app: App, { accountId, email, verified, phoneVerified }: Viewer) {
  const [number, change] = await Promise.all([
    findPhone(app, accountId),
    findWaitingChange(app.db, accountId, app.clock()),
  ]);
  return {
    email,
    emailVerified: email !== null && verified,
    emailChange: change
      ? {
          email: change.email,
          expiresAt: change.expires_at.toISOString(),
          newConfirmed: change.new_confirmed_at !== null,
          oldConfirmed: change.old_confirmed_at !== null,
          changesAt: change.changes_at?.toISOString() ?? null,
        }
      : null,
    phone: number ? { number, formatted: formatPhone(number), verified: phoneVerified } : null,
    phoneCodes: app.config.sms && { outboxUrl: app.config.sms.outboxUrl },
  };
}
