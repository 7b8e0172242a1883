import type { App } from '../../kit/app/app.ts';
import { sizePath } from './files/paths.ts';
import { shownToOwner } from './gallery/gallery.ts';
import { listPhotos } from './store.ts';

/** Returns every photo of a profile with its state, in the order of its family, for staff. */
export async function listPhotosFor(app: App, profileId: number) {
  const rows = await listPhotos(app.db, profileId);
  return rows
    .map(shownToOwner)
    .map(({ id, state, small, large, reason }) => ({ id, state, small, large, reason }));
}

/**
 * Returns the photos of a profile that were not rejected, as small WebP pictures in the family's order, for a reader without a
 * login. The caller has checked their right.
 */
export async function readThumbnails(app: App, profileId: number): Promise<Uint8Array[]> {
  const rows = await listPhotos(app.db, profileId);
  const read = rows
    .filter((row) => row.rejected_at === null)
    .map(({ storage_key }) => app.storage.read(sizePath(storage_key, 'small')));
  // A photo that is being removed has no file.
  return (await Promise.all(read)).filter((bytes) => bytes !== null);
}
