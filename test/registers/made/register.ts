import { type CsvOptions, makeCsv } from '../csv.ts';
import { makeOds } from '../ods.ts';
import type { Made, MadeSheet } from '../sheet.ts';
import { makeXlsx } from '../xlsx.ts';

/** A cell that means something else than its text, as a person reads it who knows the family. null: nothing. */
type Meant = { written: Made; means: unknown };
export const as = (written: Made, means: unknown): Meant => ({ written, means });

/** A column: its header, and where its values belong in a draft; null where they belong nowhere. */
export type Column = [header: Made, path: string | null];

/**
 * A sheet of a made register.
 * @property above rows above the header
 * @property header rows in place of the headers of the columns
 * @property rows people, and what is between them as `{ between: […] }`
 */
export type RegisterSheet = {
  name?: string;
  hidden?: boolean;
  merges?: string[];
  above?: Made[][];
  header?: Made[][];
  columns: Column[];
  rows: ((Made | Meant)[] | { between: Made[] })[];
};

export type Register = {
  what: string;
  format: 'xlsx' | 'ods' | CsvOptions;
  sheets: RegisterSheet[];
  /** The text of a file that is made by hand. */
  text?: string;
  /** Cells that are right, and that are asked about. */
  right: number;
  asked: number;
};

const isMeant = (cell: Made | Meant): cell is Meant =>
  typeof cell === 'object' && cell !== null && 'means' in cell;
const writtenOf = (cell: Made | Meant): Made => (isMeant(cell) ? cell.written : cell);

const headerOf = ({ above = [], header, columns }: RegisterSheet): Made[][] => [
  ...above,
  ...(header ?? [columns.map(([text]) => text)]),
];

const madeSheet = (sheet: RegisterSheet): MadeSheet => ({
  name: sheet.name ?? 'Sheet1',
  ...(sheet.hidden && { hidden: true }),
  ...(sheet.merges && { merges: sheet.merges }),
  rows: [
    ...headerOf(sheet),
    ...sheet.rows.map((row) => ('between' in row ? row.between : row.map(writtenOf))),
  ],
});

const textOf = (cell: Made): string | null =>
  cell === null ? null : typeof cell === 'object' ? '' : String(cell);

/** Makes the file of a register. */
export function makeRegister({ format, sheets, text }: Register): Uint8Array {
  if (text !== undefined) return new TextEncoder().encode(text);
  if (format === 'xlsx') return makeXlsx(sheets.map(madeSheet));
  if (format === 'ods') return makeOds(sheets.map(madeSheet));
  return makeCsv(
    sheets.flatMap((sheet) => madeSheet(sheet).rows.map((row) => row.map(textOf))),
    format,
  );
}

/** What a row of a sheet means: its number, and the value at each path. */
export type MeantRow = {
  row: number;
  values: { path: string; column: number; means: unknown; written: Made }[];
};

/** Returns what the people of a sheet are, by their rows. */
export function meaningOf(sheet: RegisterSheet): MeantRow[] {
  const first = headerOf(sheet).length + 1;
  return sheet.rows.flatMap((row, index) => {
    if ('between' in row) return [];
    const values = sheet.columns.flatMap(([, path], column) => {
      const cell = row[column] ?? null;
      if (path === null) return [];
      const written = writtenOf(cell);
      const means = isMeant(cell) ? cell.means : typeof written === 'object' ? null : written;
      // What is covered by a merged cell means what that says.
      return written === null && !isMeant(cell) ? [] : [{ path, column, means, written }];
    });
    return [{ row: first + index, values }];
  });
}
