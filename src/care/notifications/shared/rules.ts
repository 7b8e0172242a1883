import { DAY_MS, MINUTE_MS } from '../../../kit/shared/time/durations.ts';

/** Categories of notifications: what a member chooses for, each in the bell and by email. */
export const CATEGORIES = [
  'interests_received',
  'interests_accepted',
  'messages',
  'views',
  'matches',
  'suggestions',
  'contact_views',
  'saved_searches',
  'reminders',
  'service',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories that can be switched off. The others are about money, reviews, and the member's own requests. */
export const SWITCHABLE = [
  'interests_received',
  'interests_accepted',
  'messages',
  'views',
  'matches',
  'suggestions',
  'contact_views',
  'saved_searches',
  'reminders',
] as const satisfies Category[];
export type Switchable = (typeof SWITCHABLE)[number];

/** Whether members can switch a category off. */
export const isSwitchable = (category: Category): category is Switchable =>
  SWITCHABLE.some((one) => one === category);

/** Optional emails, sent only with the account's consent: the purpose of each. */
export const CONSENTED: Partial<Record<Switchable, 'match_emails' | 'search_alerts'>> = {
  matches: 'match_emails',
  saved_searches: 'search_alerts',
};

/** Where a notification appears. */
export const NOTIFICATION_CHANNELS = ['bell', 'email'] as const;
export type Channel = (typeof NOTIFICATION_CHANNELS)[number];

/** Events within this time join into one notification and one email. */
export const JOIN_MS = 10 * MINUTE_MS;
/** Emails about the same person or conversation are at least this far apart. */
export const MAIL_AGAIN_MS = DAY_MS;
