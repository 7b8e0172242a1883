import type { Tasks } from '../kit/jobs/jobs.ts';
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
      const { contactEmail } = readSite(app);
      if (!found || !contactEmail) return null;
      return {
        to: contactEmail,
        replyTo: found.email,
        ...writeEmail(app, 'en', {
          subject: `Message from ${found.name}`,
          paragraphs: [found.message, `${found.name}\n${found.email}`],
          reason: `Sent from the contact form on ${readSite(app).name}. Your reply goes to the sender.`,
        }),
      };
    },
  },
  tasks: {},
  crontab: [],
};
