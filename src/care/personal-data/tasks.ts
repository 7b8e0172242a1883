import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import { readRetention, retentionCutoff } from '../../kit/app/retention.ts';
import { unseal } from '../../kit/app/seal.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { FAREWELL } from './deletion/deleteAccount.ts';
import { deleteRequestedProfiles } from './deletion/deleteRequestedProfiles.ts';
import { destroyOldCopies } from './deletion/sealedCopies.ts';
import { deleteUnconfirmed } from './deletion/unconfirmed/unconfirmed.ts';
import { makeDownload, sweepDownloads } from './downloads/downloads.ts';
import { removeOldLedger } from './ledger/removeOldLedger.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    make_download: { download: string };
    remove_downloads: Record<string, never>;
    destroy_sealed_copies: Record<string, never>;
    remove_old_ledger: Record<string, never>;
    /** The address is sealed: the account that had it is gone, and the jobs table holds no addresses. */
    mail_farewell: { to: string; unconfirmed?: boolean };
    delete_unconfirmed: Record<string, never>;
    delete_unkept: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: {
    async mail_farewell(app, payload) {
      const to = (await unseal(app.db, FAREWELL, payload.to)) as
        | { email: string; locale: string }
        | undefined;
      if (!to) return null;
      const i18n = i18nFor(to.locale);
      const { sealedDays, ledgerYears } = readRetention(app);
      const values = { site: readSite(app).name, days: sealedDays, years: ledgerYears };
      return {
        to: to.email,
        ...writeEmail(app, to.locale, {
          subject: i18n._({
            id: 'mail.farewell.subject',
            message: 'Your account on {site} is deleted',
            values,
          }),
          paragraphs: [
            i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
            payload.unconfirmed
              ? i18n._({
                  id: 'mail.farewell.unconfirmed',
                  message:
                    'Your account on {site} is deleted because it was never verified. You can register again at any time.',
                  values,
                })
              : i18n._({
                  id: 'mail.farewell.text',
                  message: 'Your account on {site} is deleted, and you are logged out on all devices.',
                  values,
                }),
            i18n._({
              id: 'mail.farewell.kept',
              message:
                'The law asks us to keep invoices and payments for {years} years. An encrypted copy of the other data is kept for {days} days, for legal requests only, and then destroyed.',
              values,
            }),
            i18n._({ id: 'mail.farewell.wish', message: 'We wish you and your family well.' }),
          ],
          rest: payload.unconfirmed
            ? []
            : [
                i18n._({
                  id: 'mail.farewell.other',
                  message: "If you didn't do this, please contact us at once.",
                }),
              ],
          reason: i18n._({
            id: 'mail.farewell.reason',
            message: "You're receiving this because an account with this address on {site} was deleted.",
            values,
          }),
        }),
      };
    },
  },
  tasks: {
    make_download: (app, { download }) => makeDownload(app, download),
    remove_downloads: (app) => sweepDownloads(app),
    destroy_sealed_copies: (app) => destroyOldCopies(app.db, app.clock(), retentionCutoff(app, 'sealedDays')),
    remove_old_ledger: (app) => removeOldLedger(app),
    delete_unconfirmed: (app) => deleteUnconfirmed(app),
    delete_unkept: (app) => deleteRequestedProfiles(app),
  },
  crontab: [
    '37 * * * * remove_downloads',
    '42 21 * * * destroy_sealed_copies',
    '52 21 * * * remove_old_ledger',
    // Late in the morning in India: it sends emails.
    '32 5 * * * delete_unconfirmed',
    '17 * * * * delete_unkept',
  ],
};
