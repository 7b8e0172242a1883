import type { Tasks } from '../kit/jobs.ts';
import { readSite } from '../site/read.ts';
import { findContactMessage } from './store.ts';

export const tasks: Tasks = {
  emails: {
    async mail_contact_message(app, { message: id }) {
      const found = await findContactMessage(app.db, Number(id));
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
