/** Where "now" comes from, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The calendar day in India at an instant, as YYYY-MM-DD. */
export function dayInIndia(instant: Date): string {
  return instant.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}

/** The instant at which the current day in India began. India has kept +05:30 all year since 1945. */
export function startOfDayInIndia(instant: Date): Date {
  return new Date(`${dayInIndia(instant)}T00:00:00+05:30`);
}
