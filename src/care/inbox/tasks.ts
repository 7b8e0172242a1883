import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { formatsFor } from '../../kit/locale/formats.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { paths } from '../../paths.ts';
import { findLocaleByEmail } from '../../people/accounts/read.ts';
import { findReply } from './replyStore.ts';
import { markOf } from './shared/lists.ts';
import { deleteOldMessages, findContactMessage } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_contact_message: { message: number };
    mail_contact_reply: { reply: string };
    delete_contact_messages: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: {
    async mail_contact_message(app, { message: id }) {
      const found = await findContactMessage(app.db, id);
      const { contactEmail, name: siteName } = readSite(app);
      if (!found || !contactEmail) return null;
      const { name, message, email, thread, topic } = found;
      // The site itself has no language, so the staff account with this address decides, if there is one.
      const locale = await findLocaleByEmail(app, contactEmail);
      const i18n = i18nFor(locale);
      return {
        to: contactEmail,
        replyTo: email,
        ...writeEmail(app, locale, {
          subject:
            topic === 'general'
              ? i18n._({ id: 'mail.contact.subject', message: 'Message from {name}', values: { name } })
              : i18n._({
                  id: 'mail.contact.dataSubject',
                  message: 'Request about data from {name}',
                  values: { name },
                }),
          paragraphs: [message, `${name}\n${email}`],
          button: {
            label: i18n._({ id: 'mail.contact.open', message: 'Reply in the Contact inbox' }),
            url: `${app.config.publicUrl}${paths.adminInbox(thread)}`,
          },
          reason:
            topic === 'general'
              ? i18n._({
                  id: 'mail.contact.reason',
                  message: 'Sent from the contact form on {siteName}. Your reply goes to the sender.',
                  values: { siteName },
                })
              : i18n._({
                  id: 'mail.contact.dataReason',
                  message: 'Sent from the settings on {siteName}. Your reply goes to the sender.',
                  values: { siteName },
                }),
        }),
      };
    },
    async mail_contact_reply(app, { reply }) {
      const found = await findReply(app.db, reply);
      if (!found) return null;
      const { name: siteName, contactEmail } = readSite(app);
      const locale = await findLocaleByEmail(app, found.email);
      const i18n = i18nFor(locale);
      return {
        to: found.email,
        replyTo: contactEmail ?? undefined,
        // Somebody of the team wrote it.
        headers: { 'Auto-Submitted': 'no' },
        ...writeEmail(app, locale, {
          subject: i18n._({
            id: 'mail.contactReply.subject',
            message: 'Re: Your message to {siteName} [{mark}]',
            values: { siteName, mark: markOf(found.thread) },
          }),
          paragraphs: [found.text],
          rest: [
            i18n._({
              id: 'mail.contactReply.yours',
              message: 'Your message of {day}:',
              values: { day: formatsFor(locale).longDate(found.sent_at) },
            }),
            found.message.replaceAll(/^/gm, '> '),
          ],
          reason: i18n._({
            id: 'mail.contactReply.reason',
            message: 'You wrote to {siteName}. You can reply to this email.',
            values: { siteName },
          }),
        }),
      };
    },
  },
  tasks: {
    delete_contact_messages: (app) => deleteOldMessages(app.db, retentionCutoff(app, 'inboxDays')),
  },
  crontab: ['32 21 * * * delete_contact_messages'],
};
