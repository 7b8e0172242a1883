/** A phone number with its country's code: with spaces, a spreadsheet takes it for text. */
const PHONE = /^\+\d+( \d+)+$/;

/** What some spreadsheet splits a line at, whatever the file uses: a semicolon where the comma is for decimals. */
const SEPARATORS = /([;,|\t\r\n])/;
/** Blanks, quotes, marks and characters that show nothing, and then what begins a formula, also with the minus of mathematics. */
const FORMULA = /^[\s\p{Cf}\p{Cc}\p{DI}\p{M}\u2800"]*[=+\-\u2212@]/u;

/** Whether a spreadsheet may run a text as a formula, also from full-width signs, as Japanese and Chinese keyboards type them. */
const runs = (text: string) => FORMULA.test(text.normalize('NFKC')) && !PHONE.test(text.trim());

/**
 * Returns a cell of a CSV file. What a spreadsheet would run as a formula gets an apostrophe before it, also behind a separator: a
 * name of a member must not run on the computer where the file is opened.
 */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' ? harmless(text) : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function harmless(text: string): string {
  return text
    .split(SEPARATORS)
    .map((part) => (runs(part) ? `'${part}` : part))
    .join('');
}

/** Returns a line of a CSV file, as RFC 4180 has it. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
