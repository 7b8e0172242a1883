import { CUSTOM_MAX, type CustomKind } from '../../../base/custom-fields/shared/field.ts';
import type { Cell } from '../reading/cell.ts';
import { squeeze } from '../text/fold.ts';
import { isBlank } from '../values/blank.ts';
import { plain } from '../values/plain.ts';
import { parseYesNo } from '../values/yesNo.ts';

/** As many different values are options; more are free words. */
const OPTIONS_MAX = 12;
/** How often a value of a list comes back, at least. */
const REPEATED = 2;

/** Returns what a new profile field for a column would be, by its values, and its options where it has some. */
export function guessField(cells: readonly Cell[]): { kind: CustomKind; options?: string[] } {
  const filled = cells.filter((cell) => cell !== null && !isBlank(cell.text)).map((cell) => cell!);
  if (filled.length === 0) return { kind: 'line' };
  if (filled.every((cell) => parseYesNo(cell) !== null && 'value' in parseYesNo(cell)!))
    return { kind: 'yes_no' };
  if (filled.every(({ kind }) => kind === 'date')) return { kind: 'date' };
  if (filled.every(({ text }) => /^-?\d{1,9}$/.test(plain(text)))) return { kind: 'number' };
  const options = new Map(filled.map(({ text }) => [squeeze(text), text.trim()]));
  const isShort = [...options.values()].every((text) => text.length <= CUSTOM_MAX.name);
  if (isShort && options.size <= OPTIONS_MAX && filled.length >= options.size * REPEATED)
    return { kind: 'option', options: [...options.values()] };
  return {
    kind: filled.some(({ text }) => text.length > CUSTOM_MAX.line || text.includes('\n')) ? 'text' : 'line',
  };
}
