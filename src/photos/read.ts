import type { App } from '../kit/app/app.ts';
import { shownToOwner } from './gallery/gallery.ts';
import { listPhotos } from './store.ts';

/** Returns every photo of a profile with its state, in the order of its family, for staff. */
export async function listPhotosFor(app: App, profileId: number) {
  const rows = await listPhotos(app.db, profileId);
  return rows
    .map(shownToOwner)
    .map(({ id, state, small, large, reason }) => ({ id, state, small, large, reason }));
}
