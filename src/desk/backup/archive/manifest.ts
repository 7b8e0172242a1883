import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { instant } from '../../../kit/shared/api/dates.ts';

/** The first file of a backup: what a restore checks before it writes anything. */
export const headerFile = 'backup.json';
/** The last file of a backup. Without it the backup is incomplete. */
export const summaryFile = 'complete.json';
/** SHA-256 sums of the files before, in the form of sha256sum: a list after every few thousand files. */
export const sumsName = (number: number) => `sums/${String(number).padStart(6, '0')}.sha256`;

const header = z.object({
  format: z.number().int(),
  humsafar: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Version of PostgreSQL, such as 18.4; the data folder fits this major version only. */
  postgres: z.string(),
  /** Null before the first start, and in versions without the distinction. */
  kind: z.enum(['demo', 'real']).nullable(),
  platform: z.string(),
  startedAt: instant,
});

const counts = z.record(z.string(), z.number().int());

const summary = z.object({
  /** Everything that was committed before is in the backup. */
  endedAt: instant,
  files: z.number().int(),
  bytes: z.number().int(),
  lists: z.number().int(),
  /** SHA-256 of all the lists of sums, one after the other. */
  sums: z.string(),
  photos: z.number().int(),
  /** Rows of each table shortly before and shortly after the end. */
  rowsBefore: counts,
  rowsAfter: counts,
});

export type BackupHeader = z.output<typeof header>;
export type BackupSummary = z.output<typeof summary>;
export type Counts = z.output<typeof counts>;

export const FORMAT = 1;

const root = path.join(import.meta.dirname, '../../../..');

/** The version of this Humsafar and its newest migration. */
export function ownVersion(): { humsafar: string; migration: string } {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const files = readdirSync(path.join(root, 'migrations')).filter((file) => file.endsWith('.sql'));
  return { humsafar: version, migration: files.sort().at(-1) ?? '' };
}

/** Why the backup with this first file cannot be restored by this Humsafar with its PostgreSQL; undefined when it can. */
export function reasonAgainst(text: string, postgres: string): string | undefined {
  const found = parse(header, text);
  if (!found) return 'This file is not a backup of Humsafar.';
  if (found.format !== FORMAT) {
    return `This backup has format ${found.format}; this Humsafar reads format ${FORMAT}.`;
  }
  const [theirs, ours] = [found.postgres, postgres].map((version) => version.split('.')[0]);
  if (theirs !== ours) {
    return (
      `This backup is of PostgreSQL ${theirs}, and this Humsafar brings PostgreSQL ${ours}. ` +
      `Restore it with a version of Humsafar that brings PostgreSQL ${theirs}.`
    );
  }
  const own = ownVersion().migration;
  if (found.migration > own) {
    return (
      `This backup was made by a newer Humsafar: its database is at ${found.migration}, this one is at ${own}. ` +
      'Restore it with that version.'
    );
  }
  return undefined;
}

/** Parses the last file of a backup; undefined when it is damaged. */
export const readSummary = (text: string): BackupSummary | undefined => parse(summary, text);

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
