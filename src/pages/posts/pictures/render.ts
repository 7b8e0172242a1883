import sharp from 'sharp';
import type { RawPicture } from '../../../kit/media/decode.ts';
import { LARGE_WIDTH, SHARE_PICTURE, SMALL_WIDTH } from '../shared/rules.ts';

export type RenderedPicture = { files: Record<string, Buffer>; width: number; height: number };

/** Encodes a decoded picture in every size: pixels only. */
export async function renderPicture(raw: RawPicture): Promise<RenderedPicture> {
  const open = () => sharp(raw.data, { raw: raw.info });
  const atMost = (width: number) => open().resize({ width, withoutEnlargement: true });
  const large = await atMost(LARGE_WIDTH).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return {
    files: {
      'large.webp': large.data,
      'small.webp': await atMost(SMALL_WIDTH).webp({ quality: 80 }).toBuffer(),
      'share.jpg': await open()
        .resize(SHARE_PICTURE.width, SHARE_PICTURE.height, {
          fit: 'cover',
          position: sharp.strategy.attention,
        })
        .jpeg({ quality: 82 })
        .toBuffer(),
    },
    width: large.info.width,
    height: large.info.height,
  };
}
