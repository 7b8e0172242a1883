import { ageOn } from '../../../../people/profiles/shared/facts/age.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import type { Filled } from '../readCell.ts';
import { parseDate } from './date.ts';
import type { DateHabits } from './habits.ts';

/** Ages of those whom a register has; others are asked about, because a date of registration looks like a date of birth. */
const USUAL = { min: 18, max: 70 };
const OLDEST = 100;
/** The youngest of whom a year with two digits may be meant: 12 is 1912, and not somebody of 14. */
const YOUNGEST = 15;

/** Reads a date of birth. Of a year with two digits the age decides. @param today YYYY-MM-DD */
export function parseBirthDate(cell: Filled, habits: DateHabits, today: string): Parsed<string> {
  const parsed = parseDate(cell, { habits, latest: Number(today.slice(0, 4)) - YOUNGEST });
  if (parsed === null || 'refused' in parsed) return parsed;
  if (parsed.value > today) return refused('date_future');
  const age = ageOn(parsed.value, today);
  if (age > OLDEST) return refused('date_invalid');
  if (parsed.doubt || (age >= USUAL.min && age <= USUAL.max)) return parsed;
  return { ...parsed, doubt: problem('age_unusual', { age }) };
}

/** Reads a day on which something was done, such as the registration. @param today YYYY-MM-DD */
export function parsePastDate(cell: Filled, habits: DateHabits, today: string): Parsed<string> {
  const parsed = parseDate(cell, { habits, latest: Number(today.slice(0, 4)) });
  if (parsed === null || 'refused' in parsed) return parsed;
  return parsed.value > today ? refused('date_future') : parsed;
}
