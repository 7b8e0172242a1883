import type { Tasks } from '../kit/jobs.ts';
import { readSite } from '../site/read.ts';
import { findContactMessage } from './store.ts';

declare module '../kit/queue.ts' {
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
        subject: `Message from ${found.name}`,
        text: `${found.message}\n\n${found.name}\n${found.email}`,
      };
    },
  },
  tasks: {},
  crontab: [],
};
