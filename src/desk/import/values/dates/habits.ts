import type { Cell } from '../../reading/cell.ts';
import { plain } from '../plain.ts';

/** In which order a column has day and month: proven by a value, by none, or by values that contradict each other. */
export type DateOrder = 'day_first' | 'month_first' | 'contradictory' | 'unproven';

/** How a column writes dates. `swapped`: whether its true dates may have day and month changed over. */
export type DateHabits = { order: DateOrder; swapped: boolean };

const NUMBERS = /^\D*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{2}|\d{4})(?!\d)/;

/** Returns the two numbers of a date that may be day and month; null where it has none. */
export function dayAndMonth(text: string): [first: number, second: number] | null {
  const [, first, second] = NUMBERS.exec(plain(text)) ?? [];
  return first === undefined ? null : [Number(first), Number(second)];
}

const isDayOnly = (number: number) => number > 12 && number <= 31;

/**
 * Finds out how a column writes dates. Excel turns 5/8/1994 into a date by the machine's language and leaves 25/8/1994 as a text, if
 * that is the American one: then a column has both, and no true date in it is after the 12th.
 */
export function dateHabits(cells: readonly Cell[]): DateHabits {
  let [dayFirst, monthFirst] = [false, false];
  let [dates, lateDates] = [0, 0];
  for (const cell of cells) {
    if (cell?.kind === 'date') {
      dates++;
      if (Number(cell.text.slice(8, 10)) > 12) lateDates++;
    }
    const pair = cell?.kind === 'text' ? dayAndMonth(cell.text) : null;
    if (!pair) continue;
    const [first, second] = pair;
    if (isDayOnly(first) && second <= 12) dayFirst = true;
    if (isDayOnly(second) && first <= 12) monthFirst = true;
  }
  const order = dayFirst
    ? monthFirst
      ? 'contradictory'
      : 'day_first'
    : monthFirst
      ? 'month_first'
      : 'unproven';
  return { order, swapped: dates > 0 && lateDates === 0 && (dayFirst || monthFirst) };
}
