/** The sizes of a photo: a thumbnail for cards, one for the profile page, and one that is blurred until no face is recognisable. */
export type SizeName = 'small' | 'large' | 'blurred';

/** How a size is encoded: WebP, and JPEG for browsers that do not support it. */
export type Encoding = 'webp' | 'jpg';

/** Returns the path of a size inside the folder of a photo's storage key. */
export function sizePath(storageKey: string, size: SizeName, encoding: Encoding = 'webp'): string {
  return `${storageKey}/${size}.${encoding}`;
}

/** The whole picture, upright, for later crops: a file beside the sizes of a photo. */
export const MASTER = 'whole.jpg';

/** Returns the path of the whole picture inside the folder of a photo's storage key. */
export const masterPath = (storageKey: string): string => `${storageKey}/${MASTER}`;
