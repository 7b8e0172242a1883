import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { ORPCError } from '@orpc/client';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPicture } from '../../../test/pictures.ts';
import { decodePicture } from './decode.ts';
import { renderPhoto } from './render.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'humsafar-decode-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
async function decode(bytes: Uint8Array) {
  made += 1;
  // A name says nothing.
  const file = path.join(folder, `${made}.jpg`);
  await writeFile(file, bytes);
  return decodePicture(file);
}

/** Returns the code of the refusal at the field `file`. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await decode(bytes).then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof ORPCError)) throw new Error(`Not refused: ${error}`);
  return (error.data as { fields: { file: { code: string } } }).fields.file.code;
}

const rgb = ({ data, info }: Awaited<ReturnType<typeof decode>>, left: number, top: number) => {
  const at = (Math.floor(top * (info.height - 1)) * info.width + Math.floor(left * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255));
};

/** 300 by 400, red at the upper left, green at the upper right, blue at the lower left, white at the lower right. */
const quarters = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/><rect width="150" height="200" fill="#f00"/><rect x="150" width="150" height="200" fill="#0f0"/><rect y="200" width="150" height="200" fill="#00f"/></svg>',
    ),
  ).removeAlpha();

const cornersOf = (raw: Awaited<ReturnType<typeof decode>>) =>
  [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ].map(([left, top]) => rgb(raw, left!, top!).join(''));
const UPRIGHT = ['100', '010', '001', '111'];

describe('photos as cameras and programs write them are upright, in sRGB and without their metadata', () => {
  // How each orientation is stored: what undoes what a viewer has to do (CIPA DC-008).
  const stored: Record<number, (it: Sharp) => Promise<Buffer>> = {
    1: (it) => it.png().toBuffer(),
    2: (it) => it.flop().png().toBuffer(),
    3: (it) => it.rotate(180).png().toBuffer(),
    4: (it) => it.flip().png().toBuffer(),
    5: async (it) =>
      sharp(await it.rotate(90).png().toBuffer())
        .flop()
        .png()
        .toBuffer(),
    6: (it) => it.rotate(270).png().toBuffer(),
    7: async (it) =>
      sharp(await it.rotate(270).png().toBuffer())
        .flop()
        .png()
        .toBuffer(),
    8: (it) => it.rotate(90).png().toBuffer(),
  };
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i of EXIF', async (orientation) => {
    const lying = await stored[orientation]!(quarters());
    const bytes = await sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const raw = await decode(bytes);
    expect([raw.info.width, raw.info.height]).toEqual([300, 400]);
    expect(cornersOf(raw)).toEqual(UPRIGHT);
  });

  const kinds: [string, () => Promise<Buffer>][] = [
    ['PNG', () => quarters().png().toBuffer()],
    ['PNG of a palette', () => quarters().png({ palette: true }).toBuffer()],
    ['PNG, interlaced', () => quarters().png({ progressive: true }).toBuffer()],
    ['PNG with 16 bits', () => quarters().toColourspace('rgb16').png().toBuffer()],
    ['PNG, transparent', () => quarters().ensureAlpha(1).png().toBuffer()],
    ['JPEG, progressive', () => quarters().jpeg({ progressive: true, quality: 95 }).toBuffer()],
    ['WebP', () => quarters().webp({ quality: 95 }).toBuffer()],
    ['WebP without loss', () => quarters().webp({ lossless: true }).toBuffer()],
    ['AVIF', () => quarters().avif({ quality: 90 }).toBuffer()],
    ['JPEG in Display P3', () => quarters().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ];
  test.each(kinds)('%s', async (_name, make) => {
    const raw = await decode(await make());
    expect(raw.info).toMatchObject({ width: 300, height: 400, channels: 3 });
    expect(raw.data.length).toBe(300 * 400 * 3);
    expect(cornersOf(raw)).toEqual(UPRIGHT);
  });

  test('JPEG in CMYK, whose inks have no pure green', async () => {
    const raw = await decode(await quarters().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer());
    expect(cornersOf(raw)).toEqual([UPRIGHT[0], '110', ...UPRIGHT.slice(2)]);
  });

  test('a black and white one', async () => {
    const raw = await decode(await quarters().greyscale().toColourspace('b-w').jpeg().toBuffer());
    expect(raw.info.channels).toBe(3);
  });

  test('with the place it was taken at, which no file has afterwards', async () => {
    const bytes = await quarters()
      .withExif({
        IFD0: { Copyright: 'Asha Kulkarni', Make: 'Phone' },
        IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLongitude: '73/1 51/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Asha Kulkarni</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { files } = await renderPhoto(await decode(bytes));
    expect(Object.keys(files).sort()).toEqual([
      'blurred.jpg',
      'blurred.webp',
      'large.jpg',
      'large.webp',
      'small.jpg',
      'small.webp',
      'whole.jpg',
    ]);
    for (const file of Object.values(files)) {
      const { exif, icc, iptc, xmp, orientation, comments } = await sharp(file).metadata();
      expect([exif, icc, iptc, xmp, orientation, comments]).toEqual(Array(6).fill(undefined));
      expect(file.toString('latin1')).not.toMatch(/Asha|Phone|GPS|Exif/);
    }
  });

  test('an animation: its first picture', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 300, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const raw = await decode(bytes);
    expect([raw.info.width, raw.info.height]).toEqual([300, 400]);
    expect(rgb(raw, 0.5, 0.5)).toEqual([1, 0, 0]);
  });

  test('a large one is kept at 2,048 pixels', async () => {
    const raw = await decode(await drawPicture(1, 3000, 4000).jpeg().toBuffer());
    expect([raw.info.width, raw.info.height]).toEqual([1536, 2048]);
  });

  test('with a program behind the picture: nothing of the program is left', async () => {
    const script = '<script>alert(document.cookie)</script>PK\u0003\u0004';
    const bytes = Buffer.concat([await quarters().jpeg().toBuffer(), Buffer.from(script)]);
    const { files } = await renderPhoto(await decode(bytes));
    for (const file of Object.values(files)) expect(file.toString('latin1')).not.toContain('script');
  });
});

