import { yearsBefore } from '../../../kit/shared/time/calendar.ts';

/**
 * Returns bounds on the date of birth of everybody between two ages on a day, both ages included:
 * `after < dateOfBirth <= until`.
 */
export function birthBounds(ageMin: number, ageMax: number, day: string): { after: string; until: string } {
  return { after: yearsBefore(day, ageMax + 1), until: yearsBefore(day, ageMin) };
}
