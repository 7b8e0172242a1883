import sharp from 'sharp';
import type { FileStorage } from '../../src/kit/storage/storage.ts';
import { sizePath } from '../../src/people/photos/files/paths.ts';
import { renderSizes } from '../../src/people/photos/files/sizes.ts';
import { chance, numberFrom } from '../random.ts';
import { drawLook } from './drawLook.ts';
import { drawGround } from './ground.ts';
import { man } from './man.ts';
import type { Sitter } from './sitter.ts';
import { woman } from './woman.ts';

/**
 * Draws the portrait of an invented person, dressed after religion and age.
 * @returns a PNG picture of 800 by 1000 pixels, not compressed: it is read again at once
 */
export async function drawPortrait(sitter: Sitter): Promise<Buffer> {
  const next = chance(numberFrom(`${sitter.seed}/${sitter.gender}/${sitter.religion}`));
  const ground = drawGround(next);
  const look = sitter.gender === 'female' ? woman(next, sitter) : man(next, sitter);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${ground}${drawLook(look)}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}

/**
 * Draws a sitter's portrait and stores every size of it under a key, unless it is there already.
 * @param storageKey the folder, such as `samples/cast/P001`
 */
export async function storePortrait(storage: FileStorage, storageKey: string, sitter: Sitter): Promise<void> {
  // Written last: where this file is, the others are too.
  const last = sizePath(storageKey, 'blurred');
  if ((await storage.size(last)) !== null) return;
  const sizes = await renderSizes(await drawPortrait(sitter));
  await storage.put(sizePath(storageKey, 'small'), sizes.small);
  await storage.put(sizePath(storageKey, 'large'), sizes.large);
  await storage.put(last, sizes.blurred);
}
