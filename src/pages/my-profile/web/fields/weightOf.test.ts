import { expect, test } from 'vitest';
import { weightOf } from './weightOf.ts';

test.each([
  ['70', 70],
  ['७०', 70],
  ['\u200e70', 70],
  [' 70 kg', 70],
  ['७० KG', 70],
  ['70 k', '70 k'],
  ['about 70', 'about 70'],
  ['1000', '1000'],
  [' ', null],
])('the typed weight %j is %j', (typed, kept) => {
  expect(weightOf(typed)).toBe(kept);
});
