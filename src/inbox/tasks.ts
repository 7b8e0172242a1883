import { findLocaleByEmail } from '../accounts/read.ts';
import type { Tasks } from '../kit/jobs/jobs.ts';
import { i18nFor } from '../kit/locale/i18n.ts';
import { writeEmail } from '../site/email.ts';
import { readSite } from '../site/read.ts';
import { findContactMessage } from './store.ts';

declare module '../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_contact_message: { message: number };
  }
}

export const tasks: Tasks = {
  emails: {
    async mail_contact_message(app, { message: id }) {
      const found = await findContactMessage(app.db, id);
      const { contactEmail, name: siteName } = readSite(app);
      if (!found || !contactEmail) return null;
      const { name, message, email } = found;
      // The site itself has no language, so the staff account with this address decides, if there is one.
      const locale = await findLocaleByEmail(app, contactEmail);
      const i18n = i18nFor(locale);
      return {
        to: contactEmail,
        replyTo: email,
        ...writeEmail(app, locale, {
          subject: i18n._({
            id: 'mail.contact.subject',
            message: 'Message from {name}',
            values: { name },
          }),
          paragraphs: [message, `${name}\n${email}`],
          reason: i18n._({
            id: 'mail.contact.reason',
            message: 'Sent from the contact form on {siteName}. Your reply goes to the sender.',
            values: { siteName },
          }),
        }),
      };
    },
  },
  tasks: {},
  crontab: [],
};
