import { createHash, type Hash } from 'node:crypto';
import { closeSync, createReadStream, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { badBackup, isBadBackup } from '../badBackup.ts';
import { outboxFolder, photosFolder, restorable } from './contents.ts';
import { type BackupSummary, headerFile, readSummary, summaryFile, sumsName } from './manifest.ts';

/** Why this Humsafar cannot restore an archive, damaged or not. */
const refusals = new WeakSet<Error>();

function refusal(message: string): Error {
  const error = new Error(message);
  refusals.add(error);
  return error;
}

const damaged = (why: string, cause?: unknown) => badBackup(`The backup is damaged: ${why}.`, cause);

/**
 * Unpacks the archive `file` into the empty folder `target`, for its owner only, and compares every file with its
 * SHA-256. `check` gets the first file's text before anything is written and returns why it cannot be restored here.
 * Resolves to the content of the last file. Throws an Error that names what is damaged, missing or not part of a backup.
 */
export async function readArchive(
  file: string,
  target: string,
  check: (header: string) => string | undefined,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const tar = extract();
  const read = pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), createZstdDecompress(), tar, {
    signal,
  });
  read.catch(() => {});
  const all = createHash('sha256');
  const total = { files: 0, bytes: 0, lists: 0 };
  let first = true;
  let unlisted: string[] = [];
  let summary: BackupSummary | undefined;
  try {
    for await (const entry of tar) {
      const { name: raw, type, size = 0 } = entry.header;
      const name = raw.replace(/\/$/, '');
      if (first && name !== headerFile) throw refusal('This file is not a backup of Humsafar.');
      if (summary) throw damaged(`${name} follows its end`);
      if (name === headerFile || name === summaryFile || name === sumsName(total.lists + 1)) {
        const bytes = await bytesOf(entry, size);
        if (name === headerFile) {
          const against = check(bytes.toString());
          if (against) throw refusal(against);
          unlisted.push(lineOf(createHash('sha256').update(bytes), name));
          total.files++;
          total.bytes += size;
        } else if (name === summaryFile) {
          summary = readSummary(bytes.toString());
          if (!summary) throw damaged(`${summaryFile} cannot be read`);
        } else {
          compare(unlisted, bytes.toString());
          unlisted = [];
          total.lists++;
          all.update(bytes);
        }
      } else if (type === 'directory') {
        mkdirSync(placeOf(target, name), { recursive: true, mode: 0o700 });
        entry.resume();
      } else if (type === 'file') {
        unlisted.push(lineOf(await write(entry, placeOf(target, name), comesTwice(name)), name));
        total.files++;
        total.bytes += size;
      } else {
        throw damaged(`${name} is neither a file nor a folder`);
      }
      first = false;
    }
    await read;
  } catch (error) {
    tar.destroy();
    await read.catch(() => {});
    signal?.throwIfAborted();
    throw explained(error);
  }
  const { files, bytes, lists } = total;
  if (!summary) throw damaged('it ends too early');
  if (unlisted.length > 0 || summary.sums !== all.digest('hex')) throw damaged('its lists are incomplete');
  if (summary.files !== files || summary.bytes !== bytes || summary.lists !== lists) {
    throw damaged(`it should hold ${summary.files} files, and holds ${files}`);
  }
  return summary;
}

const lineOf = (sum: Hash, name: string) => `${sum.digest('hex')}  ${name}`;

function compare(lines: string[], list: string): void {
  const expected = list.split('\n').filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    if (line !== expected[index]) throw damaged(`${line.slice(66)} is not what was backed up`);
  }
  if (lines.length !== expected.length) throw damaged(`${expected[lines.length]?.slice(66)} is missing`);
}

async function bytesOf(entry: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  if (size > 50_000_000) throw damaged('one of its lists is too long');
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A photo or email that was being written when it was copied is in the backup again, whole, further on. */
const comesTwice = (name: string) =>
  [photosFolder, outboxFolder].some((folder) => name.startsWith(`${folder}/`));

async function write(entry: AsyncIterable<Buffer>, place: string, over: boolean): Promise<Hash> {
  const sum = createHash('sha256');
  mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  const descriptor = openSync(place, over ? 'w' : 'wx', 0o600);
  try {
    fchmodSync(descriptor, 0o600);
    for await (const chunk of entry) {
      sum.update(chunk);
      for (let done = 0; done < chunk.length; ) done += writeSync(descriptor, chunk, done);
    }
  } finally {
    closeSync(descriptor);
  }
  return sum;
}

/** Where the file `name` belongs in `target`. Throws for a name that is no part of a backup, or leads out of it. */
function placeOf(target: string, name: string): string {
  const known = restorable.some((part) => name === part || name.startsWith(`${part}/`));
  const parts = name.split('/');
  if (!known || parts.includes('..') || name.includes('\\') || name.includes('\0')) {
    throw damaged(`${JSON.stringify(name)} does not belong in it`);
  }
  return path.join(target, ...parts);
}

function explained(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined || isBadBackup(error) || refusals.has(error as Error) || isOutOfMemory(error))
    return error;
  return damaged(`it cannot be unpacked (${message})`, error);
}

function isOutOfMemory(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    error instanceof RangeError ||
    code === 'ERR_MEMORY_ALLOCATION_FAILED' ||
    code === 'ZSTD_error_memory_allocation' ||
    code === 'ERR_ZLIB_INITIALIZATION_FAILED'
  );
}
