import type { Tasks } from '../kit/jobs.ts';
import { enqueue } from '../kit/queue.ts';
import { findRecipient, listManagers } from '../memberships/recipients.ts';
import { readSite } from '../site/read.ts';
import { claimUnread, findSide, findUnread } from './store.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Somebody who is on the site reads within this time and needs no email. */
const PATIENCE_MS = 30 * MINUTE_MS;
const BATCH = 500;

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    mail_unread_messages: Record<string, never>;
    mail_unread_message: { conversation: string; account: number; at: string };
  }
}

export const tasks: Tasks = {
  tasks: {
    // At most one email a day for a conversation, and none for what has been read or told of already.
    async mail_unread_messages(app) {
      const at = app.clock();
      for (let found = BATCH; found === BATCH; ) {
        found = await app.db.transaction().execute(async (tx) => {
          const claimed = await claimUnread(tx, {
            at,
            since: new Date(at.getTime() - 3 * DAY_MS),
            until: new Date(at.getTime() - PATIENCE_MS),
            mailedBefore: new Date(at.getTime() - DAY_MS),
            limit: BATCH,
          });
          for (const { conversation, receiver_id } of claimed) {
            const accounts = await listManagers(tx, receiver_id);
            for (const account of accounts) {
              const payload = { conversation, account, at: at.toISOString() };
              await enqueue(tx, { task: 'mail_unread_message', payload });
            }
          }
          return claimed.length;
        });
      }
    },
  },
  emails: {
    async mail_unread_message(app, { conversation, account, at }) {
      const profile = await findSide(app.db, conversation, account);
      const recipient = profile && (await findRecipient(app.db, { account, profile }, app.clock()));
      const sender = recipient && (await findUnread(app.db, recipient, conversation));
      if (!sender) return null;
      return {
        to: recipient.email,
        oncePerDay: `messages in ${conversation} until ${at} to account ${recipient.accountId}`,
        subject: `${sender.name} has written to you`,
        text: [
          'Namaste,',
          `There is a message from ${sender.name} on ${readSite(app).name} that you have not read yet. You can read and answer it here, free of charge:`,
          `${app.config.publicUrl}/messages/${conversation}`,
          'We write at most once a day about a conversation.',
        ].join('\n\n'),
      };
    },
  },
  crontab: ['*/10 * * * * mail_unread_messages'],
};
