import { dayOfSerial } from '../../reading/xlsx/serials.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import type { DateHabits } from './habits.ts';
import { monthOf, saysNothing } from './months.ts';
import { dayFrom, fullYear } from './numbers.ts';

/** What a date is read with. `latest`: the last year that it may have; of two digits it is the last one up to it. */
export type DateContext = { habits: DateHabits; latest: number };

const HABITS: DateHabits = { order: 'unproven', swapped: false };

/** Days of Excel from 1925 to 2064. A year alone has four digits. */
const isSerial = (digits: string) =>
  /^\d{5}$/.test(digits) && Number(digits) >= 9133 && Number(digits) < 60_000;

/** Reads a date as a family or a clerk writes it, YYYY-MM-DD. Day first, unless the column proves otherwise. */
export function parseDate(cell: Filled, { habits = HABITS, latest }: DateContext): Parsed<string> {
  if (cell.kind === 'date') return trueDate(cell.text.slice(0, 10), habits);
  const text = plain(cell.text).replace(/[T ]\d{1,2}[:.]\d{2}([:.]\d{2}(\.\d+)?)?\s*([AP]\.?M\.?)?Z?$/i, '');
  if (/^[0\s/.-]+$/.test(text)) return null;
  const digits = text.replace(/\.0$/, '');
  if (/^\d+$/.test(digits)) return onlyDigits(digits, habits, latest);
  if (/\b(years?|yrs?|age)\b|वर्ष|वय\b|વર્ષ/i.test(text)) return refused('date_is_age');
  const year4 = /^\D*(\d{4})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{1,2})(?!\d)/.exec(text);
  if (year4) return yearFirst(Number(year4[1]), Number(year4[2]), Number(year4[3]));
  return withWords(text, habits, latest);
}

function trueDate(day: string, { swapped }: DateHabits): Parsed<string> {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const other = swapped && date <= 12 && date !== month ? dayFrom(year, date, month) : null;
  if (!other) return { value: day };
  return { value: day, doubt: problem('date_swapped', { first: day, second: other }, [day, other]) };
}

function onlyDigits(digits: string, habits: DateHabits, latest: number): Parsed<string> {
  if (isSerial(digits)) {
    const day = dayOfSerial(Number(digits));
    if (day) return { value: day };
  }
  if (/^(19|20)\d{2}$/.test(digits)) return refused('date_year_only');
  if (/^\d{1,2}$/.test(digits)) return refused('date_is_age');
  // 5081994 has lost its first zero.
  const padded = digits.length === 7 || digits.length === 5 ? `0${digits}` : digits;
  const [, first = '', second = '', year = ''] = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(padded) ?? [];
  const parsed = ordered(Number(first), Number(second), fullYear(year, latest), habits);
  const [, yearBefore = '', month = '', day = ''] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const other = dayFrom(Number(yearBefore), Number(month), Number(day));
  const value = parsed && 'value' in parsed && isPlausible(parsed.value, latest) ? parsed.value : other;
  if (!value) return refused('date_unread');
  return { value, doubt: problem('date_digits', { read: value }) };
}

const isPlausible = (day: string, latest: number) =>
  Number(day.slice(0, 4)) > latest - 110 && Number(day.slice(0, 4)) <= latest;

function yearFirst(year: number, second: number, third: number): Parsed<string> {
  const day = dayFrom(year, second, third);
  if (day) return { value: day };
  const other = dayFrom(year, third, second);
  return other ? { value: other, doubt: problem('date_digits', { read: other }) } : refused('date_invalid');
}

function ordered(first: number, second: number, year: number | null, { order }: DateHabits): Parsed<string> {
  if (year === null) return refused('date_unread');
  const dayFirst = dayFrom(year, second, first);
  const monthFirst = dayFrom(year, first, second);
  if (!dayFirst && !monthFirst) return refused('date_invalid');
  if (!dayFirst || !monthFirst || first === second) return { value: (dayFirst ?? monthFirst)! };
  const value = order === 'month_first' ? monthFirst : dayFirst;
  if (order !== 'contradictory') return { value };
  return {
    value,
    doubt: problem('date_order', { first: dayFirst, second: monthFirst }, [dayFirst, monthFirst]),
  };
}

/** A date of numbers and words: 5th Aug 94, Aug 5 1994, Friday 5/8/1994. */
function withWords(text: string, habits: DateHabits, latest: number): Parsed<string> {
  const words = (text.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).filter((word) => !saysNothing(word));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  const months = names.map(monthOf);
  if (months.includes(undefined)) return refused('date_unread');
  if (months.length > 1) return refused('date_unread');
  const [month] = months;
  if (month !== undefined) {
    if (numbers.length === 1) return refused('date_unread');
    if (numbers.length !== 2) return refused('date_unread');
    const isYearFirst = numbers[0]!.length === 4;
    const [day, year] = (isYearFirst ? numbers.toReversed() : numbers) as [string, string];
    return dayOf(Number(day), month, fullYear(year, latest));
  }
  if (numbers.length !== 3) return refused(numbers.length === 1 ? 'date_year_only' : 'date_unread');
  const [first, second, year] = numbers as [string, string, string];
  if (first.length > 2 || second.length > 2) return refused('date_unread');
  // 94/08/05: the year comes first, with two digits.
  if (Number(first) > 31 && year.length === 2) {
    const day = dayFrom(fullYear(first, latest)!, Number(second), Number(year));
    return day ? { value: day, doubt: problem('date_digits', { read: day }) } : refused('date_invalid');
  }
  return ordered(Number(first), Number(second), fullYear(year, latest), habits);
}

function dayOf(day: number, month: number, year: number | null): Parsed<string> {
  if (year === null) return refused('date_unread');
  const found = dayFrom(year, month, day);
  return found ? { value: found } : refused('date_invalid');
}
