/** Where "now" comes from, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

// Made once: making one takes fifty times as long as using it, and every card has an age.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India at an instant, as YYYY-MM-DD. */
export function dayInIndia(instant: Date): string {
  return isoDay.format(instant);
}
