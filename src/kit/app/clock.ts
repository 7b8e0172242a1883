/** Where "now" comes from, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The calendar day in India at an instant, as YYYY-MM-DD. */
export function dayInIndia(instant: Date): string {
  return instant.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
