import type { Mask } from './masking.ts';

/** Longest side of what is uploaded, in pixels: the server keeps no more. */
const SIDE = 2048;

/** Opens a chosen file upright, in this browser alone; null when it can't be read as a picture. */
export const openPicture = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

/** Draws a picture on a canvas, with its masks in black: they are pixels of it from then on. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, masks: Mask[]): void {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d')!;
  // What was transparent is not black.
  context.fillStyle = '#FFFBF5';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { left, top, width, height } of masks)
    context.fillRect(
      Math.floor(left * canvas.width),
      Math.floor(top * canvas.height),
      Math.ceil(width * canvas.width),
      Math.ceil(height * canvas.height),
    );
}

/** Returns the picture with its masks, as it is uploaded. Nothing else of the chosen file leaves the browser. */
export async function toUpload(picture: ImageBitmap, masks: Mask[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawPicture(canvas, picture, masks);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!jpeg) throw new Error('This browser makes no JPEG');
  return jpeg;
}
