import sharp from 'sharp';
import type { RawPicture } from '../../../kit/media/decode.ts';
import { MASK_HIGH, MASK_WIDE } from '../shared/rules.ts';

const WIDTH = 800;
/** What a browser's JPEG makes of black. */
const BLACK = 12;
/** The edges of a box are grey once the picture is small. */
const WIDE = 0.8 * MASK_WIDE;
const HIGH = 0.6 * MASK_HIGH;

/**
 * Returns whether a box of a picture is black throughout, as the tool that hides digits makes it, also on a card that lies
 * on its side. It finds who has hidden nothing, not who has hidden the wrong part: that is for the reviewer.
 */
export async function hasBlackBox({ data, info }: RawPicture): Promise<boolean> {
  const small = await sharp(data, { raw: info })
    .resize(WIDTH, undefined, { withoutEnlargement: true })
    .greyscale()
    .png()
    .toBuffer();
  return (await hasWideBox(small, 0)) || hasWideBox(small, 90);
}

async function hasWideBox(picture: Buffer, turn: 0 | 90): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .rotate(turn)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const needed = { width: Math.ceil(width * WIDE), height: Math.max(3, Math.ceil(height * HIGH)) };
  // How many rows up to this one have a long enough run of black that reaches this column.
  let above = new Uint16Array(width);
  for (let y = 0; y < height; y += 1) {
    const here = new Uint16Array(width);
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      run = data[(y * width + x) * channels]! <= BLACK ? run + 1 : 0;
      if (run < needed.width) continue;
      here[x] = above[x]! + 1;
      if (here[x]! >= needed.height) return true;
    }
    above = here;
  }
  return false;
}
