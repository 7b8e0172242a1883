import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../kit/shared/time/durations.ts';
import { badEnding } from './verify.ts';

export const unfinishedEnding = '.unfinished';
const backupName = /^humsafar-\d{8}T\d{9}Z\.tar\.zst$/;

/**
 * Returns the name of a backup made at an instant, UTC: sorted by name, backups are in the order in which they were made.
 */
export const nameAt = (time: Date) => `humsafar-${time.toISOString().replaceAll(/[-:.]/g, '')}.tar.zst`;

/** Removes what a killed backup left in `folder`, once it is too old to be one that is still being made. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const ours =
      (name.startsWith('humsafar-') && name.endsWith(unfinishedEnding)) || name.startsWith('.verify-');
    if (!ours) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - 12 * HOUR_MS)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Removes all backups in `folder` but the newest `keep`. Damaged ones (`.bad`) do not count; they are removed when they
 * are older than every backup that is kept, or when there are more than `keep` of them. Resolves to the names of those removed.
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const backups = names.filter((name) => backupName.test(name));
  const bad = names.filter(
    (name) => name.endsWith(badEnding) && backupName.test(name.slice(0, -badEnding.length)),
  );
  const kept = backups.slice(-keep);
  const keptBad = bad.slice(-keep).filter((name) => kept[0] === undefined || name > kept[0]);
  const old = [...backups, ...bad].filter((name) => !kept.includes(name) && !keptBad.includes(name)).sort();
  for (const name of old) await rm(path.join(folder, name));
  return old;
}
