import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../shared/time/durations.ts';
import { checkName, type FileStorage } from './storage.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/** Where files are until they are written: in the storage's own folder, which may be a disk of its own. */
export const UNFINISHED = '.unfinished';

/** Longer than any upload pauses. */
const ABANDONED_MS = HOUR_MS;

/**
 * Opens a folder of DATA_DIR that nothing serves directly, and that the owner of the server alone can read. A folder
 * from before that was readable by others is closed first, then whatever is in it.
 */
export async function openDisk(root: string): Promise<FileStorage> {
  await mkdir(root, { recursive: true, mode: FOLDER });
  // Windows has no such modes.
  const isOpen = process.platform !== 'win32' && ((await stat(root)).mode & 0o077) !== 0;
  await chmod(root, FOLDER);
  if (isOpen) await closeAll(root);
  const pathOf = (name: string) => path.join(root, checkName(name));
  const unfinished = path.join(root, UNFINISHED);

  return {
    place: root,
    variable: 'DATA_DIR',
    async put(name, content) {
      const file = pathOf(name);
      const temporary = path.join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true, mode: FOLDER });
      try {
        const handle = await open(temporary, 'wx', FILE);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        const added = await mkdir(path.dirname(file), { recursive: true, mode: FOLDER });
        await rename(temporary, file);
        await syncFolders(path.dirname(file), added && path.dirname(added));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: (name) => unlessMissing(() => readFile(pathOf(name))),
    open: (name) =>
      unlessMissing(async () => {
        const handle = await open(pathOf(name));
        const found = await handle.stat();
        if (found.isFile()) return { size: found.size, content: handle.createReadStream() };
        await handle.close();
        return null;
      }),
    async size(name) {
      const found = await unlessMissing(() => stat(pathOf(name)));
      return found?.isFile() ? found.size : null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeAll(folder) {
      await rm(pathOf(folder), { recursive: true, force: true });
      // Earlier versions wrote the files of a folder here first.
      await rm(`${pathOf(folder)}.part`, { recursive: true, force: true });
    },
    async *list(folder) {
      if (folder !== '') checkName(folder);
      yield* listFiles(root, folder);
    },
    async removeUnfinished() {
      for await (const { name } of entriesOf(unfinished)) {
        const file = path.join(unfinished, name);
        const found = await unlessMissing(() => stat(file));
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
      }
    },
    check: () => access(root, constants.R_OK | constants.W_OK | constants.X_OK),
  };
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

/** Has the entries of a folder, and of those above it up to the last one given, outlive a power cut. */
async function syncFolders(folder: string, last = folder): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
  if (folder !== last) await syncFolders(path.dirname(folder), last);
}

async function* listFiles(root: string, folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(path.join(root, folder))) {
    const name = path.posix.join(folder, entry.name);
    if (name === UNFINISHED) continue;
    if (entry.isDirectory()) yield* listFiles(root, name);
    else if (entry.isFile()) yield name;
  }
}

/** Lists what a folder has; nothing when it is gone. */
async function* entriesOf(folder: string) {
  const opened = await unlessMissing(() => opendir(folder));
  if (opened) yield* opened;
}

/** Returns what `work` does; null when there is no such file. */
async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw error;
  }
}

/** Returns the names in a folder; none where it does not exist yet. Throws any other failure to read it. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
