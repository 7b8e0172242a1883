import type { App } from '../kit/app.ts';
import { dayInIndia } from '../kit/clock.ts';
import type { Tasks } from '../kit/jobs.ts';
import { rupees } from '../kit/money.ts';
import { readSite } from '../site/read.ts';
import { findToTell } from './reminderStore.ts';
import { remind } from './reminders.ts';
import { listMemberships } from './store.ts';

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    remind_memberships: Record<string, never>;
    mail_membership_began: { membership: number; account: number };
    mail_membership_ending: { membership: number; account: number };
    mail_membership_ended: { membership: number; account: number };
  }
}

/** DD-MM-YYYY, as the site writes days. */
const day = (instant: Date) => dayInIndia(instant).split('-').reverse().join('-');

/** The last day of a membership: one that ends at midnight ends with the day before. */
const lastDay = (endsAt: Date) => day(new Date(endsAt.getTime() - 1));

const subscription = (app: App) => `${app.config.publicUrl}/subscription`;

export const tasks: Tasks = {
  tasks: { remind_memberships: remind },
  emails: {
    async mail_membership_ending(app, payload) {
      const found = await findToTell(app.db, payload);
      if (!found || found.ended || found.followed || found.ends_at <= app.clock()) return null;
      const until = lastDay(found.ends_at);
      return {
        to: found.email,
        subject: `Your ${found.plan} plan ends on ${until}`,
        text: [
          'Namaste,',
          `${until} is the last day of your ${found.plan} plan on ${readSite(app).name}. It ends by itself: nothing is renewed, and nothing is taken from your account.`,
          'From then on you are a free member again. What the plan opened stops; nothing is lost: your profile, your interests and your conversations stay, and you can go on answering.',
          'Should you like to go on, you can take a plan here, also before that day: nothing of the present one is lost.',
          subscription(app),
        ].join('\n\n'),
      };
    },
    async mail_membership_began(app, payload) {
      const found = await findToTell(app.db, payload);
      if (!found || found.ended) return null;
      const begins =
        found.starts_at > app.clock()
          ? `It begins on ${day(found.starts_at)}, when your present plan ends, and runs until ${lastDay(found.ends_at)}.`
          : `You have it now, until ${lastDay(found.ends_at)}.`;
      const paid =
        found.paid_paise > 0 ? ` We have received your payment of ${rupees(found.paid_paise)}.` : '';
      return {
        to: found.email,
        subject: `Thank you: your ${found.plan} plan`,
        text: [
          'Namaste,',
          `Thank you for taking the ${found.plan} plan on ${readSite(app).name}.${paid} ${begins} It ends by itself on that day; nothing is renewed without your asking.`,
          'What you can use now, and your invoice, are here:',
          subscription(app),
        ].join('\n\n'),
      };
    },
    async mail_membership_ended(app, payload) {
      const found = await findToTell(app.db, payload);
      if (!found?.ended) return null;
      const [next] = await listMemberships(app.db, found.profile_id, app.clock());
      return {
        to: found.email,
        subject: `Your ${found.plan} plan has ended`,
        text: [
          'Namaste,',
          `The money for your ${found.plan} plan on ${readSite(app).name} goes back to you, so the plan has ended.`,
          next
            ? `Your ${next.plan} plan runs until ${lastDay(next.ends_at)}.`
            : 'You are a free member again. What the plan opened has stopped; nothing is lost: your profile, your interests and your conversations stay, and you can go on answering.',
          'The invoices are with your payments:',
          subscription(app),
        ].join('\n\n'),
      };
    },
  },
  crontab: ['27 * * * * remind_memberships'],
};
