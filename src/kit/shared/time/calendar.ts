// India's calendar by Temporal. For the server alone: not every browser that members use has Temporal.

const inIndia = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('Asia/Kolkata');

const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);

let known = { from: Number.NaN, to: Number.NaN };

/** Returns the instant at which the current day in India began. */
export function startOfDayInIndia(instant: Date): Date {
  const time = instant.getTime();
  // Every card needs it.
  if (!(time >= known.from && time < known.to)) {
    const start = inIndia(instant).startOfDay();
    known = { from: start.epochMilliseconds, to: start.add({ days: 1 }).epochMilliseconds };
  }
  return new Date(known.from);
}

/** Returns the instant at which a day, YYYY-MM-DD, begins in India. */
export const beginningInIndia = (day: string): Date =>
  toDate(Temporal.PlainDate.from(day).toZonedDateTime('Asia/Kolkata'));

/**
 * Returns the same day and time of India's calendar a number of months later; the last day of a month where that month
 * is shorter.
 */
export const addMonths = (from: Date, months: number): Date => toDate(inIndia(from).add({ months }));

/** Returns the year and the month, from 1 to 12, of an instant in India. */
export function monthInIndia(instant: Date): { year: number; month: number } {
  const { year, month } = inIndia(instant);
  return { year, month };
}

// Each search by age needs two, of the same day as the one before.
let counted = { day: '', before: new Map<number, string>() };

/** Returns the day `years` before a day; 29 February becomes the 28th where there is none. Both YYYY-MM-DD. */
export function yearsBefore(day: string, years: number): string {
  if (counted.day !== day) counted = { day, before: new Map() };
  const known = counted.before.get(years);
  if (known !== undefined) return known;
  const before = Temporal.PlainDate.from(day).subtract({ years }).toString();
  counted.before.set(years, before);
  return before;
}
