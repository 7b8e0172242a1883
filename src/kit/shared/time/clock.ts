import { MINUTE_MS } from './durations.ts';

/** Where "now" comes from, so that a test can move it. */
export type Clock = () => Date;

/** The clock of this machine. */
export const systemClock: Clock = () => new Date();

// Made once: making one takes fifty times as long as using it, and every card has an age.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

let known = { minute: Number.NaN, day: '' };

/** The calendar day in India at an instant, as YYYY-MM-DD. */
export function dayInIndia(instant: Date): string {
  // A day begins with a minute, and a request reads it several times.
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== known.minute) known = { minute, day: isoDay.format(instant) };
  return known.day;
}
