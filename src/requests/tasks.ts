import type { Tasks } from '../kit/jobs.ts';
import type { Requestable } from '../memberships/rules.ts';
import { readSite } from '../site/read.ts';
import { findRequestToTell } from './store.ts';

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    mail_request_answered: { request: string; account: number };
  }
}

const names: Record<Requestable, string> = {
  relationship_manager: 'relationship manager',
  astrology_consultation: 'astrology consultation',
  verification_assistance: 'verification assistance',
  enhanced_privacy: 'enhanced privacy',
  priority_support: 'priority support',
};

export const tasks: Tasks = {
  tasks: {},
  emails: {
    async mail_request_answered(app, payload) {
      const found = await findRequestToTell(app.db, payload);
      if (!found?.answer) return null;
      return {
        to: found.email,
        subject: `Our office has answered you: ${names[found.entitlement]}`,
        text: [
          'Namaste,',
          `You had asked our office at ${readSite(app).name} for this: ${names[found.entitlement]}. This is the answer:`,
          found.answer,
          'What you have asked for, and our answers, are here:',
          `${app.config.publicUrl}/subscription`,
        ].join('\n\n'),
      };
    },
  },
  crontab: [],
};
