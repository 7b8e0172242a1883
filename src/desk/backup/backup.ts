import { existsSync, type Stats } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import { folderIn } from '../../kit/database/postgres/cluster.ts';
import { refuseInterrupted } from '../../kit/database/postgres/interrupted.ts';
import { lock } from '../../kit/database/postgres/lock.ts';
import { startPostgres } from '../../kit/database/postgres.ts';
import {
  controlFile,
  databaseEntries,
  databaseFolder,
  entriesIn,
  isLeftOut,
  outboxFolder,
  photosFolder,
  sandboxFile,
  secretFile,
} from './archive/contents.ts';
import {
  type BackupHeader,
  type BackupSummary,
  FORMAT,
  headerFile,
  ownVersion,
  summaryFile,
} from './archive/manifest.ts';
import { type Archive, writeArchive } from './archive/writeArchive.ts';
import { countTableRows, startBackup, stopBackup, superuserUrl, versionsOf, withClient } from './database.ts';
import { nameAt, removeUnfinished, unfinishedEnding } from './oldBackups.ts';
import { refuseOtherOwner } from './place.ts';

export type Backup = { file: string; bytes: number; summary: BackupSummary };

type Options = {
  dataDir: string;
  /** The folder that backups are kept in. */
  to: string;
  signal?: AbortSignal | undefined;
  log?: (line: string) => void;
};

/**
 * Copies the embedded database and the files of DATA_DIR into one new file in `to`, while the site runs or not.
 * Everything that was acknowledged before `summary.endedAt` is in it. The file appears under its name when it is
 * complete and safe on the disk; when something fails nothing of it is left. Throws an Error written for people.
 */
export async function createBackup({ dataDir, to, signal, log = () => {} }: Options): Promise<Backup> {
  refuseInterrupted(dataDir);
  if (!existsSync(path.join(dataDir, databaseFolder))) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder of your site.`);
  }
  refuseOtherOwner(dataDir, 'npm run backup');
  await mkdir(to, { recursive: true, mode: 0o700 });
  await removeUnfinished(to);
  const startedAt = new Date();
  const file = path.join(to, nameAt(startedAt));
  const unfinished = `${file}${unfinishedEnding}`;
  const folder = await folderIn(dataDir);
  const postgres = await startUnlessRunning(dataDir, folder, log);
  try {
    signal?.throwIfAborted();
    const url = await superuserUrl(folder, 'humsafar');
    const archive = writeArchive(unfinished, signal);
    try {
      const summary = await writeContents(archive, { dataDir, url, startedAt, signal });
      await rename(unfinished, file);
      await syncFolder(to);
      return { file, bytes: (await stat(file)).size, summary };
    } catch (error) {
      await archive.abandon();
      await rm(unfinished, { force: true });
      signal?.throwIfAborted();
      const { code, syscall, message } = error as NodeJS.ErrnoException;
      if (code === undefined || syscall !== 'write') throw error;
      throw new Error(`Couldn't write the backup to ${to}: ${message}`, { cause: error });
    }
  } finally {
    await postgres?.stop();
  }
}

/** The embedded PostgreSQL for the time of the backup when no Humsafar runs it; undefined when one does. */
async function startUnlessRunning(dataDir: string, folder: string, log: (line: string) => void) {
  const release = await lock(path.join(folder, 'lock'), 0);
  if (!release) return undefined;
  release();
  log('Humsafar is not running: starting the database for the backup.');
  return startPostgres({ dataDir, log });
}

async function writeContents(
  archive: Archive,
  {
    dataDir,
    url,
    startedAt,
    signal,
  }: { dataDir: string; url: string; startedAt: Date; signal?: AbortSignal | undefined },
): Promise<BackupSummary> {
  const pathOf = (name: string) => path.join(dataDir, name);
  return withClient(url, async (client) => {
    const header: BackupHeader = {
      format: FORMAT,
      humsafar: ownVersion().humsafar,
      ...(await versionsOf(client)),
      platform: `${process.platform}-${process.arch}`,
      startedAt: startedAt.toISOString(),
    };
    await archive.addText(headerFile, JSON.stringify(header, null, 2));
    await archive.addFile(secretFile, pathOf(secretFile));

    const copied = new Map<string, number>();
    async function addNewFiles(folder: string): Promise<void> {
      for (const { name, type, stat } of entriesIn(dataDir, folder, (name) => !isLeftOut(name))) {
        signal?.throwIfAborted();
        // A file that was being written when it was copied is copied again.
        if (type === 'directory' || copied.get(name) === markOf(stat)) continue;
        const found = await archive.addFile(name, pathOf(name));
        if (found) copied.set(name, markOf(found));
      }
    }
    await addNewFiles(photosFolder);
    await addNewFiles(outboxFolder);
    await addSandbox(archive, dataDir);

    await startBackup(client, header.startedAt);
    for (const { name, type } of databaseEntries(dataDir)) {
      signal?.throwIfAborted();
      if (type === 'directory') await archive.addFolder(name);
      else await archive.addFile(name, pathOf(name));
    }
    await archive.addFile(controlFile, pathOf(controlFile));
    const rowsBefore = await countTableRows(client);
    // Taken before: what was acknowledged up to now is in the log that PostgreSQL is about to close.
    const endedAt = new Date().toISOString();
    const { label, segments } = await stopBackup(client);
    const rowsAfter = await countTableRows(client);
    await archive.addText(`${databaseFolder}/backup_label`, label);
    for (const segment of segments) {
      const name = `${databaseFolder}/pg_wal/${segment}`;
      if (!(await archive.addFile(name, pathOf(name))))
        throw new Error(`PostgreSQL removed ${name} too early.`);
    }
    // A row that was written while the database was copied has its file too.
    await addNewFiles(photosFolder);
    await addNewFiles(outboxFolder);

    const photos = [...copied.keys()].filter((name) => name.startsWith(`${photosFolder}/`)).length;
    let summary: BackupSummary | undefined;
    await archive.finish(summaryFile, (totals) => {
      summary = { endedAt, ...totals, photos, rowsBefore, rowsAfter };
      return JSON.stringify(summary, null, 2);
    });
    return summary!;
  });
}

/** A number that changes when a file is written to: there may be millions of them in memory. */
const markOf = ({ mtimeMs, size }: Stats) => Math.round(mtimeMs) * 4096 + (size % 4096);

/** The payments of a demo: a SQLite file that the running site writes to. */
async function addSandbox(archive: Archive, dataDir: string): Promise<void> {
  const source = path.join(dataDir, sandboxFile);
  if (!existsSync(source)) return;
  const folder = await mkdtemp(path.join(dataDir, '.backup-'));
  const database = new DatabaseSync(source, { timeout: 5000 });
  try {
    await chmod(folder, 0o700);
    const copy = path.join(folder, sandboxFile);
    await copySqlite(database, copy);
    await archive.addFile(sandboxFile, copy);
  } finally {
    database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
