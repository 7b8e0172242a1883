export type CsvOptions = {
  delimiter?: string;
  encoding?: 'utf-8' | 'utf-8-mark' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  lineEnd?: string;
};

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Encodes a text; Windows-1252 has the Latin letters, ₹ is none of them. */
export function encodeText(text: string, encoding: CsvOptions['encoding'] = 'utf-8'): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8-mark') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'windows-1252')
    return Uint8Array.from(Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'));
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return Uint8Array.from(encoding === 'utf-16be' ? bytes.swap16() : bytes);
}

/** Makes a CSV file. */
export const makeCsv = (rows: (string | null)[][], options: CsvOptions = {}): Uint8Array => {
  const { delimiter = ',', lineEnd = '\r\n', encoding } = options;
  const lines = rows.map((row) => row.map((cell) => quoted(cell ?? '', delimiter)).join(delimiter));
  return encodeText(lines.join(lineEnd) + lineEnd, encoding);
};
