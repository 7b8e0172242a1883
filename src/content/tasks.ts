import type { Tasks } from '../kit/jobs.ts';
import { findContactMessage } from './store.ts';

export const tasks: Tasks = {
  tasks: {
    async mail_contact_message(app, { message: id }) {
      const found = await findContactMessage(app.db, Number(id));
      if (!found) return;
      await app.mail.send({
        to: app.config.supportEmail,
        replyTo: found.email,
        subject: `Message from ${found.name}`,
        text: `${found.message}\n\n${found.name}\n${found.email}`,
      });
    },
  },
  crontab: [],
};
