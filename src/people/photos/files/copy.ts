import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { photosOpenTo, visibleTo } from '../../profiles/visible/visible.ts';
import { findPhoto } from '../store.ts';
import { masterPath, sizePath } from './paths.ts';
import { keepFiles } from './write.ts';

/** Returns whose photo it is, if the viewer may see it sharp; undefined otherwise. */
export async function findShownPhoto(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<{ profile_id: number } | undefined> {
  const { rows } = await sql<{ profile_id: number }>`
    select h.profile_id from photos h join profile_summaries p on p.id = h.profile_id
    where h.id = ${id}::uuid and h.approved_at is not null
      and ${visibleTo(viewer)} and ${photosOpenTo(viewer)}`.execute(db);
  return rows[0];
}

/** Returns the id of a profile's main photo that others see; undefined when there is none. */
export async function mainPhotoOf(db: Database, profileId: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from approved_photos where profile_id = ${profileId} order by position limit 1`.execute(db);
  return rows[0]?.id;
}

export type PhotoCopy = { storageKey: string; takeOwnership(tx: Tx): Promise<void> };

/**
 * Copies the largest file of a photo to a folder of its own, which stays when the photo goes. Null when it has no file.
 * The files go again unless a transaction takes ownership; a later delete is by the table `removed_photos`.
 * @param folder where the copy is kept
 */
export async function copyPhoto(app: App, id: string, folder: string): Promise<PhotoCopy | null> {
  const photo = await findPhoto(app.db, id);
  if (!photo) return null;
  for (const path of [masterPath(photo.storage_key), sizePath(photo.storage_key, 'large')]) {
    const bytes = await app.storage.read(path);
    if (!bytes) continue;
    const storageKey = `${folder}/${randomUUID()}`;
    const takeOwnership = await keepFiles(app, storageKey, { [fileOf(path)]: bytes });
    return { storageKey, takeOwnership };
  }
  return null;
}

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the file of a copy; null when it is gone. */
export async function findCopy(
  app: App,
  storageKey: string,
): Promise<{ path: string; type: 'image/jpeg' | 'image/webp' } | null> {
  const [master, large] = [masterPath(storageKey), sizePath(storageKey, 'large')];
  if ((await app.storage.size(master)) !== null) return { path: master, type: 'image/jpeg' };
  return (await app.storage.size(large)) !== null ? { path: large, type: 'image/webp' } : null;
}
