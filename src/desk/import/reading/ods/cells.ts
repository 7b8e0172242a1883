import type { Cell } from '../cell.ts';
import { FileRefused } from '../refusal.ts';

/** Some programs write a day as its midnight. */
const dayOf = (value: string) => value.slice(0, value.includes('T') && !value.includes('T00:00') ? 16 : 10);

const OUTSIDE = /(file|https?|ftp):|\bWEBSERVICE\s*\(|\bDDE\s*\(/i;

/** What the elements of a cell of ODS say. */
export type Reading = {
  type: string;
  value: string | undefined;
  formula: string | undefined;
  text: string;
  columns: number;
  across: number;
  down: number;
};

/** Returns a cell as its type says. A formula is the value that the file has of it. */
export function cellOf({ type, value, formula, text }: Reading, where: string): Cell {
  if (formula !== undefined && OUTSIDE.test(formula))
    throw new FileRefused({ code: 'external_links', params: { where } });
  const written = text.trim();
  if (type === 'error' || /^(#[A-Z/0?!]+|Err:\d+)$/.test(written)) return { kind: 'error', text: written };
  if (type === 'date' && value) return { kind: 'date', text: dayOf(value) };
  if (type === 'time' && value) {
    const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(value) ?? [];
    if (Number(hours) < 24)
      return { kind: 'time', text: `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` };
  }
  if (type === 'boolean' && value) return { kind: 'yes_no', text: value === 'true' ? 'yes' : 'no' };
  if (
    ['float', 'currency', 'percentage'].includes(type) &&
    value !== undefined &&
    Number.isFinite(Number(value))
  )
    return { kind: 'number', text: String(Number(Number(value).toPrecision(15))) };
  if (written !== '') return { kind: 'text', text: written };
  return formula !== undefined && type === '' ? { kind: 'formula', text: formula } : null;
}
