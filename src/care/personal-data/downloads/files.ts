import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../../../kit/app/app.ts';
import { listFolder } from '../../../kit/app/listFolder.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { listKnown } from './downloadStore.ts';

// Beside the photos and not among them: a backup has no need of what is made from it.
const folderOf = ({ config }: Pick<App, 'config'>) => path.join(config.dataDir, 'downloads');

/** Returns where the file of a download is. */
export const fileOf = (app: Pick<App, 'config'>, id: string): string => path.join(folderOf(app), `${id}.zip`);

/** Writes the file of a download, whole or not at all, readable by the owner of the server alone. Returns its size in bytes. */
export async function writeFile(
  app: Pick<App, 'config'>,
  id: string,
  write: (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<number> {
  await mkdir(folderOf(app), { recursive: true, mode: 0o700 });
  const unfinished = `${fileOf(app, id)}.part`;
  let size = 0;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await write(async (bytes) => {
      size += bytes.length;
      // Unlike `write`, it fails where the disk takes a part only.
      await handle.writeFile(bytes);
    });
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await handle.close();
  await rename(unfinished, fileOf(app, id));
  return size;
}

/** Removes the files of downloads that are no more: expired, replaced, or of a deleted account. */
export async function removeUnknown(app: App): Promise<void> {
  const names = await listFolder(folderOf(app));
  const idOf = (name: string) => name.split('.')[0]!;
  const known = await listKnown(app.db, [...new Set(names.map(idOf))].filter(isUuid));
  for (const name of names) {
    if (!known.has(idOf(name))) await rm(path.join(folderOf(app), name), { force: true });
  }
}
