import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { refuse } from '../../../kit/api/refusals.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { contrast } from '../shared/accent/colours.ts';
import {
  DENSITY,
  GROUNDS,
  LOGO_BOX,
  LOGO_PREVIEW,
  LOGO_RATIO_MAX,
  LOGO_SIDE_MIN,
  type Logo,
  type LogoFile,
} from '../shared/logo/rules.ts';

export type RenderedLogo = Omit<Logo, 'id'> & { files: Record<LogoFile, Buffer> };

type Raw = { data: Buffer; info: { width: number; height: number; channels: 4 } };

const TYPES = ['jpeg', 'png', 'webp'];
/** Unpacked as a whole, at 4 bytes a pixel. */
const PIXELS_MAX = 20_000_000;
const SECONDS = 20;
/** More than any of the files needs. */
const SIDE = 1200;

const refused = (why: ReturnType<typeof code>) => refuse.invalid({ file: why });

/**
 * Decodes the file of a logo and encodes it in every size: pixels only. Refuses with words what is no picture of the
 * allowed types, is damaged, too small, too large or too long. SVG is not among the types: it is a program more than a picture.
 */
export async function renderLogo(file: string): Promise<RenderedLogo> {
  const raw = await trim(await decode(file));
  const sides = [raw.info.width, raw.info.height];
  if (Math.max(...sides) > Math.min(...sides) * LOGO_RATIO_MAX)
    throw refused(code('logo_long', { times: LOGO_RATIO_MAX }));
  const plate = { day: isLost(raw, GROUNDS.day), night: isLost(raw, GROUNDS.night) };
  const shown = sharp(raw.data, { raw: raw.info }).resize(
    LOGO_BOX.width * DENSITY,
    LOGO_BOX.height * DENSITY,
    {
      fit: 'inside',
    },
  );
  const mark = await shown.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  const behind = (light: string) => (plate.day ? GROUNDS.night : light);
  const flat = (ground: string) => sharp(mark.data).flatten({ background: ground }).png().toBuffer();
  const icon = async (side: number) =>
    (await centred(raw, { width: side, height: side }, 0.84, behind(GROUNDS.day))).png().toBuffer();
  return {
    width: Math.max(1, Math.round(mark.info.width / DENSITY)),
    height: Math.max(1, Math.round(mark.info.height / DENSITY)),
    plate,
    files: {
      'mark.png': mark.data,
      'email.png': await flat(behind(GROUNDS.day)),
      'print.png': await flat(behind('#ffffff')),
      'icon-96.png': await icon(96),
      'icon-180.png': await icon(180),
      'icon-512.png': await icon(512),
      'share.jpg': await (await centred(raw, LOGO_PREVIEW, 0.6, behind(GROUNDS.day)))
        .jpeg({ quality: 86 })
        .toBuffer(),
    },
  };
}

async function decode(file: string): Promise<Raw> {
  const open = () => sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found || !TYPES.includes(found.format)) throw refused(code('logo_type'));
  if (Math.min(found.width, found.height) < LOGO_SIDE_MIN)
    throw refused(code('logo_small', { minimum: LOGO_SIDE_MIN }));
  if (found.width * found.height > PIXELS_MAX)
    throw refused(code('logo_pixels', { maximum: PIXELS_MAX / 1_000_000 }));
  try {
    const { data, info } = await open()
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return rawOf(data, info);
  } catch {
    throw refused(code('logo_damaged'));
  }
}

function rawOf(data: Buffer, { width, height, channels }: OutputInfo): Raw {
  if (channels !== 4) throw new Error(`${channels} channels`);
  return { data, info: { width, height, channels } };
}

/** Cuts off what is empty around a logo, which would make it small beside the name. A ground of its own stays. */
async function trim(raw: Raw): Promise<Raw> {
  if (raw.data[3] !== 0) return raw;
  if (!raw.data.some((part, index) => index % 4 === 3 && part >= VISIBLE)) throw refused(code('logo_empty'));
  const { data, info } = await sharp(raw.data, { raw: raw.info })
    .trim({ background: '#0000', threshold: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rawOf(data, info);
}

/** Draws a picture in the middle of a ground. @param share of the ground's width and height that it fills */
async function centred(
  raw: Raw,
  size: { width: number; height: number },
  share: number,
  ground: string,
): Promise<Sharp> {
  const input = await sharp(raw.data, { raw: raw.info })
    .resize(Math.round(size.width * share), Math.round(size.height * share), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: ground } }).composite([{ input }]);
}

const SOLID = 250;
const VISIBLE = 128;
/** The contrast that makes a shape visible, and the share of a logo that must have it. */
const SEEN = 1.6;
const SEEN_SHARE = 0.75;
const SAMPLES = 4000;

/** Returns whether most of a transparent picture is invisible on a ground. */
function isLost({ data, info }: Raw, ground: string): boolean {
  const pixels = info.width * info.height;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  let [clear, drawn, seen] = [0, 0, 0];
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const [r, g, b, alpha] = data.subarray(pixel * 4, pixel * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    if (alpha < SOLID) clear += 1;
    if (alpha < VISIBLE) continue;
    drawn += 1;
    const colour = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(colour, ground) >= SEEN) seen += 1;
  }
  return clear > 0 && seen < drawn * SEEN_SHARE;
}
