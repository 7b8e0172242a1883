import sharp, { type Sharp } from 'sharp';
import type { Encoding } from './paths.ts';

/** The files of one picture; each contains only pixels. */
export type PhotoSizes = {
  /** The thumbnail: 320 by 400 pixels, for cards. */
  small: Buffer;
  /** 800 by 1000 pixels, for the profile page. */
  large: Buffer;
  /** 32 by 40 pixels, blurred until no face is recognisable; shown enlarged. */
  blurred: Buffer;
};

/** Pixels of 800 by 1000, three channels. */
export type LargePicture = { data: Buffer; info: { width: number; height: number; channels: 3 | 4 } };

const longestSide = 8000;

export const LARGE = { width: 800, height: 1000 };

/**
 * Decodes a picture of ours and encodes it again in every size: upright after its EXIF orientation, cropped
 * to 4:5 around its centre of attention, without any of its metadata. What members upload goes through kit/media/decode.ts.
 * @param picture the bytes of a JPEG, PNG or WebP file
 * @throws Error when the bytes are not such a picture, are damaged, or have more than 64 megapixels
 */
export async function renderSizes(picture: Buffer): Promise<PhotoSizes> {
  const large = await sharp(picture, { limitInputPixels: longestSide * longestSide, failOn: 'error' })
    .autoOrient()
    .resize(LARGE.width, LARGE.height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#FFFBF5' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutSizes(large as LargePicture);
}

/** Encodes a picture in every size. */
export async function cutSizes(
  { data, info }: LargePicture,
  encoding: Encoding = 'webp',
): Promise<PhotoSizes> {
  const cut = () => sharp(data, { raw: info });
  const encode = (picture: Sharp, quality: number) =>
    encoding === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality });
  // At 32 by 40 a face is still recognisable with narrowed eyes; the blur removes the rest.
  const tiny = cut().resize(32, 40).blur(2.6);
  return {
    small: await encode(cut().resize(320, 400), 80).toBuffer(),
    large: await encode(cut(), 84).toBuffer(),
    blurred: await (encoding === 'webp'
      ? tiny.webp({ quality: 80, smartSubsample: true })
      : tiny.jpeg({ quality: 80 })
    ).toBuffer(),
  };
}
