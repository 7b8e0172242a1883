import type { Limits, Tables } from './cell.ts';
import { type Counter, startCounter } from './counter.ts';
import { readCsv } from './csv/csv.ts';
import { checkFormat, detectPacked, detectPlain, isPacked } from './detect.ts';
import { isReadOfOds, readOds } from './ods/ods.ts';
import { FileRefused } from './refusal.ts';
import { isReadOfXlsx, readXlsx } from './xlsx/xlsx.ts';
import { openPackage } from './zip/unpack.ts';

const MB = 1024 * 1024;

/** Refuses a file that is empty or larger than any register. */
export function checkSize(bytes: number, { fileBytes }: Limits): void {
  if (bytes === 0) throw new FileRefused({ code: 'file_empty' });
  if (bytes > fileBytes)
    throw new FileRefused({ code: 'file_too_large', params: { maximumMb: Math.round(fileBytes / MB) } });
}

/** Reads the sheets of a file at once, which blocks: `readTables` does it in a thread. Throws `FileRefused`. */
export function readBytes(bytes: Uint8Array, limits: Limits): Tables {
  checkSize(bytes.length, limits);
  const counter = startCounter(limits);
  const tables = isPacked(bytes) ? readPacked(bytes, counter) : readPlain(bytes, counter);
  if (tables.sheets.every(({ rows }) => rows.length === 0)) throw new FileRefused({ code: 'file_empty' });
  return tables;
}

function readPlain(bytes: Uint8Array, counter: Counter): Tables {
  checkFormat(detectPlain(bytes));
  const { rows, encoding, delimiter } = readCsv(bytes, counter);
  return { format: 'csv', encoding, delimiter, sheets: [{ name: '', hidden: false, rows }] };
}

function readPacked(bytes: Uint8Array, counter: Counter): Tables {
  const isRead = (name: string) => name === 'mimetype' || isReadOfXlsx(name) || isReadOfOds(name);
  const file = openPackage(bytes, counter, isRead);
  const [mimetype] = file.read('mimetype');
  const format = checkFormat(detectPacked(file.names, mimetype ? new TextDecoder().decode(mimetype) : ''));
  return { format, sheets: format === 'xlsx' ? readXlsx(file, counter) : readOds(file, counter) };
}
