import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { refuse } from '../api/refusals.ts';
import type { App } from '../app/app.ts';
import { code } from '../shared/api/errorCode.ts';
import { BYTES_MAX } from '../shared/media/rules.ts';
import { HOUR_MS } from '../shared/time/durations.ts';
import { listFolder } from '../storage/disk.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the refusal of a photo with too many bytes. */
export const tooLarge = () =>
  refuse.invalid({ file: code('photo_large', { megabytes: BYTES_MAX / MEGABYTE }) });

// Beside the photos and not among them: a backup has no originals.
const folderOf = ({ config }: Pick<App, 'config'>) => path.join(config.dataDir, 'uploads');

/**
 * Receives an upload into a file and passes it to `work`, then removes it: no upload is held in memory. Refuses one over
 * the limit while it comes.
 */
export async function receive<Result>(
  app: Pick<App, 'config'>,
  body: Readable,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = folderOf(app);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  try {
    await writeBody(body, file);
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function writeBody(body: Readable, file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  let bytes = 0;
  try {
    // Left open when it is refused: its connection returns the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) throw tooLarge();
      // Unlike `write`, it fails where the disk takes a part only.
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
}

const ABANDONED_MS = HOUR_MS;

/** Removes what uploads left behind when the server was killed. */
export async function removeAbandoned(app: Pick<App, 'config'>): Promise<void> {
  const folder = folderOf(app);
  const names = await listFolder(folder);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
