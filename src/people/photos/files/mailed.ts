import sharp from 'sharp';
import type { App } from '../../../kit/app/app.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
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
  const size = found.open ? 'small' : 'blurred';
  const jpeg = await app.storage.read(sizePath(found.storageKey, size, 'jpg'));
  if (jpeg) return jpeg;
  // Samples, and photos from before each had a JPEG, have WebP files alone.
  const webp = await app.storage.read(sizePath(found.storageKey, size));
  return webp && (await sharp(webp).jpeg({ quality: 80 }).toBuffer());
}
