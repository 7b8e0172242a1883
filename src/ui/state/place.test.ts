import { expect, test } from 'vitest';
import { choosePlace } from './place.ts';

const at = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const bottom = { ...at(560, 640, 16, 344), name: 'bottom' };
const top = { ...at(72, 152, 16, 344), name: 'top' };

test.each([
  ['nothing has to stay in sight', [], 'bottom'],
  ['a field elsewhere', [at(300, 348)], 'bottom'],
  ['a field at the lower edge', [at(600, 648)], 'top'],
  ['a field that it would only touch', [at(640, 688)], 'bottom'],
  ['a field beside it', [at(600, 648, 344, 700)], 'bottom'],
  ['a field at the upper edge', [at(80, 128)], 'bottom'],
  ['the field with the focus below, another of the dialog above', [at(600, 648), at(100, 148)], 'top'],
  ['the field with the focus above, another of the dialog below', [at(100, 148), at(600, 648)], 'bottom'],
  ['two fields of which more of the lower one is covered', [at(570, 630), at(140, 180)], 'top'],
] as const)('a message is shown where it covers the least: %s', (_, kept, expected) => {
  expect(choosePlace([bottom, top], [...kept]).name).toBe(expected);
});
