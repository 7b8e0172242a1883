import { repeatsHeader } from '../columns/headers/findHeader.ts';
import type { Row } from '../reading/cell.ts';
import { squeeze } from '../text/fold.ts';
import { isBlank } from '../values/blank.ts';
import type { Skipped } from './draft.ts';
import type { PreparedSheet } from './prepareSheet.ts';

/** Columns that a sheet has at least, so that a single text in a row is a title and not a person. */
const COLUMNS_MIN = 4;

/** Returns why a row is no person; null where it is one. */
export function skipRow(row: Row, { mapping, columns, header, width }: PreparedSheet): Skipped | null {
  if (mapping.header.includes(row.number)) return { code: 'row_header' };
  if (mapping.header.length > 0 && row.number < Math.min(...mapping.header))
    return { code: 'row_above_header' };
  if (header && repeatsHeader(row, header)) return { code: 'row_header' };
  const filled = row.cells.filter((cell) => cell !== null);
  const texts = [...new Set(filled.map(({ text }) => squeeze(text)))];
  const isTitle = columns.length >= COLUMNS_MIN && texts.length === 1;
  if (isTotal(filled[0]?.text ?? '') && texts.length <= 3) return { code: 'row_total' };
  if (isTitle && /\p{L}/u.test(texts[0]!)) return { code: 'row_title', params: { text: filled[0]!.text } };
  const params = { cells: row.width ?? 0, columns: width ?? 0 };
  if (width !== null && row.width !== undefined && row.width !== width)
    return { code: row.width > width ? 'row_longer' : 'row_shorter', params };
  // Numbered beforehand, and not filled in yet.
  const hasValue = columns.some(({ column, target }) => {
    const cell = row.cells[column];
    return cell && target?.to !== 'leave_out' && !isBlank(cell.text);
  });
  return hasValue ? null : { code: 'row_without_values' };
}

const isTotal = (text: string) => /^(total|grand total|sub total|एकूण|कुल|કુલ)(?=[\s:.-]|$)/iu.test(text.trim());
