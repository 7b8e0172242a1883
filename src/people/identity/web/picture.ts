import type { Mask } from './masking.ts';
import { type DocumentSide, SIDE, stackSides } from './sides.ts';

/** Opens a chosen file upright, in this browser alone; null when it can't be read as a picture. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!whole) return null;
  const scale = Math.min(1, SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext('2d')!;
  // What was transparent is not black.
  context.fillStyle = '#FFFBF5';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return createImageBitmap(canvas).catch(() => null);
}

/** Returns a picture turned clockwise by a quarter, and closes the one before. */
export async function turnPicture(picture: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.height;
  canvas.height = picture.width;
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  picture.close();
  return createImageBitmap(canvas);
}

/** Draws a picture on a canvas, with its masks in black: they are pixels of it from then on. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, masks: Mask[]): void {
  const { width, height } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  context.fillStyle = '#000';
  for (const mask of masks)
    context.fillRect(
      Math.floor(mask.left * width),
      Math.floor(mask.top * height),
      Math.ceil(mask.width * width),
      Math.ceil(mask.height * height),
    );
}

/** Returns the sides of a document in one picture with their masks, as it is uploaded. Nothing else leaves the browser. */
export async function toUpload(sides: DocumentSide[]): Promise<Blob> {
  const { width, height, places } = stackSides(sides.map(({ picture }) => picture));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  for (const [index, { picture, masks }] of sides.entries()) {
    const side = document.createElement('canvas');
    drawPicture(side, picture, masks);
    const place = places[index]!;
    context.drawImage(side, 0, place.top, width, place.height);
  }
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!jpeg) throw new Error('This browser makes no JPEG');
  return jpeg;
}
