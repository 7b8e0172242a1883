import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { can, isStaffRole } from '../../../kit/shared/api/capabilities.ts';
import { STAFF_LINK_DAYS } from '../shared/limits.ts';
import { createEmailToken } from '../tokens/emailToken.ts';

/** Writes the email to somebody whose staff account was created on the machine, with a link to set a password. */
export async function writeStaffCreated(app: App, { account: id }: { account: number }) {
  const made = await createEmailToken(app, id, 'reset_password', STAFF_LINK_DAYS * 24);
  if (!made) return null;
  const { email, locale, staff_role: role } = made.account;
  if (!role || !isStaffRole(role)) return null;
  const isAdmin = can({ staff: { role } }, 'staff.manage');
  const i18n = i18nFor(locale);
  const values = { site: readSite(app).name, days: STAFF_LINK_DAYS };
  return {
    to: email,
    ...writeEmail(app, locale, {
      subject: isAdmin
        ? i18n._({
            id: 'mail.staff_created.subject_admin',
            message: "You're now an admin of {site}",
            values,
          })
        : i18n._({
            id: 'mail.staff_created.subject',
            message: 'You now have a staff account on {site}',
            values,
          }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        isAdmin
          ? i18n._({
              id: 'mail.staff_created.text_admin',
              message: 'An admin account was created for you on {site}. Set a password to begin.',
              values,
            })
          : i18n._({
              id: 'mail.staff_created.text',
              message: 'A staff account was created for you on {site}. Set a password to begin.',
              values,
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.staff_created.button', message: 'Set password' }),
        url: `${app.config.publicUrl}/reset-password?first=yes#${made.token}`,
      },
      rest: [
        i18n._({
          id: 'mail.staff_created.until',
          message: 'The link works for {days, plural, one {# day} other {# days}}, and only once.',
          values,
        }),
      ],
      reason: i18n._({
        id: 'mail.staff_created.reason',
        message:
          "You're receiving this because a staff account on {site} was created for this address. If you don't know about this, no action is needed.",
        values,
      }),
    }),
  };
}
