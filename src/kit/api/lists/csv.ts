/** A phone number with its country's code: with spaces, a spreadsheet takes it for text. */
const PHONE = /^\+\d+( \d+)+$/;

/**
 * Returns a cell of a CSV file. What a spreadsheet would run as a formula gets an apostrophe before it: a name of a member
 * must not calculate on the computer of whoever opens the file.
 */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const runs = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) && !PHONE.test(text);
  const safe = runs ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of a CSV file, as RFC 4180 has it. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
