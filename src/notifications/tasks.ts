import type { App } from '../kit/app.ts';
import type { Tasks } from '../kit/jobs.ts';
import { findRecipient, listManagers } from '../memberships/recipients.ts';
import { readSite } from '../site/read.ts';
import { findInterestToTell, findSide } from './store.ts';

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    mail_interest_sent: InterestPayload;
    mail_interest_accepted: InterestPayload;
  }
}

type InterestPayload = { interest: string; sentAt: string; account: number };

type Which = { state: 'pending' | 'accepted'; side: 'sender_id' | 'receiver_id' };

// Loaded again: by the time the email goes out, the interest may be withdrawn, or one of the two not visible any more.
async function load(app: App, payload: InterestPayload, which: Which) {
  const id = payload.interest;
  const profile = await findSide(app.db, id, which.side);
  if (!profile) return null;
  // Jobs from before each receiver had one name no account.
  const account = payload.account ?? (await listManagers(app.db, profile))[0];
  const recipient = await findRecipient(app.db, { account: Number(account), profile }, app.clock());
  const other = recipient && (await findInterestToTell(app.db, recipient, { id, ...which }));
  if (!other || other.sent_at.toISOString() !== payload.sentAt) return null;
  return { recipient, other };
}

export const tasks: Tasks = {
  emails: {
    async mail_interest_sent(app, payload) {
      const found = await load(app, payload, { state: 'pending', side: 'receiver_id' });
      if (!found) return null;
      const { recipient, other } = found;
      return {
        to: recipient.email,
        oncePerDay: `interest sent by ${other.other_id} to account ${recipient.accountId} for ${recipient.profile.id}`,
        subject: `${other.name} has sent you an interest`,
        text: [
          'Namaste,',
          `${other.name} would like to know you better and has sent you an interest on ${readSite(app).name}. You can look at the profile and answer here:`,
          `${app.config.publicUrl}/interests`,
          'There is no hurry: the interest waits for 90 days.',
        ].join('\n\n'),
      };
    },
    async mail_interest_accepted(app, payload) {
      const found = await load(app, payload, { state: 'accepted', side: 'sender_id' });
      if (!found) return null;
      const { recipient, other } = found;
      return {
        to: recipient.email,
        oncePerDay: `interest accepted by ${other.other_id} to account ${recipient.accountId} for ${recipient.profile.id}`,
        subject: `${other.name} has accepted your interest`,
        text: [
          'Namaste,',
          `${other.name} has accepted the interest between you on ${readSite(app).name}. The profile is here:`,
          `${app.config.publicUrl}/profile/${other.public_id}`,
        ].join('\n\n'),
      };
    },
  },
  tasks: {},
  crontab: [],
};
