import type { Cell } from '../../src/desk/import/reading/cell.ts';
import type { Parsed } from '../../src/desk/import/values/parsed.ts';
import { type Parser, readCell } from '../../src/desk/import/values/readCell.ts';

/** A text as a cell; what begins with `date `, `number ` or `time ` is of that kind. */
export function cellOf(written: string): Cell {
  const [, kind, text] = /^(date|number|time|yes_no|error|formula) (.*)$/s.exec(written) ?? [];
  if (kind) return { kind: kind as NonNullable<Cell>['kind'], text: text! };
  return written === '' ? null : { kind: 'text', text: written };
}

/**
 * Returns what became of a value, as tables of cases write it: the value; `code? value` where it is asked about; `code!` where it is
 * refused; null where nothing is stated.
 */
export function outcomeOf(parsed: Parsed<unknown>): unknown {
  if (parsed === null) return null;
  if ('refused' in parsed) return `${parsed.refused.code}!`;
  if (!parsed.doubt) return parsed.value;
  const value = typeof parsed.value === 'object' ? JSON.stringify(parsed.value) : String(parsed.value);
  return `${parsed.doubt.code}? ${value}`;
}

/** Reads a written value with a parser. */
export const outcome = <Value>(written: string, parse: Parser<Value>, saysNone?: Value) =>
  outcomeOf(readCell(cellOf(written), parse, saysNone));
