import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { numberOf } from './numbers.ts';

/** Reads a whole number in digits or as a word. */
export function parseNumber(cell: Filled, { min, max }: { min: number; max: number }): Parsed<number> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('number_unread');
  const text = plain(cell.text)
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replace(/\.0+$/, '');
  const [, digits, rest = ''] = /^(-?\d+)\s*(.*)$/.exec(text) ?? [];
  const number = digits === undefined ? numberOf(text) : Number(digits);
  if (number === undefined || number < min || number > max || /^[.,]\d/.test(rest))
    return refused('number_unread');
  return rest.trim() === ''
    ? { value: number }
    : { value: number, doubt: problem('count_words', { rest: rest.trim() }) };
}
