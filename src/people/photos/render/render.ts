import sharp from 'sharp';
import type { RawPicture } from '../../../kit/media/decode.ts';
import { type Encoding, MASTER } from '../files/paths.ts';
import { cutSizes, LARGE, type LargePicture } from '../files/sizes.ts';
import { type Crop, cropBox } from '../shared/rules.ts';
import { hashPicture } from './hash.ts';

/** Everything that is stored of a photo. */
export type RenderedPhoto = { files: Record<string, Buffer>; placeholder: string };

/** Encodes a decoded photo: the whole for later crops, every size of the part that is shown, and its hashes. */
export async function renderPhoto(
  raw: RawPicture,
): Promise<RenderedPhoto & { hash: string; mirrored: string }> {
  const master = await sharp(raw.data, { raw: raw.info }).jpeg({ quality: 88 }).toBuffer();
  return { ...(await renderCrop(master, null)), ...(await hashPicture(raw)) };
}

/**
 * Encodes every size of a part of a photo.
 * @param master the whole picture, as `renderPhoto` made it
 * @param crop null: a part of 4:5 around its centre of attention
 */
export async function renderCrop(master: Buffer, crop: Crop | null): Promise<RenderedPhoto> {
  const large = await cutLarge(master, crop);
  const files: Record<string, Buffer> = { [MASTER]: master };
  for (const encoding of ['webp', 'jpg'] as const satisfies Encoding[]) {
    const sizes = await cutSizes(large, encoding);
    for (const [name, bytes] of Object.entries(sizes)) files[`${name}.${encoding}`] = bytes;
  }
  return { files, placeholder: await makePlaceholder(files['blurred.webp']!) };
}

async function cutLarge(master: Buffer, crop: Crop | null): Promise<LargePicture> {
  const picture = sharp(master);
  if (crop) {
    const turned = await sharp(master).rotate(crop.turn).raw().toBuffer({ resolveWithObject: true });
    const box = cropBox(crop, turned.info);
    const large = await sharp(turned.data, { raw: turned.info })
      .extract(box)
      .resize(LARGE.width, LARGE.height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return large as LargePicture;
  }
  const large = await picture
    .resize(LARGE.width, LARGE.height, { fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return large as LargePicture;
}

/** Made of the blurred picture, because everybody who sees the card gets it. */
async function makePlaceholder(blurred: Buffer): Promise<string> {
  const pixels = await sharp(blurred).resize(8, 10).webp({ quality: 50 }).toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}
