import type { Cell } from '../../reading/cell.ts';
import { timeOfFraction } from '../../reading/xlsx/serials.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { dayPartOf, hourIn, isSilent } from './dayParts.ts';

/** Whether a column writes times from 0 to 23. */
export type TimeHabits = { isLong: boolean };

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`;

/** The least part of the times in a column of 24 hours that is after noon: half of all are. */
const LATE_MIN = 0.25;

/**
 * Finds out whether a column writes 22:30 or 10:30. It does where hours after 12 are no exception, and no word such as AM says that
 * somebody did otherwise.
 */
export function timeHabits(cells: readonly Cell[]): TimeHabits {
  let [late, all] = [0, 0];
  for (const cell of cells) {
    if (!cell || cell.kind === 'number') continue;
    const text = plain(cell.text);
    const [, hours] = /^(?:\d{4}-\d\d-\d\dT)?(\d{1,2})\s*[:.]\s*\d{2}(?!\d)/.exec(text) ?? [];
    if (/\d.*(?:[ap]\.?\s?m\b|\p{L}{4,})|^\p{L}{2,}.*\d/iu.test(text) && !/\b(hrs|hours|बजे)\b/i.test(text))
      return { isLong: false };
    if (hours === undefined || Number(hours) > 23) continue;
    all++;
    if (Number(hours) > 12 || Number(hours) === 0) late++;
  }
  return { isLong: all > 0 && late / all >= LATE_MIN };
}

/** Reads a time of birth, HH:MM. Without a word such as AM or सकाळी it is asked about, unless the column writes 24 hours. */
export function parseTime(cell: Filled, { isLong }: TimeHabits): Parsed<string> {
  if (cell.kind === 'time')
    return clock(Number(cell.text.slice(0, 2)), Number(cell.text.slice(3, 5)), isLong);
  if (cell.kind === 'date') {
    return cell.text.includes('T') ? { value: cell.text.slice(11, 16) } : refused('time_unread');
  }
  const text = plain(cell.text);
  if (cell.kind === 'number' || /^0?\.\d{3,}$/.test(text)) {
    const number = Number(text);
    if (number > 0 && number < 1) return clockOf(timeOfFraction(number), isLong);
  }
  if (/^12\s*(noon|दुपारी)$/i.test(text)) return { value: '12:00' };
  if (/^(12\s*)?mid\s*night$/i.test(text)) return { value: '00:00' };
  return fromText(text, isLong);
}

const clockOf = (time: string, isLong: boolean) =>
  clock(Number(time.slice(0, 2)), Number(time.slice(3, 5)), isLong);

function fromText(text: string, isLong: boolean): Parsed<string> {
  const joined = text.replace(/\b([ap])\s*\.?\s*m\b\.?/gi, ' $1m ').replace(/o'clock/i, ' ');
  const numbers = joined.match(/\d+/g) ?? [];
  const words = (joined.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !isSilent(word));
  const parts = words.map(dayPartOf);
  const last =
    numbers[0]?.length === 4 && numbers.length === 1
      ? [numbers[0].slice(0, 2), numbers[0].slice(2)]
      : numbers;
  const [hours = '', minutes = '0', seconds = '0'] = last;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (numbers.length === 0 || numbers.length > 3 || parts.includes(undefined)) return refused('time_unread');
  if (hours.length > 2 || minutes.length > 2 || hour > 23 || minute > 59 || Number(seconds) > 59)
    return refused('time_unread');
  // Excel makes 10.3 of 10.30.
  if (/^\d{1,2}\.\d$/.test(text) && minute > 0 && minute < 6) return ambiguousMinute(hour, minute);
  const [part, second] = parts;
  if (part === undefined) {
    if (numbers.length === 1 && last.length === 1) return refused('time_unread');
    return clock(hour, minute, isLong);
  }
  const found = [part, second].filter((one) => one !== undefined);
  if (hour > 12 || hour === 0)
    return hour === 0 || isIn24(found, hour)
      ? checkedLong(found, hour, minute)
      : refused('time_contradictory');
  const read = found.map((one) => hourIn(one, hour));
  const [first] = read;
  if (first === null || first === undefined || read.some((one) => one !== first))
    return refused('time_contradictory');
  return { value: timeOf(first, minute) };
}

type Parts = NonNullable<ReturnType<typeof dayPartOf>>[];

const isIn24 = (parts: Parts, hour: number) => parts.every(({ evening }) => evening.includes(hour - 12));

/** 22:30 PM is 22:30; 00:30 PM contradicts itself. */
const checkedLong = (parts: Parts, hour: number, minute: number): Parsed<string> =>
  hour === 0 && !parts.every(({ midnight }) => midnight)
    ? refused('time_contradictory')
    : { value: timeOf(hour, minute) };

function clock(hour: number, minute: number, isLong: boolean): Parsed<string> {
  const value = timeOf(hour, minute);
  // Programs write 0:00 where nobody entered a time.
  const isUnset = hour === 0 && minute === 0;
  if (!isUnset && (isLong || hour > 12 || hour === 0)) return { value };
  const [morning, evening] = [timeOf(hour % 12, minute), timeOf((hour % 12) + 12, minute)];
  return { value, doubt: problem('time_half', { morning, evening }, [morning, evening]) };
}

function ambiguousMinute(hour: number, digit: number): Parsed<string> {
  const [first, second] = [timeOf(hour, digit * 10), timeOf(hour, digit)];
  return { value: first, doubt: problem('time_zero_lost', { first, second }, [first, second]) };
}
