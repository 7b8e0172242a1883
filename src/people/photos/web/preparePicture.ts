import { MASTER_SIDE } from '../../../kit/shared/media/rules.ts';

/** Smaller files go as they are. */
const SMALL_BYTES = 1_500_000;

/**
 * Returns what is uploaded of a chosen file. A large photo, and one of a type that the server does not read (HEIC), becomes a
 * JPEG of the size that the server keeps, where this browser can read it: a phone sends a tenth of the bytes.
 * The file itself where it can't; the server then returns what is wrong with it.
 */
export async function preparePicture(file: File): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (file.size <= SMALL_BYTES && !isHeif(head)) return file;
  if (!canBeRead(file, head)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  try {
    const scale = Math.min(1, MASTER_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What was transparent is not black.
    context.fillStyle = '#FFFBF5';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return jpeg ?? file;
  } finally {
    bitmap.close();
  }
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** HEIC and AVIF begin alike. */
const isHeif = (head: Uint8Array) => textOf(head.subarray(4, 8)) === 'ftyp';

/** Not everything that a browser can draw is a photo: an SVG, for example. */
const canBeRead = ({ type }: File, head: Uint8Array) =>
  isHeif(head) ||
  (head[0] === 0xff && head[1] === 0xd8) ||
  textOf(head.subarray(1, 4)) === 'PNG' ||
  (textOf(head.subarray(8, 12)) === 'WEBP' && type !== 'image/svg+xml');
