import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { paths } from '../../../paths.ts';
import { findAccount } from '../store.ts';

/**
 * Writes the email to an address that another account entered as its new one, to the account that has it. It has no link that
 * confirms and does not say who it was. Null for a suspended account.
 */
export async function writeAddressTaken(app: App, ownerId: number) {
  const owner = await findAccount(app.db, ownerId);
  if (!owner || owner.suspended_at) return null;
  const { email, locale } = owner;
  const i18n = i18nFor(locale);
  const values = { site: readSite(app).name };
  return {
    to: email,
    ...writeEmail(app, locale, {
      subject: i18n._({
        id: 'mail.taken_email.subject',
        message: 'Your email address already has an account on {site}',
        values,
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.taken_email.text',
          message:
            'Someone with another account on {site} tried to change its email address to yours. Nothing has changed: your address stays with your account.',
          values,
        }),
        i18n._({
          id: 'mail.taken_email.you',
          message: "If it was you, log in with this address instead. If it wasn't you, no action is needed.",
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.taken_email.button', message: 'Login' }),
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
