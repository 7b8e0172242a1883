import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { LIMITS, type Limits, type Row, type Tables } from './cell.ts';
import { checkSize } from './readBytes.ts';
import { type FileRefusal, FileRefused } from './refusal.ts';
import type { Answer, Task } from './worker.ts';

export type ReadTables = { tables: Tables } | { refused: FileRefusal };

/**
 * Reads the sheets of a register: CSV, XLSX or ODS, which its content says and not its name. It runs in a thread of its own, with
 * a limit of time and of memory, so that the server answers others meanwhile and survives whatever is in the file.
 * @param source the path of a file, or its bytes
 */
export async function readTables(
  source: string | Uint8Array,
  limits: Partial<Limits> = {},
): Promise<ReadTables> {
  const all = { ...LIMITS, ...limits };
  try {
    checkSize(typeof source === 'string' ? (await stat(source)).size : source.length, all);
    return { tables: await readInThread({ source, limits: all }) };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.refusal };
    throw error;
  }
}

function readInThread(task: Task): Promise<Tables> {
  const { readingMs, memoryMb, unpackedBytes } = task.limits;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Tables>();
  const rows: Row[][] = [];
  const timer = setTimeout(
    () => reject(new FileRefused({ code: 'reading_too_slow', params: { seconds: readingMs / 1000 } })),
    readingMs,
  );
  worker.on('message', (answer: Answer) => {
    if ('refusal' in answer) reject(new FileRefused(answer.refusal));
    else if ('rows' in answer) {
      rows[answer.sheet] ??= [];
      rows[answer.sheet]!.push(...answer.rows);
    } else {
      const { tables } = answer;
      const sheets = tables.sheets.map((sheet, index) => ({ ...sheet, rows: rows[index] ?? [] }));
      resolve({ ...tables, sheets });
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    const maximumMb = Math.round(unpackedBytes / 1024 / 1024);
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(isFull ? new FileRefused({ code: 'unpacked_too_large', params: { maximumMb } }) : error);
  });
  worker.on('exit', () => reject(new FileRefused({ code: 'file_broken' })));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
