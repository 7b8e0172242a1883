import type { App } from '../kit/app.ts';
import type { Tasks } from '../kit/jobs.ts';
import { SITE_NAME } from '../vocabulary/site.ts';
import { findInterestToTell } from './store.ts';

// Loaded anew: by the time the mail goes out, the interest may be withdrawn or one of the two gone.
async function load(app: App, payload: Record<string, unknown>, state: 'pending' | 'accepted') {
  const found = await findInterestToTell(app.db, String(payload.interest), state);
  return found && found.sent_at.toISOString() === payload.sentAt ? found : null;
}

export const tasks: Tasks = {
  tasks: {
    async mail_interest_sent(app, payload) {
      const found = await load(app, payload, 'pending');
      for (const to of found?.receiver_emails ?? []) {
        await app.mail.send({
          to,
          subject: `${found!.sender_name} has sent you an interest`,
          text: [
            'Namaste,',
            `${found!.sender_name} would like to know you better and has sent you an interest on ${SITE_NAME}. You can look at the profile and answer here:`,
            `${app.config.publicUrl}/interests`,
            'There is no hurry: the interest waits for 90 days.',
          ].join('\n\n'),
        });
      }
    },
    async mail_interest_accepted(app, payload) {
      const found = await load(app, payload, 'accepted');
      for (const to of found?.sender_emails ?? []) {
        await app.mail.send({
          to,
          subject: `${found!.receiver_name} has accepted your interest`,
          text: [
            'Namaste,',
            `${found!.receiver_name} has accepted the interest between you on ${SITE_NAME}. The profile is here:`,
            `${app.config.publicUrl}/profile/${found!.receiver_public_id}`,
          ].join('\n\n'),
        });
      }
    },
  },
  crontab: [],
};
