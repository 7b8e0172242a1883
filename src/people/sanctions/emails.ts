import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import type { App } from '../../kit/app/app.ts';
import { formatsFor } from '../../kit/locale/formats.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { paths } from '../../paths.ts';
import { findContact } from '../accounts/read.ts';
import { readNameOf } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { sanctionReasonText } from './reasons.ts';
import { findSuspension, type SuspensionRow } from './store.ts';

/** Writes the email that notifies an account that it is suspended, why, until when, and how to object. */
export async function writeSuspended(app: App, { suspension: id }: { suspension: string }) {
  const it = await findSuspension(app.db, id);
  if (!it || it.ended_at) return null;
  const found = await findReader(app, it);
  if (!found) return null;
  const { email, locale, i18n, values, reason } = found;
  return {
    to: email,
    ...writeEmail(app, locale, {
      subject: i18n._({
        id: 'mail.suspended.subject',
        message: "{name}'s profile on {site} is suspended",
        values,
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        it.until
          ? i18n._({
              id: 'mail.suspended.until',
              message:
                "Our team has suspended {name}'s profile on {site} until {until}. Until then nobody can see it, and you can't log in.",
              values: { ...values, until: formatsFor(locale).longDate(it.until) },
            })
          : i18n._({
              id: 'mail.suspended.text',
              message:
                "Our team has suspended {name}'s profile on {site}. Nobody can see it, and you can't log in.",
              values,
            }),
        i18n._({ id: 'mail.suspended.reason', message: 'Reason: {reason}', values: { reason: reason() } }),
        ...(it.message ? [it.message] : []),
        i18n._({
          id: 'mail.suspended.object',
          message:
            'If you think this is a mistake, write to us on the contact page and tell us why. Someone else in our team will check it and reply.',
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.suspended.button', message: 'Contact us' }),
        url: `${app.config.publicUrl}${paths.contact()}`,
      },
      reason: i18n._({
        id: 'mail.old_email.reason',
        message: "You're receiving this because you have a {site} account.",
        values,
      }),
    }),
  };
}

/** Writes the email that notifies an account that it can log in again. */
export async function writeRestored(app: App, { suspension: id }: { suspension: string }) {
  const it = await findSuspension(app.db, id);
  if (!it) return null;
  const found = await findReader(app, it);
  // Suspended again meanwhile, or because of another profile.
  if (!found || found.suspended) return null;
  const { email, locale, i18n, values } = found;
  return {
    to: email,
    ...writeEmail(app, locale, {
      subject: i18n._({
        id: 'mail.restored.subject',
        message: "{name}'s profile on {site} is no longer suspended",
        values,
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.restored.text',
          message: "The suspension of {name}'s profile on {site} is over. You can log in again.",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.restored.button', message: 'Login' }),
        url: `${app.config.publicUrl}${paths.login()}`,
      },
      reason: i18n._({
        id: 'mail.old_email.reason',
        message: "You're receiving this because you have a {site} account.",
        values,
      }),
    }),
  };
}

async function findReader(app: App, it: SuspensionRow) {
  const contact = await findContact(app.db, it.account_id);
  const name = await readNameOf(app, it.profile_id);
  // An unverified address may be a stranger's.
  if (!contact?.email || !contact.emailVerified || name === undefined) return null;
  const i18n = i18nFor(contact.locale);
  return {
    email: contact.email,
    locale: contact.locale,
    suspended: contact.suspended,
    i18n,
    values: { name: firstName(name), site: readSite(app).name },
    reason: () => sanctionReasonText(i18n, it.reason),
  };
}
