import sharp from 'sharp';
import type { RawPicture } from '../../../kit/media/decode.ts';

const COLUMNS = 9;
const ROWS = 8;

/**
 * Returns the difference hash (dHash) of a picture, and that of its mirror image, as 64 binary digits: the picture as
 * 9 by 8 grey pixels, each bit whether a pixel is darker than its right neighbour. Scaling, compressing and lighting change
 * few bits. Source: N. Krawetz, "Kind of Like That", hackerfactor.com, 2013.
 */
export async function hashPicture({ data, info }: RawPicture): Promise<{ hash: string; mirrored: string }> {
  const grey = await sharp(data, { raw: info })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: ROWS }, (_, row) => [
    ...grey.subarray(row * COLUMNS, (row + 1) * COLUMNS),
  ]);
  const bitsOf = (lines: number[][]) =>
    lines.flatMap((line) => line.slice(1).map((right, index) => (line[index]! < right ? '1' : '0'))).join('');
  return { hash: bitsOf(rows), mirrored: bitsOf(rows.map((line) => line.toReversed())) };
}

/** Returns in how many bits two hashes differ (Hamming distance). */
export const distanceOf = (one: string, other: string): number =>
  [...one].filter((bit, place) => bit !== other[place]).length;
