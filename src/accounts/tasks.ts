import type { App } from '../kit/app.ts';
import { sweepEmails } from '../kit/emails.ts';
import { recordEvent } from '../kit/events.ts';
import type { Tasks } from '../kit/jobs.ts';
import { sweepLimits } from '../kit/limits.ts';
import { readSite } from '../site/read.ts';
import { deleteExpired, findAccount, insertToken, type Purpose } from './store.ts';
import { hashToken, newToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    mail_verification: { account: number };
    mail_password_reset: { account: number };
    mail_forgotten_password: { account: number | null };
    sweep_accounts: Record<string, never>;
  }
}

// The token is made here and not by the request, so that no secret lies in the table of jobs.
async function mailToken(app: App, accountId: number, purpose: Purpose, hours: number) {
  const account = await findAccount(app.db, accountId);
  if (!account || account.suspended_at) return null;
  const token = newToken();
  const at = app.clock();
  await insertToken(app.db, {
    hash: hashToken(token),
    accountId,
    purpose,
    at,
    expiresAt: new Date(at.getTime() + hours * HOUR_MS),
  });
  return { token, account };
}

export const tasks: Tasks = {
  emails: {
    async mail_verification(app, { account: id }) {
      const made = await mailToken(app, id, 'verify_email', 72);
      if (!made || made.account.email_verified_at) return null;
      // Behind '#', the token is sent to no server and stands in no log.
      return {
        to: made.account.email,
        subject: `Confirm your e-mail address for ${readSite(app).name}`,
        text: [
          'Namaste,',
          `Please confirm that this e-mail address is yours. Your profile on ${readSite(app).name} is shown to others once you have:`,
          `${app.config.publicUrl}/verify-email#${made.token}`,
          'The link works for three days. If you have not registered with us, you need not do anything.',
        ].join('\n\n'),
      };
    },
    async mail_password_reset(app, { account: id }) {
      const made = await mailToken(app, id, 'reset_password', 1);
      if (!made) return null;
      return {
        to: made.account.email,
        subject: `Set a new password for ${readSite(app).name}`,
        text: [
          'Namaste,',
          `Somebody asked for a new password for your account on ${readSite(app).name}. If it was you, set it here:`,
          `${app.config.publicUrl}/reset-password#${made.token}`,
          'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
        ].join('\n\n'),
      };
    },
  },
  tasks: {
    /** As asked for by anybody who typed an address: `account` is null where it belongs to none. */
    async mail_forgotten_password(app, { account: id }) {
      const account = id === null ? undefined : await findAccount(app.db, id);
      if (!account || account.suspended_at) return;
      await app.db.transaction().execute((tx) =>
        recordEvent(tx, {
          name: 'password.forgotten',
          data: { account: account.id },
          actor: 'system',
          subject: { kind: 'account', id: account.id },
          jobs: [{ task: 'mail_password_reset', payload: { account: account.id } }],
        }),
      );
    },
    async sweep_accounts(app) {
      await deleteExpired(app.db, app.clock());
      await sweepLimits(app.db, app.clock);
      await sweepEmails(app.db, app.clock);
    },
  },
  crontab: ['17 * * * * sweep_accounts'],
};
