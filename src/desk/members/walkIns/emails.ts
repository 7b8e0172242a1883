import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import type { TaskPayloads } from '../../../kit/jobs/queue.ts';
import { formatsFor } from '../../../kit/locale/formats.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { paths } from '../../../paths.ts';
import { findContact } from '../../../people/accounts/read.ts';
import { readNameOf } from '../../../people/profiles/read.ts';
import { firstName } from '../../../people/profiles/shared/rules.ts';
import { CLAIM_DAYS } from '../shared/rules.ts';
import { findWalkInOf } from './walkInStore.ts';
import { makeLink } from './walkIns.ts';

/** Writes the email with the link to claim a profile that staff registered. */
export async function writeClaim(app: App, { profile, deletedOn }: TaskPayloads['mail_claim']) {
  const walkIn = await findWalkInOf(app.db, profile);
  if (!walkIn || walkIn.claimed_at) return null;
  const contact = await findContact(app.db, walkIn.account_id);
  const name = await readNameOf(app, profile);
  if (!contact?.email || contact.suspended || name === undefined) return null;
  // Created here, so that the jobs table holds no secret.
  const token = await makeLink(app, app.db, profile, true);
  const i18n = i18nFor(contact.locale);
  const values = {
    name: firstName(name),
    site: readSite(app).name,
    days: CLAIM_DAYS,
    date: deletedOn ? formatsFor(contact.locale).longDay(deletedOn) : '',
  };
  return {
    to: contact.email,
    ...writeEmail(app, contact.locale, {
      subject: deletedOn
        ? i18n._({
            id: 'mail.claim.last_subject',
            message: "{name}'s profile on {site} will be deleted on {date}",
            values,
          })
        : i18n._({
            id: 'mail.claim.subject',
            message: "{name}'s profile on {site} is ready for you",
            values,
          }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.claim.text',
          message:
            "Our team has registered {name}'s profile on {site} for you. Choose a password to start using it. Others can see the profile only after that.",
          values,
        }),
        ...(deletedOn
          ? [
              i18n._({
                id: 'mail.claim.last',
                message: 'If nobody chooses a password, the profile will be deleted on {date}.',
                values,
              }),
            ]
          : []),
      ],
      button: {
        label: i18n._({ id: 'mail.claim.button', message: 'Choose a password' }),
        url: `${app.config.publicUrl}${paths.claim(token)}`,
      },
      rest: [
        i18n._({
          id: 'mail.claim.until',
          message: 'The link works for {days, plural, one {# day} other {# days}}, and only once.',
          values,
        }),
      ],
      reason: i18n._({
        id: 'mail.claim.reason',
        message:
          "You're receiving this because our team registered a profile with this address on {site}. If you don't know about this, reply to this email.",
        values,
      }),
    }),
  };
}
