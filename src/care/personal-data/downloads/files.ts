import { PassThrough } from 'node:stream';
import type { App } from '../../../kit/app/app.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { listKnown } from './downloadStore.ts';

/** Returns the name of a download's file among the archives. */
export const fileOf = (id: string): string => `${id}.zip`;

/** Writes the file of a download, whole or not at all, piece by piece. Returns its size in bytes. */
export async function writeFile(
  { archives }: Pick<App, 'archives'>,
  id: string,
  write: (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<number> {
  let size = 0;
  const content = new PassThrough();
  const stored = archives.put(fileOf(id), content);
  // What keeps the storage from writing ends the work that waits for it.
  content.on('error', () => {});
  stored.catch((error) => content.destroy(error));
  try {
    await write(async (bytes) => {
      size += bytes.length;
      await new Promise<void>((resolve, reject) => {
        content.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    });
    content.end();
  } catch (error) {
    content.destroy(error as Error);
    await stored.catch(() => {});
    throw error;
  }
  await stored;
  return size;
}

/** How many files are looked up at a time. */
const AT_ONCE = 1000;

/** Removes the files of downloads that are no more: expired, replaced, or of a deleted account. */
export async function removeUnknown(app: App): Promise<void> {
  await app.archives.removeUnfinished();
  const names: string[] = [];
  for await (const name of app.archives.list('')) {
    names.push(name);
    if (names.length === AT_ONCE) await removeUnknownOf(app, names.splice(0));
  }
  await removeUnknownOf(app, names);
}

async function removeUnknownOf(app: App, names: string[]): Promise<void> {
  const idOf = (name: string) => name.split('.')[0]!;
  const known = await listKnown(app.db, [...new Set(names.map(idOf))].filter(isUuid));
  for (const name of names) if (!known.has(idOf(name))) await app.archives.remove(name);
}
