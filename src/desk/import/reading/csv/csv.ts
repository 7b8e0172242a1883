import { CsvError, parse } from 'csv-parse/sync';
import type { Cell, Row } from '../cell.ts';
import type { Counter } from '../counter.ts';
import { broken, FileRefused } from '../refusal.ts';
import { findDelimiter, statedDelimiter } from './delimiter.ts';
import { decodeText } from './encoding.ts';

const RECORD_LETTERS = 300_000;

/** Reads a text file with delimiters. Its one sheet has no name. */
export function readCsv(bytes: Uint8Array, counter: Counter) {
  const { encoding, text: all } = decodeText(bytes);
  const stated = statedDelimiter(all);
  const text = stated ? all.slice(all.indexOf('\n') + 1) : all;
  const delimiter = stated ?? findDelimiter(text);
  const before = stated ? 1 : 0;
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: RECORD_LETTERS,
      on_record: (record: string[], { lines }) => {
        const number = lines + before - breaksIn(record);
        const cells = cellsOf(record, counter, number);
        if (cells.length === 0) return null;
        counter.row();
        rows.push({ number, cells, width: record.length });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as CsvError & { lines?: number }).lines ?? 0);
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new FileRefused({ code: 'quote_unclosed', params: { line } });
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new FileRefused({
        code: 'too_many_columns',
        params: { maximum: counter.limits.columns },
      });
    throw broken();
  }
  return { encoding, delimiter: delimiter === '\t' ? 'tab' : delimiter, rows };
}

/** A record is known by its last line, and found by its first. */
const breaksIn = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

function cellsOf(record: string[], counter: Counter, line: number): Cell[] {
  const cells: Cell[] = [];
  for (const [column, written] of record.entries()) {
    const text = written.trim();
    if (text === '') continue;
    counter.cell(column);
    counter.letters(text, '', line);
    while (cells.length < column) cells.push(null);
    cells[column] = cellOf(text);
  }
  return cells;
}

/** A text that a spreadsheet would run as a formula is one, but for ="0982", with which programs keep a number's zeros. */
function cellOf(text: string): Cell {
  const [, kept] = /^="([^"]*)"$/.exec(text) ?? [];
  if (kept !== undefined) return kept.trim() === '' ? null : { kind: 'text', text: kept.trim() };
  if (
    /^=\s*[A-Z@+\-("']/i.test(text) ||
    (/^[@+-].*[|!(].*!?/.test(text) && /^[@+-]\s*[A-Z]+\s*[|(]/i.test(text))
  )
    return { kind: 'formula', text };
  if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/i.test(text)) return { kind: 'error', text };
  // An apostrophe in front keeps a spreadsheet from changing a number.
  return { kind: 'text', text: text.replace(/^'(?=[\d+0])/, '') };
}
