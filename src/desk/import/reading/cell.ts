/** What a cell is, as its file says. In CSV all of them are texts. */
export type CellKind = 'text' | 'number' | 'date' | 'time' | 'yes_no' | 'error' | 'formula';

/**
 * A cell of a register; null where it is empty.
 * @property text as it was written; a number without a format, a date as YYYY-MM-DD (with THH:MM where it has a time), a time as
 * HH:MM, yes or no. A formula has it only where the file has no value of it.
 * @property merged whether it is covered by a merged cell, whose text it has
 * @property font an old Indian font: its letters are no Unicode, and mean other ones
 */
export type Cell = { kind: CellKind; text: string; merged?: true; font?: string } | null;

/**
 * A row that is not empty.
 * @property number its row in the sheet, or its line in a CSV file, from 1
 * @property width how many cells its line has, in a CSV file: one more or less than others, and a delimiter was in a value
 */
export type Row = { number: number; cells: Cell[]; width?: number };

export type Sheet = { name: string; hidden: boolean; rows: Row[] };

export const FORMATS = ['csv', 'xlsx', 'ods'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * What a file has.
 * @property encoding of a CSV file
 * @property delimiter of a CSV file
 */
export type Tables = { format: Format; encoding?: string; delimiter?: string; sheets: Sheet[] };

/** What a file may have at most. */
export type Limits = {
  fileBytes: number;
  /** All parts together that are read of a packed file. */
  unpackedBytes: number;
  /** Rows that are not empty, in all sheets. */
  rows: number;
  columns: number;
  cells: number;
  sheets: number;
  cellLetters: number;
  readingMs: number;
  memoryMb: number;
};

const MB = 1024 * 1024;

/** What a register has at most: the largest that we know of has 5,339 entries, and a file without one thought too many 60 columns. */
export const LIMITS: Limits = {
  fileBytes: 50 * MB,
  unpackedBytes: 64 * MB,
  rows: 20_000,
  columns: 300,
  cells: 1_500_000,
  sheets: 50,
  cellLetters: 32_767,
  readingMs: 20_000,
  memoryMb: 512,
};
