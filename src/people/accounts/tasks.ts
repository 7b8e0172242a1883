import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import { sweepLimits } from '../../kit/api/limits/limits.ts';
import { retentionCutoff } from '../../kit/app/retention.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { sweepEmails } from '../../kit/jobs/emails.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { formatsFor } from '../../kit/locale/formats.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { makeDueChanges } from './settings/emailChange.ts';
import { writeChangeNotice, writeConfirmation, writePasswordChanged } from './settings/emails.ts';
import { WARNED_DAYS } from './shared/limits.ts';
import { UNCLAIMED } from './shared/rules.ts';
import { findAccount } from './store.ts';
import { writeStaffCreated } from './team/emails.ts';
import { createEmailToken } from './tokens/emailToken.ts';
import { deleteExpiredTokens } from './tokens/tokenStore.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    /** `deletedOn`: the day in India on which the account will be deleted if nobody verifies it. */
    mail_verification: { account: number; deletedOn?: string };
    mail_password_reset: { account: number };
    mail_staff_created: { account: number };
    mail_email_confirmation: { change: string };
    mail_email_change: { change: string };
    mail_password_changed: { account: number };
    mail_forgotten_password: { account: number | null };
    change_due_emails: Record<string, never>;
    sweep_accounts: Record<string, never>;
  }
}

/** How long the link to verify an address works. */
const LINK_DAYS = 3;

export const tasks: Tasks = {
  emails: {
    async mail_verification(app, { account: id, deletedOn }) {
      const days = deletedOn ? WARNED_DAYS : LINK_DAYS;
      const made = await createEmailToken(app, id, 'verify_email', days * 24);
      if (!made || made.account.email_verified_at) return null;
      const { email, locale } = made.account;
      const i18n = i18nFor(locale);
      const { name: site } = readSite(app);
      const values = {
        site,
        days,
        date: deletedOn ? formatsFor(locale).longDay(deletedOn) : '',
      };
      return {
        to: email,
        ...writeEmail(app, locale, {
          subject: deletedOn
            ? i18n._({
                id: 'mail.verification.last_subject',
                message: 'Your account on {site} will be deleted on {date}',
                values,
              })
            : i18n._({
                id: 'mail.verification.subject',
                message: 'Verify your email address for {site}',
                values,
              }),
          paragraphs: [
            i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
            i18n._({
              id: 'mail.verification.text',
              message:
                'Please verify your email address. Others can see the profile on {site} only after that.',
              values,
            }),
            ...(deletedOn
              ? [
                  i18n._({
                    id: 'mail.verification.last',
                    message: "If you don't verify it, your account will be deleted on {date}.",
                    values,
                  }),
                ]
              : []),
          ],
          // Behind '#', the token is sent to no server and is in no log.
          button: {
            label: i18n._({ id: 'mail.verification.button', message: 'Verify email' }),
            url: `${app.config.publicUrl}/verify-email#${made.token}`,
          },
          rest: [
            i18n._({
              id: 'mail.verification.until',
              message: 'The link works for {days, plural, one {# day} other {# days}}.',
              values,
            }),
          ],
          reason: i18n._({
            id: 'mail.verification.reason',
            message:
              "You're receiving this because someone registered on {site} with this address. If it wasn't you, no action is needed.",
            values: { site },
          }),
        }),
      };
    },
    async mail_password_reset(app, { account: id }) {
      const made = await createEmailToken(app, id, 'reset_password', 1);
      if (!made) return null;
      const { email, locale } = made.account;
      const i18n = i18nFor(locale);
      const { name: site } = readSite(app);
      return {
        to: email,
        ...writeEmail(app, locale, {
          subject: i18n._({
            id: 'mail.password.subject',
            message: 'Reset your password for {site}',
            values: { site },
          }),
          paragraphs: [
            i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
            i18n._({
              id: 'mail.password.text',
              message: 'Use this link to reset the password of your account on {site}.',
              values: { site },
            }),
          ],
          button: {
            label: i18n._({ id: 'mail.password.button', message: 'Reset password' }),
            url: `${app.config.publicUrl}/reset-password#${made.token}`,
          },
          rest: [
            i18n._({ id: 'mail.password.until', message: 'The link works for 1 hour, and only once.' }),
            i18n._({
              id: 'mail.password.other',
              message: "If you didn't ask for this, ignore this email. Your password stays the same.",
            }),
          ],
          reason: i18n._({
            id: 'mail.password.reason',
            message:
              "You're receiving this because a password reset was requested for this account on {site}.",
            values: { site },
          }),
        }),
      };
    },
    mail_email_confirmation: writeConfirmation,
    mail_email_change: writeChangeNotice,
    mail_password_changed: writePasswordChanged,
    mail_staff_created: writeStaffCreated,
  },
  tasks: {
    /** A password reset requested by anybody: `account` is null when the typed address has none. */
    async mail_forgotten_password(app, { account: id }) {
      const account = id === null ? undefined : await findAccount(app.db, id);
      if (!account || account.suspended_at) return;
      if (account.password_hash === UNCLAIMED) {
        await app.db.transaction().execute((tx) =>
          recordEvent(tx, {
            name: 'claim.requested',
            data: { account: account.id },
            actor: 'system',
            subject: { kind: 'account', id: account.id },
          }),
        );
        return;
      }
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
    change_due_emails: (app) => makeDueChanges(app),
    async sweep_accounts(app) {
      await deleteExpiredTokens(app.db, { now: app.clock(), idleSince: retentionCutoff(app, 'idleDays') });
      await sweepLimits(app.db, app.clock);
      await sweepEmails(app.db, app.clock);
    },
  },
  crontab: ['17 * * * * sweep_accounts', '27 * * * * change_due_emails'],
};
