import { isDay } from '../../../../people/profiles/shared/facts/age.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Returns a day as YYYY-MM-DD; null where the calendar has none. */
export function dayFrom(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : null;
}

/** Returns a year in full. Of two digits it is the last such year that is not after `latest`: 94 is 1994, and 05 is 2005. */
export function fullYear(digits: string, latest: number): number | null {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return null;
  const century = latest - (latest % 100);
  const year = century + Number(digits);
  return year > latest ? year - 100 : year;
}
