import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { refuse } from '../api/refusals.ts';
import { code } from '../shared/api/errorCode.ts';
import { MASTER_SIDE, SIDE_MAX, SIDE_MIN } from '../shared/media/rules.ts';
import { type PictureType, readHead, sniff } from './sniff.ts';

/** Pixels in sRGB, eight bits for each of three channels. */
export type RawPicture = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height'> & { channels: 3 } };

// Nothing of a picture stays in memory after it; one thread for each, the others belong to the site.
sharp.cache(false);
sharp.concurrency(1);

const PATIENCE_SECONDS = 45;
const MILLION = 1_000_000;

/**
 * Pixels of pictures that have to be unpacked as a whole, at 4 to 20 bytes a pixel; the others are read line by line.
 * Measured (docs/decisions/0028-photos.md): each stays below 150 MB.
 */
const WHOLE_PIXELS = 20 * MILLION;
const AVIF_PIXELS = 6 * MILLION;

const refused = (why: ReturnType<typeof code>) => refuse.invalid({ file: why });

/** Orientations of EXIF (CIPA DC-008, 4.6.5.A): mirrored first, then turned clockwise by so many degrees. */
const ORIENTATIONS: Record<number, { flop: boolean; turn: number }> = {
  2: { flop: true, turn: 0 },
  3: { flop: false, turn: 180 },
  4: { flop: true, turn: 180 },
  5: { flop: true, turn: 270 },
  6: { flop: false, turn: 90 },
  7: { flop: true, turn: 90 },
  8: { flop: false, turn: 270 },
};

/**
 * Decodes the file of a photo: upright, in sRGB, without transparency, its longest side at most `MASTER_SIDE`, only the
 * first picture of an animation. The bytes decide what it is. Refuses with words what is no such picture, is damaged,
 * too small or too large; what it contains besides the pixels is lost.
 */
export async function decodePicture(file: string): Promise<RawPicture> {
  const head = await readHead(file);
  const type = sniff(head);
  if (type === null) throw refused(code('photo_type'));
  if (type === 'heic') throw refused(code('photo_heic'));
  // Of WebP, only what is lossy alone is scaled while it is read.
  const whole = type === 'webp' && head.subarray(12, 16).toString('latin1') !== 'VP8 ';
  checkSize(await readMetadata(file, type), type, whole);
  try {
    // Two steps: turning a picture needs all of it in memory, so it is made small first.
    const { data, info, orientation } = await shrink(file).catch((error) => shrinkUnended(file, type, error));
    const { flop, turn } = ORIENTATIONS[orientation] ?? { flop: false, turn: 0 };
    const upright = sharp(data, { raw: info });
    if (flop) upright.flop();
    if (turn) upright.rotate(turn);
    return rawOf(await upright.raw().toBuffer({ resolveWithObject: true }));
  } catch {
    throw refused(code('photo_damaged'));
  }
}

const openFile = (
  file: string | Buffer,
  limitInputPixels: number | false = SIDE_MAX * SIDE_MAX,
  failOn: 'error' | 'warning' = 'error',
) => sharp(file, { limitInputPixels, failOn, sequentialRead: true, pages: 1 });

/** A cable that was pulled, an old camera: all of the picture is there, and its end mark is not. Browsers show it. */
async function shrinkUnended(file: string, type: PictureType, error: unknown) {
  if (type !== 'jpeg') throw error;
  const ended = Buffer.concat([await readFile(file), Buffer.from([0xff, 0xd9])]);
  // Where pixels are missing, libjpeg warns and paints them grey.
  return shrink(ended, 'warning');
}

async function shrink(file: string | Buffer, failOn: 'error' | 'warning' = 'error') {
  const picture = openFile(file, undefined, failOn);
  const { orientation = 1 } = await picture.metadata();
  const { data, info } = await picture
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize(MASTER_SIDE, MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FFFBF5' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { ...rawOf({ data, info }), orientation };
}

function rawOf({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }): RawPicture {
  if (channels !== 3) throw new Error(`${channels} channels`);
  return { data, info: { width, height, channels } };
}

/** What libvips calls each type: a picture with a gain map (Ultra HDR) is a JPEG to everybody else. */
const formats: Record<Exclude<PictureType, 'heic'>, string[]> = {
  jpeg: ['jpeg', 'uhdr'],
  png: ['png'],
  webp: ['webp'],
  avif: ['heif'],
};

async function readMetadata(file: string, type: Exclude<PictureType, 'heic'>): Promise<Metadata> {
  // Reads the header alone.
  const found = await openFile(file, false)
    .metadata()
    .catch(() => null);
  if (!found || !formats[type].includes(found.format)) throw refused(code('photo_damaged'));
  return found;
}

function checkSize({ width, height, isProgressive }: Metadata, type: PictureType, whole: boolean): void {
  if (Math.max(width, height) > SIDE_MAX) throw refused(code('photo_sides', { maximum: SIDE_MAX }));
  if (Math.min(width, height) < SIDE_MIN) throw refused(code('photo_small', { minimum: SIDE_MIN }));
  const most = type === 'avif' ? AVIF_PIXELS : isProgressive || whole ? WHOLE_PIXELS : SIDE_MAX * SIDE_MAX;
  if (width * height > most) throw refused(code('photo_pixels', { maximum: Math.floor(most / MILLION) }));
}
