import { expect, test } from 'vitest';
import { canHideNumber } from './masking.ts';
import { SIDE, stackedMasks, stackSides } from './sides.ts';

const size = (width: number, height: number) => ({ width, height });

test('one side stays as it is, two are below each other in one width, and no picture is longer than the server keeps', () => {
  expect(stackSides([size(1000, 630)])).toEqual({
    ...size(1000, 630),
    places: [{ top: 0, height: 630 }],
  });
  expect(stackSides([size(1000, 600), size(500, 300)])).toEqual({
    ...size(1000, 1200),
    places: [
      { top: 0, height: 600 },
      { top: 600, height: 600 },
    ],
  });
  const large = stackSides([size(2048, 2048), size(1024, 2048)]);
  expect(Math.max(large.width, large.height)).toBeLessThanOrEqual(SIDE + 1);
  expect(large.places[1]!.height / large.places[0]!.height).toBeCloseTo(2, 2);
});

test('what is blacked out stays over the same part', () => {
  const mask = { left: 0.25, top: 0.5, width: 0.5, height: 0.1 };
  const front = { picture: size(1000, 600), masks: [mask] };
  const back = { picture: size(1000, 600), masks: [{ ...mask, top: 0 }] };
  expect(stackedMasks([front])).toEqual([mask]);
  expect(stackedMasks([front, back])).toEqual([
    { left: 0.25, top: 0.25, width: 0.5, height: 0.05 },
    { left: 0.25, top: 0.5, width: 0.5, height: 0.05 },
  ]);
  // Whether a box can hide digits is measured in the picture that is sent, as the server does it.
  const low = { ...front, masks: [{ ...mask, height: 0.02 }] };
  expect(canHideNumber(stackedMasks([low]))).toBe(true);
  expect(canHideNumber(stackedMasks([low, { ...back, masks: [] }]))).toBe(false);
});
