import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import { unfinished } from '../../kit/app/storage.ts';

/** How many photos lose their files in one transaction. */
const AT_ONCE = 100;

/**
 * Removes the files of photos whose rows are gone, unless another photo uses them. The files of a photo that is still being
 * added have an hour (upload/files.ts). Two at once share the work; repeating it is harmless.
 * Throws the error of the storage when a file can't be removed; its row stays for the next time.
 */
export async function removeFiles(app: App): Promise<void> {
  while ((await removeSome(app)) === AT_ONCE);
}

async function removeSome(app: App): Promise<number> {
  const failed: unknown[] = [];
  const found = await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ storage_key: string; used: boolean }>`
      select r.storage_key, exists (select from photos h where h.storage_key = r.storage_key) as used
      from removed_photos r where r.removed_at <= greatest(now(), ${app.clock()}) order by r.removed_at limit ${AT_ONCE} for update of r skip locked`.execute(
      tx,
    );
    const done: string[] = [];
    for (const { storage_key, used } of rows) {
      try {
        if (!used) {
          await app.storage.deleteAll(storage_key);
          await app.storage.deleteAll(unfinished(storage_key));
        }
        done.push(storage_key);
      } catch (error) {
        failed.push(error);
      }
    }
    await sql`delete from removed_photos where storage_key = any(${done}::text[])`.execute(tx);
    return rows.length;
  });
  if (failed.length > 0) throw failed[0];
  return found;
}
