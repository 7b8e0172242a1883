// Pure, and read by the browser: without zod.

/** For how many days a member is suspended; null: for good. */
export const SUSPENSION_DAYS = [3, 7, 30, 90, null] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** Maximum length of what the member reads, in characters. */
export const SANCTION_MESSAGE_MAX = 1000;
