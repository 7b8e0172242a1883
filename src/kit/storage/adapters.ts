import path from 'node:path';
import { chooseAdapter } from '../chooseAdapter.ts';
import { openDisk } from './disk.ts';
import { s3 } from './s3/s3.ts';
import type { FileStorage, OpenRoot, Root, StorageAdapter } from './storage.ts';

/** The kinds of storage that a site can choose from, beside the disk. A further one is a line here. */
export const adapters: StorageAdapter[] = [s3];

/**
 * Returns how the site's storage is opened; null where files are on the disk. Throws an Error that names what is missing or
 * wrong.
 * @param env without empty variables
 */
export function chooseStorage(
  env: Record<string, string | undefined>,
  site: { production: boolean },
): OpenRoot | null {
  const chosen = chooseAdapter(adapters, env, 'storages', site);
  return chosen?.adapter.open(chosen.account, site) ?? null;
}

/** Opens the files of a root. Throws an Error that says what to check when the storage cannot be used. */
export async function openStorage(
  config: { dataDir: string; storage: OpenRoot | null },
  root: Root,
  warn: (line: string) => void,
): Promise<FileStorage> {
  const storage = config.storage?.(root, warn) ?? (await openDisk(path.join(config.dataDir, root)));
  await storage.check().catch((error: Error) => {
    const { message } = (error.cause as Error | undefined) ?? error;
    throw new Error(`Files cannot be kept in ${storage.place}: ${message}. Check ${storage.variable}.`, {
      cause: error,
    });
  });
  return storage;
}
