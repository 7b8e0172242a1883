import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, open, rename as renameFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { markerFile } from '../../kit/database/postgres/interrupted.ts';
import { restorable, sandboxFile, statOf } from './archive/contents.ts';

/** What a restore moves aside. SQLite would apply a log that a killed server left to the restored file beside it. */
const replaceable = [`${sandboxFile}-wal`, `${sandboxFile}-shm`, ...restorable];

/** Lists the parts of `dataDir` that hold data, in the order in which they are moved aside. */
export function partsIn(dataDir: string): string[] {
  return replaceable.filter((part) => holdsData(path.join(dataDir, part)));
}

/** Returns whether there is a file, or a folder with something in it, at `place`. */
export function holdsData(place: string): boolean {
  const stat = statOf(place);
  return stat?.isDirectory() ? readdirSync(place).length > 0 : stat !== undefined;
}

/**
 * Throws when root works on a folder of another user: files that root leaves there keep that user's site from starting.
 */
export function refuseOtherOwner(dataDir: string, command: string): void {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const { uid } = statSync(dataDir);
  if (uid === 0) return;
  throw new Error(
    `${dataDir} belongs to the user ${uid}. Run this as that user: sudo -u '#${uid}' ${command} …`,
  );
}

/** Throws when a part of `dataDir` is on another file system, where it cannot be moved to at once. */
export function refuseOtherDisks(dataDir: string): void {
  const { dev } = statSync(dataDir);
  for (const part of replaceable) {
    const place = path.join(dataDir, part);
    const parent = path.dirname(place);
    // Of a link, the link itself is moved.
    const other = existsSync(parent) && statSync(parent).dev !== dev ? parent : place;
    if (other === place && (statOf(place)?.dev ?? dev) === dev) continue;
    throw new Error(
      `${other} is on a different disk from ${dataDir}, so its data cannot be replaced safely. ` +
        'Restore to a new folder with --to and move the parts yourself.',
    );
  }
}

/**
 * Moves the parts in `staging` to `dataDir`, and the parts there now, `present`, to a new folder. Resolves to that folder;
 * to undefined when there are none. After an error it moves everything back; after a kill the marker file remains.
 */
export async function moveIntoPlace({
  staging,
  dataDir,
  present,
  rename = renameFile,
}: {
  staging: string;
  dataDir: string;
  present: string[];
  rename?: typeof renameFile;
}): Promise<string | undefined> {
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const aside = path.join(dataDir, `replaced-${stamp}`);
  const empty = path.join(staging, 'empty');
  const done: [from: string, to: string][] = [];
  async function move(part: string, fromFolder: string, toFolder: string): Promise<void> {
    const [from, to] = [path.join(fromFolder, part), path.join(toFolder, part)];
    await mkdir(path.dirname(to), { recursive: true, mode: 0o711 });
    await rename(from, to);
    done.push([from, to]);
  }

  const wasInterrupted = existsSync(path.join(dataDir, markerFile));
  await writeMarker(dataDir, present.length > 0 ? aside : undefined);
  try {
    for (const part of present) await move(part, dataDir, aside);
    for (const part of restorable) {
      if (!statOf(path.join(staging, part))) continue;
      // An empty folder may be in its place.
      if (statOf(path.join(dataDir, part))) await move(part, dataDir, empty);
      await move(part, staging, dataDir);
    }
  } catch (error) {
    await moveBack(done, rename).catch((again: Error) => {
      throw new Error(
        `${(error as Error).message}\nMoving the data back failed too: ${again.message}\n` +
          `The earlier data of ${dataDir} is in ${aside}. Restore again with --replace.`,
        { cause: error },
      );
    });
    for (const folder of [path.join(aside, 'postgres'), aside]) await rmdir(folder).catch(() => {});
    if (!wasInterrupted) await removeMarker(dataDir);
    throw error;
  }
  await removeMarker(dataDir);
  return present.length > 0 ? aside : undefined;
}

async function moveBack(done: [from: string, to: string][], rename: typeof renameFile): Promise<void> {
  for (const [from, to] of done.toReversed()) await rename(to, from);
}

async function writeMarker(dataDir: string, aside: string | undefined): Promise<void> {
  const handle = await open(path.join(dataDir, markerFile), 'a', 0o600);
  try {
    await handle.write(
      `${new Date().toISOString()} A restore began to move files. While this file is here, the folder is incomplete.\n` +
        `${aside ? `What was there before is in ${aside}\n` : ''}`,
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  syncDisks();
}

async function removeMarker(dataDir: string): Promise<void> {
  syncDisks();
  await rm(path.join(dataDir, markerFile), { force: true });
}

/** PostgreSQL has written its own files to the disk; this is for the photos and for the names of all of them. */
function syncDisks(): void {
  if (process.platform !== 'win32') spawnSync('sync', { stdio: 'ignore' });
}
