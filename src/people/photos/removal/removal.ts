import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';

/** How many photos lose their files in one transaction. */
const AT_ONCE = 100;
/** After what time files that are missing are looked for again. */
const AGAIN = '1 day';

/**
 * Removes the files of photos whose rows are gone, unless another photo uses them. The files of a photo that is still being
 * added have an hour (files/write.ts). Two at once share the work; repeating it is harmless.
 * Files that were written and are missing may be on another disk: their rows stay, an error is logged, and they are
 * looked for again a day later.
 * Throws the error of the storage when a file can't be removed; its row stays for the next time.
 */
export async function removeFiles(app: App): Promise<void> {
  while ((await removeSome(app)) === AT_ONCE);
}

async function removeSome(app: App): Promise<number> {
  const found = await findDue(app);
  const missing = await postponeMissing(app, found);
  const there = found.map(({ storage_key }) => storage_key).filter((key) => !missing.includes(key));
  // Noted before the first file goes: after an interruption in between, they are missing rightly.
  await sql`update removed_photos set written = false where storage_key = any(${there}::text[]) and written`.execute(
    app.db,
  );
  await removeAll(app, there);
  return found.length;
}

type Due = { storage_key: string; used: boolean; written: boolean };

async function findDue(app: App): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.storage_key, r.written, exists (select from photos h where h.storage_key = r.storage_key) as used
    from removed_photos r
    where r.removed_at <= greatest(now(), ${app.clock()}) order by r.removed_at limit ${AT_ONCE}`.execute(
    app.db,
  );
  return rows;
}

/** Postpones and returns the keys whose files were written and are missing. */
async function postponeMissing(app: App, found: Due[]): Promise<string[]> {
  const empty: string[] = [];
  for (const { storage_key, used, written } of found) {
    if (!written || used) continue;
    if (!(await hasFiles(app, storage_key))) empty.push(storage_key);
  }
  if (empty.length === 0) return [];
  // Another task may have removed them meanwhile: then they are not written any more.
  const { rows } = await sql<{ storage_key: string }>`
    update removed_photos set removed_at = greatest(now(), ${app.clock()}) + ${AGAIN}::interval
    where storage_key = any(${empty}::text[]) and written returning storage_key`.execute(app.db);
  if (rows.length > 0) {
    app.log.error(
      { storageKeys: rows.map(({ storage_key }) => storage_key) },
      `Files of removed photos are missing in ${app.storage.place}; they may still be in another place`,
    );
  }
  return empty;
}

async function hasFiles(app: App, storageKey: string): Promise<boolean> {
  for await (const _ of app.storage.list(storageKey)) return true;
  return false;
}

async function removeAll(app: App, keys: string[]): Promise<void> {
  const failed: unknown[] = [];
  await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ storage_key: string; used: boolean }>`
      select r.storage_key, exists (select from photos h where h.storage_key = r.storage_key) as used
      from removed_photos r where r.storage_key = any(${keys}::text[]) and not r.written
      for update of r skip locked`.execute(tx);
    const done: string[] = [];
    for (const { storage_key, used } of rows) {
      try {
        if (!used) await app.storage.removeAll(storage_key);
        done.push(storage_key);
      } catch (error) {
        failed.push(error);
      }
    }
    await sql`delete from removed_photos where storage_key = any(${done}::text[])`.execute(tx);
  });
  if (failed.length > 0) throw failed[0];
}
