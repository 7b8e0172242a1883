import type { Limits } from './cell.ts';
import { type FileRefusal, FileRefused } from './refusal.ts';

const MB = 1024 * 1024;

/** Counts what a file has while it is read, and refuses it at once when it is too much. */
export function startCounter(limits: Limits) {
  const counts = { unpackedBytes: 0, rows: 0, cells: 0 };
  const refuse = (refusal: FileRefusal): never => {
    throw new FileRefused(refusal);
  };
  return {
    limits,
    unpacked(bytes: number) {
      counts.unpackedBytes += bytes;
      if (counts.unpackedBytes > limits.unpackedBytes)
        refuse({ code: 'unpacked_too_large', params: { maximumMb: Math.round(limits.unpackedBytes / MB) } });
    },
    row() {
      if (++counts.rows > limits.rows) refuse({ code: 'too_many_rows', params: { maximum: limits.rows } });
    },
    /** @param column from 0 */
    cell(column: number) {
      if (column >= limits.columns) refuse({ code: 'too_many_columns', params: { maximum: limits.columns } });
      if (++counts.cells > limits.cells)
        refuse({ code: 'too_many_cells', params: { maximum: limits.cells } });
    },
    sheets(count: number) {
      if (count > limits.sheets) refuse({ code: 'too_many_sheets', params: { maximum: limits.sheets } });
    },
    letters(text: string, sheet: string, row: number) {
      if (text.length > limits.cellLetters)
        refuse({ code: 'cell_too_long', params: { sheet, row, maximum: limits.cellLetters } });
    },
  };
}

export type Counter = ReturnType<typeof startCounter>;
