import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDisk } from '../../src/kit/storage/disk.ts';
import { renderSizes } from '../../src/people/photos/files/sizes.ts';
import { chance } from '../random.ts';
import { beards } from './beards.ts';
import { drawLook } from './drawLook.ts';
import { mensHeadwear } from './headwear.ts';
import type { Wardrobe } from './look.ts';
import { man, mensWardrobe } from './man.ts';
import { choosePortraits } from './pool.ts';
import { drawPortrait, storePortrait } from './portraits.ts';
import type { Sitter } from './sitter.ts';
import { woman, womensWardrobe } from './woman.ts';

const sitter: Sitter = { seed: 'one', gender: 'female', religion: 'Hindu', age: 27 };

test('the same sitter gets the same portrait, 800 by 1000, another one another', async () => {
  const portrait = await drawPortrait(sitter);
  expect(await sharp(portrait).metadata()).toMatchObject({ width: 800, height: 1000 });
  expect(await drawPortrait(sitter)).toEqual(portrait);
  expect(await drawPortrait({ ...sitter, seed: 'two' })).not.toEqual(portrait);
});

test.each(
  ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Other'].flatMap((religion) =>
    (['female', 'male'] as const).map((gender) => [religion, gender] as const),
  ),
)('%s, %s: a face can be drawn', async (religion, gender) => {
  const portrait = await drawPortrait({ seed: 'three', gender, religion, age: 44 });
  expect(portrait.length).toBeGreaterThan(10_000);
});

describe('women and men', () => {
  test.each(Object.keys(womensWardrobe) as (keyof Wardrobe)[])('have as many kinds of %s', (feature) => {
    const [women, men] = [womensWardrobe, mensWardrobe].map((one) => Object.keys(one[feature]).length);
    expect(men).toBe(women);
    expect(women).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['female', woman],
    ['male', man],
  ] as const)('%s: hair, clothes, skin and face differ from one to the next', (gender, choose) => {
    const looks = Array.from({ length: 200 }, (_, i) =>
      choose(chance(i), { seed: '', gender, religion: 'Hindu', age: 30 }),
    );
    for (const feature of ['hair', 'garment', 'skin', 'face', 'mouth'] as const) {
      const kinds = new Set(looks.map((look) => look[feature]));
      expect(kinds.size, feature).toBeGreaterThanOrEqual(5);
    }
  });

  test('a Sikh man wears a turban over a beard, whoever he is', () => {
    for (let i = 0; i < 40; i++) {
      const { headwear, beard } = man(chance(i), { seed: '', gender: 'male', religion: 'Sikh', age: 30 });
      expect([mensHeadwear.peaked, mensHeadwear.round]).toContain(headwear);
      expect([beards.full, beards.boxed]).toContain(beard);
    }
  });
});

test.each(['female', 'male'] as const)('%s: the corners stay free for badges and buttons', async (gender) => {
  for (const religion of ['Hindu', 'Muslim', 'Sikh']) {
    const look = (gender === 'female' ? woman : man)(chance(7), { seed: '', gender, religion, age: 30 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">${drawLook(look)}</svg>`;
    // The badge covers the first 140 of 1000 lines; below the shoulders a heart hides cloth, no face.
    const { data } = await sharp(Buffer.from(svg))
      .extract({ left: 0, top: 0, width: 800, height: 140 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.some((value, at) => at % 4 === 3 && value > 0)).toBe(false);
  }
});

describe('sizes of a photo', () => {
  test('are cut to 4:5, small ones for cards, and a blur that keeps no more than colours', async () => {
    const sizes = await renderSizes(await drawPortrait(sitter));
    const seen = await Promise.all(Object.values(sizes).map((size) => sharp(size).metadata()));
    expect(seen.map(({ width, height, format }) => [width, height, format])).toEqual(
      expect.arrayContaining([
        [320, 400, 'webp'],
        [800, 1000, 'webp'],
        [32, 40, 'webp'],
      ]),
    );
    expect(sizes.blurred.length).toBeLessThan(600);
  });

  test('stand upright after their EXIF orientation and carry no metadata', async () => {
    // Red above blue, stored lying on its side as some cameras do.
    const half = (background: string) =>
      sharp({ create: { width: 400, height: 250, channels: 3, background } })
        .png()
        .toBuffer();
    const upright = await sharp({ create: { width: 400, height: 500, channels: 3, background: 'blue' } })
      .composite([{ input: await half('red'), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const lying = await sharp(upright)
      .rotate(-90)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret place' } } })
      .toBuffer();
    const { large } = await renderSizes(lying);
    const { exif, icc, orientation } = await sharp(large).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    const pixel = async (top: number) =>
      [...(await sharp(large).extract({ left: 400, top, width: 1, height: 1 }).raw().toBuffer())].map(
        (value) => Math.round(value / 255),
      );
    expect(await pixel(100)).toEqual([1, 0, 0]);
    expect(await pixel(900)).toEqual([0, 0, 1]);
  });

  test('are refused for what is no picture', async () => {
    await expect(renderSizes(Buffer.from('<html>'))).rejects.toThrow();
    await expect(renderSizes((await drawPortrait(sitter)).subarray(0, 9000))).rejects.toThrow();
  });
});

describe('stored portraits', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'humsafar-portraits-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('lie in three files under their key', async () => {
    await storePortrait(await openDisk(folder), 'samples/cast/one', sitter);
    expect((await readdir(path.join(folder, 'samples/cast/one'))).sort()).toEqual([
      'blurred.webp',
      'large.webp',
      'small.webp',
    ]);
  });
});

test('a shared portrait suits gender, faith and age', () => {
  const next = chance(1);
  const key = (age: number) => choosePortraits().keyFor({ gender: 'male', religion: 'Sikh', age }, next);
  for (let i = 0; i < 50; i++) {
    expect(key(25)).toMatch(/^samples\/pool\/male-sikh-\d+$/);
    // Every third of them is older.
    expect(Number(key(50).split('-').at(-1)) % 3).toBe(2);
    expect(Number(key(25).split('-').at(-1)) % 3).not.toBe(2);
  }
});
