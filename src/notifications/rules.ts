/** Categories of notifications, by which emails are switched on and off. */
export const CATEGORIES = ['interests', 'messages', 'reminders', 'service'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories whose emails can be switched off. The others are about money, and about the member's own requests. */
export const SWITCHABLE = ['interests', 'messages', 'reminders'] as const satisfies Category[];
export type Switchable = (typeof SWITCHABLE)[number];

export const isSwitchable = (category: Category): category is Switchable =>
  SWITCHABLE.some((one) => one === category);

/** Channel of a notification outside the bell. */
export type Channel = 'mail';

/** Events within this time join into one notification and one email. */
export const JOIN_MS = 10 * 60 * 1000;
/** Emails about the same person or conversation are at least this far apart. */
export const MAIL_AGAIN_MS = 24 * 60 * 60 * 1000;
/** How long a notification is kept. */
export const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
