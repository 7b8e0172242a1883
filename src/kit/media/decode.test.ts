import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../../test/pictures.ts';
import { decode, quarters, setUp } from '../../../test/setup/decoding.ts';
import { renderPhoto } from '../../people/photos/render/render.ts';

setUp();

const rgb = ({ data, info }: Awaited<ReturnType<typeof decode>>, left: number, top: number) => {
  const at = (Math.floor(top * (info.height - 1)) * info.width + Math.floor(left * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255));
};

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

test('a JPEG without its end mark is taken, as browsers show it; one without a part of its pixels is not', async () => {
  const whole = await (await quarters()).jpeg({ quality: 90 }).toBuffer();
  expect(whole.subarray(-2).toString('hex')).toBe('ffd9');
  expect(cornersOf(await decode(whole.subarray(0, -2)))).toEqual(UPRIGHT);
  await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
