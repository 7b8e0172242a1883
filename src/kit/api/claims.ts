import { HOUR_MS } from '../time/durations.ts';

/** Returns the instant up to which claims are released by now: what is not decided within an hour is everybody's again. */
export const releasedUntil = (now: Date) => new Date(now.getTime() - HOUR_MS);

/** Returns when something is due that came at an instant and may take a number of hours. */
export const dueAt = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);