/** Writes a PNG by hand: only its header says how large it is. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const heic = (...brands: string[]) => {
  const head = Buffer.alloc(8 + brands.length * 4 + 4);
  head.writeUInt32BE(head.length);
  head.write(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(4000)]);
};
const jpeg = () => drawPicture(2).jpeg({ quality: 90 }).toBuffer();

describe('what is no photo is refused with words', () => {
  const cases: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['an empty file', 'photo_type', () => Buffer.alloc(0)],
    ['a script named .jpg', 'photo_type', () => Buffer.from('#!/bin/sh\nrm -rf /\n'.repeat(50))],
    [
      'a page named .jpg',
      'photo_type',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50)),
    ],
    [
      'an SVG',
      'photo_type',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><image href="file:///etc/passwd"/></svg>',
        ),
    ],
    [
      'an SVG behind spaces',
      'photo_type',
      () => Buffer.from(`   \n<svg xmlns="http://www.w3.org/2000/svg"/>`),
    ],
    ['a GIF', 'photo_type', () => quarters().gif().toBuffer()],
    ['a TIFF', 'photo_type', () => quarters().tiff().toBuffer()],
    ['a PDF', 'photo_type', () => Buffer.from('%PDF-1.7\n'.repeat(50))],
    ['a video', 'photo_type', () => heic('isom', 'mp41')],
    ['HEIC of a phone', 'photo_heic', () => heic('heic', 'mif1', 'heic')],
    ['HEIC by its other brands', 'photo_heic', () => heic('mif1', 'heic')],
    ['a truncated JPEG', 'photo_damaged', async () => (await jpeg()).subarray(0, 9000)],
    [
      'a truncated PNG',
      'photo_damaged',
      async () => (await drawPicture(2).png().toBuffer()).subarray(0, 9000),
    ],
    [
      'a truncated WebP',
      'photo_damaged',
      async () => (await drawPicture(2).webp().toBuffer()).subarray(0, 4000),
    ],
    [
      'a truncated AVIF',
      'photo_damaged',
      async () => (await drawPicture(2).avif().toBuffer()).subarray(0, 2000),
    ],
    [
      'the head of a JPEG and nothing else',
      'photo_damaged',
      () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    ],
    [
      'the head of a JPEG before a page',
      'photo_damaged',
      () =>
        Buffer.concat([
          Buffer.from('ffd8ff', 'hex'),
          Buffer.from('<html><script>alert(1)</script>'.repeat(50)),
        ]),
    ],
    [
      'a JPEG that calls itself PNG',
      'photo_damaged',
      async () => {
        const bytes = await jpeg();
        return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), bytes]);
      },
    ],
    [
      'one pixel',
      'photo_small',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    [
      'a thin line',
      'photo_small',
      () =>
        sharp({ create: { width: 4000, height: 2, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['30,000 by 30,000 pixels in a few bytes', 'photo_sides', () => pngOf(30_000, 30_000)],
    ['8,001 pixels', 'photo_sides', () => pngOf(8001, 300)],
    ['8,000 by 8,000 pixels that are not there', 'photo_damaged', () => pngOf(8000, 8000)],
    [
      'more pixels than an AVIF may have',
      'photo_pixels',
      () =>
        sharp({ create: { width: 3000, height: 2001, channels: 3, background: 'red' } })
          .avif({ effort: 0 })
          .toBuffer(),
    ],
    [
      'more pixels than a WebP without loss may have',
      'photo_pixels',
      () =>
        sharp({ create: { width: 5000, height: 4001, channels: 3, background: 'red' } })
          .webp({ lossless: true, effort: 0 })
          .toBuffer(),
    ],
    [
      'more pixels than a progressive JPEG may have',
      'photo_pixels',
      () =>
        sharp({ create: { width: 5000, height: 4001, channels: 3, background: 'red' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
  ];
  test.each(cases)('%s: %s', async (_name, expected, make) => {
    expect(await refusalOf(await make())).toBe(expected);
  });
});
