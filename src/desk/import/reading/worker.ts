import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Limits, Row, Tables } from './cell.ts';
import { readBytes } from './readBytes.ts';
import { type FileRefusal, FileRefused } from './refusal.ts';

/** What the thread is given: a file by its path, or its bytes. */
export type Task = { source: string | Uint8Array; limits: Limits };

/** What the thread answers: rows in portions, so that taking one from its message does not hold up the server; then the rest. */
export type Answer = { rows: Row[]; sheet: number } | { tables: Tables } | { refusal: FileRefusal };

const PORTION = 250;

function answer(message: Answer): void {
  parentPort!.postMessage(message);
}

const { source, limits } = workerData as Task;
try {
  const tables = readBytes(typeof source === 'string' ? readFileSync(source) : source, limits);
  for (const [sheet, { rows }] of tables.sheets.entries())
    for (let from = 0; from < rows.length; from += PORTION)
      answer({ sheet, rows: rows.slice(from, from + PORTION) });
  answer({ tables: { ...tables, sheets: tables.sheets.map((sheet) => ({ ...sheet, rows: [] })) } });
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  answer({ refusal: error.refusal });
}
