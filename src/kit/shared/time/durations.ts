/** Durations in milliseconds. A day of a calendar may be longer: months and days of India are in calendar.ts. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
