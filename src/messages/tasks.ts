import type { Tasks } from '../kit/jobs.ts';
import { SITE_NAME } from '../vocabulary/site.ts';
import { claimMail, listWaiting } from './store.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Somebody who is on the site reads within this time and needs no mail. */
const PATIENCE_MS = 30 * MINUTE_MS;
const BATCH = 500;

export const tasks: Tasks = {
  tasks: {
    // At most one mail a day for a conversation, and none for what has been read or told of already.
    async mail_unread_messages(app) {
      const at = app.clock();
      const mailedBefore = new Date(at.getTime() - DAY_MS);
      const waiting = await listWaiting(app.db, {
        since: new Date(at.getTime() - 3 * DAY_MS),
        until: new Date(at.getTime() - PATIENCE_MS),
        mailedBefore,
        limit: BATCH,
      });
      for (const one of waiting) {
        // A mail that is not taken undoes the note, and is tried again.
        await app.db.transaction().execute(async (tx) => {
          if (!(await claimMail(tx, one, { at, mailedBefore }))) return;
          for (const to of one.emails) {
            await app.mail.send({
              to,
              subject: `${one.sender_name} has written to you`,
              text: [
                'Namaste,',
                `There is a message from ${one.sender_name} on ${SITE_NAME} that you have not read yet. You can read and answer it here, free of charge:`,
                `${app.config.publicUrl}/messages/${one.id}`,
                'We write at most once a day about a conversation.',
              ].join('\n\n'),
            });
          }
        });
      }
    },
  },
  crontab: ['*/10 * * * * mail_unread_messages'],
};
