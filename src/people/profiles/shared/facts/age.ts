import { yearsBefore } from '../../../../kit/shared/time/calendar.ts';

/** Marriageable age by gender (Prohibition of Child Marriage Act, 2006, section 2(a)): 18 for women, 21 for men. */
export const MARRIAGEABLE_AGE = { female: 18, male: 21 } as const;

/**
 * Returns whole years from a date of birth to a day, both YYYY-MM-DD. Somebody born on 29 February
 * turns a year older on 1 March in a year without that day.
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether a date (YYYY-MM-DD) as it was typed has its year in full. */
export const hasYear = (text: string): boolean => !/^\d{0,3}-/.test(text);

/** Whether a text is a date of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/**
 * Returns bounds on the date of birth of everybody between two ages on a day, both ages included:
 * `after < dateOfBirth <= until`.
 */
export function birthBounds(ageMin: number, ageMax: number, day: string): { after: string; until: string } {
  return { after: yearsBefore(day, ageMax + 1), until: yearsBefore(day, ageMin) };
}
