import { createHash } from 'node:crypto';
import { closeSync, createWriteStream, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { unlessGone } from './contents.ts';
import { sumsName } from './manifest.ts';

const filesPerList = 5000;
const chunkBytes = 1 << 20;

export type Archive = ReturnType<typeof writeArchive>;

/**
 * Writes a new archive, a tar compressed by Zstandard, to `file`, readable by its owner only. It is complete, and
 * safe on the disk, once `finish` has resolved. Every method rejects with the first error, such as a full disk.
 */
export function writeArchive(file: string, signal?: AbortSignal) {
  const tar = pack();
  // Its threads (ZSTD_c_nbWorkers) end in ERR_STREAM_PUSH_AFTER_EOF in Node 26.10. It runs beside this thread anyway.
  const compress = createZstdCompress({
    chunkSize: chunkBytes,
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true, highWaterMark: chunkBytes });
  const written = pipeline(tar, compress, out, { signal });
  const failed = written.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});

  let lines: string[] = [];
  const all = createHash('sha256');
  const total = { files: 0, bytes: 0, lists: 0 };

  /** Adds a file of exactly `size` bytes, read by `read` until it returns undefined; resolves to its SHA-256. */
  async function put(
    header: { name: string; size: number; mode: number; mtime?: Date },
    read: () => Buffer | undefined,
  ) {
    const sum = createHash('sha256');
    const ended = Promise.withResolvers<void>();
    const entry = tar.entry({ ...header, type: 'file' }, (error) =>
      error ? ended.reject(error) : ended.resolve(),
    );
    ended.promise.catch(() => {});
    // Its callback has reported it already.
    entry.on('error', () => {});
    for (let left = header.size; left > 0; ) {
      // A file that was cut off meanwhile is filled up: PostgreSQL replays what happened to it.
      const chunk = read() ?? Buffer.alloc(Math.min(left, chunkBytes));
      left -= chunk.length;
      sum.update(chunk);
      if (!entry.write(chunk)) {
        await Promise.race([new Promise((resolve) => entry.once('drain', resolve)), failed]);
      }
    }
    entry.end();
    await Promise.race([ended.promise, failed]);
    return sum.digest('hex');
  }

  async function account(name: string, size: number, sum: string): Promise<void> {
    total.files++;
    total.bytes += size;
    lines.push(`${sum}  ${name}\n`);
    if (lines.length >= filesPerList) await writeList();
  }

  async function writeList(): Promise<void> {
    const text = Buffer.from(lines.join(''));
    lines = [];
    all.update(text);
    total.lists++;
    await putText(sumsName(total.lists), text);
  }

  function putText(name: string, text: Buffer): Promise<string> {
    let rest: Buffer | undefined = text;
    return put({ name, size: text.length, mode: 0o600 }, () => {
      const chunk = rest;
      rest = undefined;
      return chunk;
    });
  }

  return {
    async addFolder(name: string): Promise<void> {
      await Promise.race([
        new Promise<void>((resolve, reject) =>
          tar.entry({ name, type: 'directory', mode: 0o700 }, (error) => (error ? reject(error) : resolve())),
        ),
        failed,
      ]);
    },
    /** Copies the file `source` up to its present length; resolves to its stat, undefined when it is gone. */
    async addFile(name: string, source: string): Promise<Stats | undefined> {
      const descriptor = unlessGone(() => openSync(source, 'r'));
      if (descriptor === undefined) return undefined;
      try {
        const stat = fstatSync(descriptor);
        const { size, mtime } = stat;
        let left = size;
        const sum = await put({ name, size, mode: 0o600, mtime }, () => {
          const chunk = Buffer.allocUnsafe(Math.min(left, chunkBytes));
          const count = readSync(descriptor, chunk, 0, chunk.length, null);
          left -= count;
          return count > 0 ? chunk.subarray(0, count) : undefined;
        });
        await account(name, size, sum);
        return stat;
      } finally {
        closeSync(descriptor);
      }
    },
    async addText(name: string, text: string | Buffer): Promise<void> {
      const bytes = Buffer.from(text);
      await account(name, bytes.length, await putText(name, bytes));
    },
    /** Writes the last list of sums and ends the archive with the file `name`, made from the totals. */
    async finish(name: string, textOf: (totals: typeof total & { sums: string }) => string): Promise<void> {
      await writeList();
      await putText(name, Buffer.from(textOf({ ...total, sums: all.digest('hex') })));
      tar.finalize();
      await written;
    },
    /** Gives the archive up; resolves when nothing writes to it any more. */
    async abandon(): Promise<void> {
      tar.destroy();
      await written.catch(() => {});
    },
  };
}
