import { chmod, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

const FOLDER = 0o700;
const FILE = 0o600;

/** Where files of a folder are until all of them are written. */
export const unfinished = (folder: string): string => `${folder}.part`;

/**
 * Writes the files of a new folder of the disk that photos are kept on: all of them or none, and safe on the disk when it
 * resolves. What is left after an interruption is in `unfinished(folder)`.
 * @param folder a key of the disk; nothing may be there yet
 */
export async function writeFolder(
  dataDir: string,
  folder: string,
  files: Record<string, Buffer>,
): Promise<void> {
  const target = path.join(dataDir, 'photos', folder);
  const temporary = unfinished(target);
  await mkdir(temporary, { recursive: true, mode: FOLDER });
  try {
    for (const [name, bytes] of Object.entries(files)) {
      const handle = await open(path.join(temporary, name), 'wx', FILE);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    await syncFolder(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(path.dirname(target));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Opens the disk that photos are kept on: a folder of DATA_DIR that nothing serves directly, and that the owner of the
 * server alone can read. A folder from before that was readable by others is closed first, then whatever is in it.
 */
export async function openStorage(dataDir: string): Promise<Disk> {
  const location = path.join(dataDir, 'photos');
  await mkdir(location, { recursive: true, mode: FOLDER });
  // Windows has no such modes.
  const open = process.platform !== 'win32' && ((await stat(location)).mode & 0o077) !== 0;
  await chmod(location, FOLDER);
  if (open) await closeAll(location);
  return new Disk(privateDriver(location));
}

// A folder is closed before its contents, so that an interruption leaves nothing readable.
async function closeAll(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const location = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(location, FOLDER);
      await closeAll(location);
    } else if (entry.isFile()) {
      await chmod(location, FILE);
    }
  }
}

// flydrive creates folders and files by the umask.
function privateDriver(location: string): FSDriver {
  const driver = new FSDriver({ location, visibility: 'private' });

  async function makeFolders(key: string): Promise<void> {
    await mkdir(path.join(location, path.dirname(key)), { recursive: true, mode: FOLDER });
  }
  const close = (key: string) => chmod(path.join(location, key), FILE);

  const { put, putStream, copy, move } = driver;
  driver.put = async (key, ...rest) => {
    await makeFolders(key);
    await put.call(driver, key, ...rest);
    await close(key);
  };
  driver.putStream = async (key, ...rest) => {
    await makeFolders(key);
    await putStream.call(driver, key, ...rest);
    await close(key);
  };
  driver.copy = async (source, destination, ...rest) => {
    await makeFolders(destination);
    await copy.call(driver, source, destination, ...rest);
    await close(destination);
  };
  driver.move = async (source, destination, ...rest) => {
    await makeFolders(destination);
    await move.call(driver, source, destination, ...rest);
    await close(destination);
  };
  return driver;
}
