// What a backup holds: postgres/secret, postgres/data, photos, outbox and sandbox.sqlite, by their paths in DATA_DIR.

import type { Stats } from 'node:fs';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UNFINISHED } from '../../../kit/storage/disk.ts';
import { DOCUMENTS_FOLDER } from '../../../people/identity/shared/rules.ts';

export const databaseFolder = 'postgres/data';
export const secretFile = 'postgres/secret';
export const photosFolder = 'photos';
/**
 * Identity documents are deleted once they are decided, which they would not be in a backup. After a restore the reviewer
 * of one that waits finds no picture, and requests another. Files that are being written have no row yet.
 */
export const isLeftOut = (name: string): boolean =>
  [DOCUMENTS_FOLDER, UNFINISHED].some((folder) => name.startsWith(`${photosFolder}/${folder}`));
export const outboxFolder = 'outbox';
export const sandboxFile = 'sandbox.sqlite';

/** Everything that a restore moves into DATA_DIR, in this order: the database comes last. */
export const restorable = [photosFolder, outboxFolder, sandboxFile, secretFile, databaseFolder];

export type ArchiveEntry = { name: string; type: 'file' | 'directory'; stat: Stats };

// PostgreSQL 18, "Backing Up the Data Directory": these folders are needed, their contents are not.
const keptEmpty = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = new Set([
  'backup_label',
  'backup_label.old',
  'backup_manifest',
  'current_logfiles',
  'pg_internal.init',
  'postgresql.auto.conf.tmp',
  'postmaster.opts',
  'postmaster.pid',
  'tablespace_map',
  'tablespace_map.old',
]);

export const controlFile = `${databaseFolder}/global/pg_control`;

/**
 * Lists PostgreSQL's data folder without its write-ahead log and without what it creates again when it starts.
 * `global/pg_control` is left out too: it is copied last. A file that vanishes meanwhile is left out.
 */
export function* databaseEntries(dataDir: string): Generator<ArchiveEntry> {
  yield* entriesIn(dataDir, databaseFolder, (name) => {
    const inside = path.posix.relative(databaseFolder, name);
    const [top = '', ...rest] = inside.split('/');
    const base = path.posix.basename(name);
    if (leftOut.has(base) || base.startsWith('pgsql_tmp') || name === controlFile) return false;
    if (keptEmpty.has(top)) return rest.length === 0;
    // The segments follow when the backup ends; its folders have to exist.
    if (top === 'pg_wal')
      return rest.length === 0 || inside === 'pg_wal/archive_status' || inside === 'pg_wal/summaries';
    return !isTemporaryRelation(base);
  });
}

/** Temporary tables, which no other connection reads: t3_16384, t3_16384_fsm. */
const isTemporaryRelation = (base: string) => /^t\d+_\d+(_(fsm|vm|init))?(\.\d+)?$/.test(base);

/**
 * Lists a folder of `dataDir` and everything in it that is a file or a folder and that `wanted` accepts, by names with
 * forward slashes that begin with `folder`. Lists nothing when there is no such folder.
 */
export function* entriesIn(
  dataDir: string,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Generator<ArchiveEntry> {
  const own = statOf(path.join(dataDir, folder, '.'));
  if (!own) return;
  yield { name: folder, type: 'directory', stat: own };
  for (const base of namesIn(path.join(dataDir, folder))) {
    const name = `${folder}/${base}`;
    if (!wanted(name)) continue;
    const stat = statOf(path.join(dataDir, name));
    if (stat?.isDirectory()) yield* entriesIn(dataDir, name, wanted);
    else if (stat?.isFile()) yield { name, type: 'file', stat };
  }
}

function namesIn(folder: string): string[] {
  return unlessGone(() => readdirSync(folder)) ?? [];
}

/** Returns what a file, or a link itself, is; undefined when it does not exist (any more). */
export function statOf(file: string): Stats | undefined {
  return unlessGone(() => lstatSync(file));
}

/** The result of `work`; undefined when what it reads does not exist (any more). */
export function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
