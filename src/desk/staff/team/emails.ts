import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { paths } from '../../../paths.ts';
import { findLocale } from '../../../people/accounts/read.ts';
import { hashToken, newToken } from '../../../people/accounts/tokens/tokens.ts';
import { STAFF_INVITATION_DAYS } from '../shared/rules.ts';
import { lockInvitation, setToken } from './invitationStore.ts';

/** Writes the email of an invitation to the team, in the inviter's language. Null when it is no longer pending. */
export async function writeStaffInvitation(app: App, { invitation: id }: { invitation: string }) {
  // Created here, so that the jobs table holds no secret.
  const token = newToken();
  const invitation = await app.db.transaction().execute(async (tx) => {
    const found = await lockInvitation(tx, id);
    if (found) await setToken(tx, id, hashToken(token));
    return found;
  });
  if (!invitation) return null;
  const locale = await findLocale(app, invitation.invited_by);
  const i18n = i18nFor(locale);
  const values = { site: readSite(app).name, days: STAFF_INVITATION_DAYS };
  return {
    to: invitation.email,
    ...writeEmail(app, locale, {
      subject: i18n._({ id: 'mail.staff.subject', message: 'Join the team of {site}', values }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.staff.text',
          message: 'You are invited to join the team of {site}. Set your name and a password to begin.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.staff.button', message: 'Accept invitation' }),
        url: `${app.config.publicUrl}${paths.adminJoin(token)}`,
      },
      rest: [
        i18n._({
          id: 'mail.staff.until',
          message: 'The link works for {days, plural, one {# day} other {# days}}, and only once.',
          values,
        }),
      ],
      reason: i18n._({
        id: 'mail.staff.reason',
        message:
          "You're receiving this because an admin of {site} invited this address. If you don't know about this, no action is needed.",
        values,
      }),
    }),
  };
}
