import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../../../test/pictures.ts';
import { NEAR_BITS } from '../shared/rules.ts';
import { distanceOf, hashPicture } from './hash.ts';

async function hashOf(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return hashPicture({ data, info: { width: info.width, height: info.height, channels: 3 } });
}
const again = async (seed: number, change: (it: Sharp) => Sharp) =>
  hashOf(change(sharp(await drawPicture(seed).png().toBuffer())));

const same: [string, (it: Sharp) => Sharp][] = [
  ['smaller', (it) => it.resize(200, 250)],
  ['larger', (it) => it.resize(960, 1200)],
  ['brighter', (it) => it.linear(1.15, 8)],
  ['with less contrast', (it) => it.linear(0.7, 40)],
  ['in grey', (it) => it.modulate({ saturation: 0 })],
  ['blurred', (it) => it.blur(4)],
  ['with a little cut off', (it) => it.extract({ left: 8, top: 10, width: 624, height: 780 })],
];

describe('the same picture is found again', () => {
  test.each(same)('%s', async (_name, change) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { hash } = await hashOf(drawPicture(seed));
      expect(distanceOf(hash, (await again(seed, change)).hash)).toBeLessThanOrEqual(NEAR_BITS);
    }
  });

  test('compressed again and again', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { hash } = await hashOf(drawPicture(seed));
      let bytes = await drawPicture(seed).jpeg({ quality: 40 }).toBuffer();
      for (let turn = 0; turn < 3; turn++) bytes = await sharp(bytes).jpeg({ quality: 35 }).toBuffer();
      expect(distanceOf(hash, (await hashOf(sharp(bytes))).hash)).toBeLessThanOrEqual(NEAR_BITS);
    }
  });

  test('mirrored, by the hash of the mirror image', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { mirrored } = await hashOf(drawPicture(seed));
      const { hash } = await again(seed, (it) => it.flop());
      expect(distanceOf(mirrored, hash)).toBeLessThanOrEqual(2);
    }
  });
});

test('different pictures are not', async () => {
  const hashes = await Promise.all(Array.from({ length: 40 }, (_, seed) => hashOf(drawPicture(seed))));
  const near = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).filter((other) => distanceOf(one.hash, other.hash) <= NEAR_BITS),
  );
  expect(near).toEqual([]);
});

test.each([
  ['0'.repeat(64), '0'.repeat(64), 0],
  ['0'.repeat(64), '1'.repeat(64), 64],
  [`1${'0'.repeat(63)}`, `0${'0'.repeat(62)}1`, 2],
])('distance of %s and %s: %i', (one, other, expected) => {
  expect(distanceOf(one, other)).toBe(expected);
});
