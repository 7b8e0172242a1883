import { isUuid } from '../../kit/api/text.ts';
import type { App } from '../../kit/app/app.ts';
import { findKey, type PhotoViewer } from './keys.ts';
import { sizePath } from './paths.ts';

/**
 * Returns a photo as a JPEG for an email to a viewer, by the right that holds now: the blurred one unless it is open to them.
 * @param src the address of the photo on their card
 * @returns null where they may not see it, or its file is gone
 */
export async function readMailedPhoto(
  app: App,
  viewer: PhotoViewer,
  src: string,
): Promise<Uint8Array | null> {
  const id = /^\/api\/photos\/([^/]+)\//.exec(src)?.[1] ?? '';
  if (!isUuid(id)) return null;
  const found = await findKey(app, viewer, id);
  if (!found) return null;
  try {
    return await app.storage.getBytes(sizePath(found.storageKey, found.open ? 'small' : 'blurred', 'jpg'));
  } catch (error) {
    // As of a photo that is being removed, and of those from before there were JPEGs.
    if ((error as { cause?: { code?: string } }).cause?.code === 'ENOENT') return null;
    throw error;
  }
}
