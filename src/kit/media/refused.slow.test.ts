import { crc32, deflateSync } from 'node:zlib';
import { ORPCError } from '@orpc/client';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../../test/pictures.ts';
import { decode, quarters, setUp } from '../../../test/setup/decoding.ts';

setUp();

/** Returns the code of the refusal at the field `file`. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await decode(bytes).then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof ORPCError)) throw new Error(`Not refused: ${error}`);
  return (error.data as { fields: { file: { code: string } } }).fields.file.code;
}

/** Writes a PNG by hand: only its header states how large it is. */
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
