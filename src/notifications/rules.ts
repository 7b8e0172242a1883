/** What a notification is about, as one switches emails on and off. */
export const CATEGORIES = ['interests', 'messages', 'reminders', 'service'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Of these, one can switch emails off. The others are about money, and about what one has asked for. */
export const SWITCHABLE = ['interests', 'messages', 'reminders'] as const satisfies Category[];
export type Switchable = (typeof SWITCHABLE)[number];

export const isSwitchable = (category: Category): category is Switchable =>
  SWITCHABLE.some((one) => one === category);

/** How the notification reaches somebody outside the bell. */
export type Channel = 'mail';

/** What comes within this time joins into one line and one email. */
export const JOIN_MS = 10 * 60 * 1000;
/** An email tells of the same person or conversation once in this time. */
export const MAIL_AGAIN_MS = 24 * 60 * 60 * 1000;
/** How long a notification is kept. */
export const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
