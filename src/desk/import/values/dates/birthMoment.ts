import { type Parsed, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { parseBirthDate } from './birth.ts';
import type { DateHabits } from './habits.ts';
import { parseTime, type TimeHabits } from './time.ts';

const DATE =
  /^(.*?(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\D{1,12}\d{4}))(?!\d)(.*)$/s;

/** A date of birth with its time in one cell, each as it was read. */
export type BirthMoment = { date: Parsed<string>; time: Parsed<string> };

/** Reads '05/08/1994, 10.30 AM'. */
export function parseBirthMoment(
  cell: Filled,
  habits: { date: DateHabits; time: TimeHabits },
  today: string,
): BirthMoment {
  if (cell.kind === 'date') {
    const time: Parsed<string> = cell.text.includes('T') ? { value: cell.text.slice(11, 16) } : null;
    return { date: parseBirthDate(cell, habits.date, today), time };
  }
  const [, date, rest = ''] = DATE.exec(plain(cell.text)) ?? [];
  if (date === undefined) return { date: parseBirthDate(cell, habits.date, today), time: null };
  const time = rest.replace(/^[\s,;@&T/|-]+|^\s*(at|time|वेळ|समय|સમય)\s*[:-]?\s*/giu, '').trim();
  return {
    date: parseBirthDate({ kind: 'text', text: date }, habits.date, today),
    time:
      time === ''
        ? null
        : /\d/.test(time)
          ? parseTime({ kind: 'text', text: time }, habits.time)
          : refused('time_unread'),
  };
}
