import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { listPhotos, type PhotoRow, setPhotoPositions, takeOwnership } from '../store.ts';

/** How long a removal can be undone: the toast offers it for five seconds, the rest is for a slow connection. */
export const UNDO_MS = 15_000;

/** Longer than that: the task never removes files that can still come back. */
const FILES_KEPT_MS = MINUTE_MS;

/** Deletes a photo and keeps its row, so that it can be restored. Its files go when that is over. The caller holds the profile's lock. */
export async function deleteRestorable(tx: Tx, { id, profile_id }: PhotoRow, now: Date): Promise<void> {
  const place = (await listPhotos(tx, profile_id)).findIndex((photo) => photo.id === id);
  const { rows } = await sql<{ storage_key: string }>`
    with gone as (delete from photos where id = ${id} returning *),
    kept as (
      insert into restorable_photos (id, photo, removed_at)
      select id, to_jsonb(gone) || jsonb_build_object('position', ${place}::int), ${now} from gone
      on conflict (id) do update set photo = excluded.photo, removed_at = excluded.removed_at
    )
    select storage_key from gone`.execute(tx);
  await tx
    .updateTable('removed_photos')
    .set({ removed_at: new Date(now.getTime() + FILES_KEPT_MS) })
    .where(
      'storage_key',
      'in',
      rows.map(({ storage_key }) => storage_key),
    )
    .execute();
}

/** Restores a photo at its place in the gallery; false when it is too late. The caller holds the profile's lock. */
export async function restorePhoto(tx: Tx, profileId: number, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ photo: { storage_key: string; position: number; sample: boolean } }>`
    delete from restorable_photos
    where id = ${id} and (photo ->> 'profile_id')::bigint = ${profileId}
      and removed_at > ${new Date(now.getTime() - UNDO_MS)}
    returning photo`.execute(tx);
  const photo = rows[0]?.photo;
  if (!photo) return false;
  if (!photo.sample && !(await takeOwnership(tx, photo.storage_key))) return false;
  const ids = (await listPhotos(tx, profileId)).map((row) => row.id);
  // At the end first: no two have the same position.
  await sql`
    insert into photos
    select r.* from jsonb_populate_record(null::photos, ${JSON.stringify(photo)}::jsonb || jsonb_build_object('position',
      (select coalesce(max(position), -1) + 1 from photos where profile_id = ${profileId}))) r`.execute(tx);
  await setPhotoPositions(tx, profileId, [...ids.slice(0, photo.position), id, ...ids.slice(photo.position)]);
  return true;
}

/** Clears what can't be restored any more. */
export async function clearRestorable(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('restorable_photos')
    .where('removed_at', '<', new Date(now.getTime() - FILES_KEPT_MS))
    .execute();
}
