import { DAY_MS, HOUR_MS } from '../../../../kit/shared/time/durations.ts';

/** How many new interests a week a family can limit itself to; without a limit unless it does. */
export const INTAKES = [3, 5, 10, 20] as const;
export type Intake = (typeof INTAKES)[number] | null;

/** Days after which an interest leaves the queue whatever the limit. */
export const QUEUED_MAX_DAYS = 14;

/** The time in which as many interests reach a profile as it has set. */
const WINDOW_MS = 7 * DAY_MS;

/** Returns the instant after which interests count towards the week's number. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** Returns when those were sent that must leave the queue now: the task runs hourly, and none may be late. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - QUEUED_MAX_DAYS * DAY_MS + HOUR_MS);
