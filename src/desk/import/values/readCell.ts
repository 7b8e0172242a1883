import type { Cell } from '../reading/cell.ts';
import { isBlank, isDitto } from './blank.ts';
import { type Parsed, problem, refused } from './parsed.ts';

/** A cell that has something. */
export type Filled = NonNullable<Cell>;

/** Reads a value of a cell. */
export type Parser<Value> = (cell: Filled) => Parsed<Value>;

/**
 * Reads a cell: what no parser can read is refused here, and what says that nothing is known is empty.
 * @param saysNone what 'nil' and the like mean where they mean something, such as no brothers
 */
export function readCell<Value>(cell: Cell, parse: Parser<Value>, saysNone?: Value): Parsed<Value> {
  if (cell === null) return null;
  // Excel shows a date so in a column that is too narrow, and saves what it shows.
  if (/^#{3,}$/.test(cell.text)) return refused('cell_error', { text: cell.text });
  if (cell.kind === 'error') return refused('cell_error', { text: cell.text });
  if (cell.kind === 'formula') return refused('cell_formula');
  if (cell.font !== undefined) return refused('old_font', { font: cell.font });
  if (isDitto(cell.text)) return refused('same_as_above');
  if (saysNone !== undefined && /^(nil|none|no|zero|nahi|नाही|नहीं|नही|निरंक|નથી|ના)$/i.test(cell.text.trim()))
    return { value: saysNone };
  if (isBlank(cell.text)) return null;
  const parsed = parse(cell);
  if (!cell.merged || parsed === null || 'refused' in parsed || parsed.doubt) return parsed;
  return { ...parsed, doubt: problem('cell_merged') };
}
