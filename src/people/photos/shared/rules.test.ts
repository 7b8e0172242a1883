import { describe, expect, test } from 'vitest';
import {
  keepCropInside,
  layOut,
  moveCrop,
  narrowest,
  nextTurn,
  turnedSize,
  wholeCrop,
  zoomCrop,
} from '../web/cropping.ts';
import { type Crop, cropBox } from './rules.ts';

const at = (left: number, top: number, width: number): Crop => ({ turn: 0, left, top, width });
const tall = { width: 800, height: 2000 };
const wide = { width: 2000, height: 1000 };

describe('the pixels of a crop', () => {
  test.each<[string, Crop, { width: number; height: number }, [number, number, number, number]]>([
    ['everything of a picture of 4:5', at(0, 0, 1), { width: 800, height: 1000 }, [0, 0, 800, 1000]],
    ['the middle', at(0.25, 0.25, 0.5), { width: 800, height: 1000 }, [200, 250, 400, 500]],
    ['no wider than the picture is high', at(0, 0, 1), wide, [0, 0, 800, 1000]],
    ['not beyond the right edge', at(0.9, 0, 0.4), wide, [1200, 0, 800, 1000]],
    ['not beyond the lower edge', at(0, 0.9, 1), tall, [0, 1000, 800, 1000]],
    ['not too small', at(0, 0, 0.001), { width: 800, height: 1000 }, [0, 0, 160, 200]],
    [
      'of a small picture, all that there is',
      at(0.5, 0.5, 0),
      { width: 200, height: 200 },
      [40, 0, 160, 200],
    ],
  ])('%s', (_name, crop, size, [left, top, width, height]) => {
    expect(cropBox(crop, size)).toEqual({ left, top, width, height });
  });
});

describe('the frame', () => {
  test.each([tall, wide, { width: 200, height: 200 }, { width: 2048, height: 300 }])(
    'stays inside of a picture of %o, whatever is done',
    (size) => {
      let crop = wholeCrop(0, size);
      const seen = [crop];
      for (const right of [3, -7, 0.1]) {
        crop = moveCrop(crop, { right, down: -right * 2 }, size);
        seen.push(crop);
      }
      for (const width of [0, 0.4, 5]) {
        crop = zoomCrop(crop, width, size);
        seen.push(crop);
      }
      for (const { left, top, width } of seen) {
        const { width: wide, height } = cropBox({ turn: 0, left, top, width }, size);
        expect(Math.min(left, top, width)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(1.0001);
        expect(top + height / size.height).toBeLessThanOrEqual(1.01);
        expect(Math.abs(wide / height - 0.8)).toBeLessThan(0.01);
        expect(width).toBeGreaterThanOrEqual(narrowest(size) - 0.0001);
      }
    },
  );

  test('zooms around its middle', () => {
    const before = at(0.25, 0.25, 0.5);
    const { left, top, width } = zoomCrop(before, 0.25, { width: 800, height: 1000 });
    expect([left + width / 2, top + width / 2, width]).toEqual([0.5, 0.5, 0.25]);
  });

  test('shows a picture so that the crop fills it', () => {
    expect(layOut(at(0.25, 0.5, 0.5), { width: 800, height: 1000 })).toEqual({
      left: '-50%',
      top: '-100%',
      width: '200%',
      height: '200%',
    });
  });

  test('turns', () => {
    expect(turnedSize(wide, 90)).toEqual({ width: 1000, height: 2000 });
    expect(turnedSize(wide, 180)).toEqual(wide);
    expect([nextTurn(0), nextTurn(270)]).toEqual([90, 0]);
    expect(keepCropInside({ turn: 90, left: 0, top: 0, width: 1 }, turnedSize(wide, 90)).width).toBe(1);
  });
});
