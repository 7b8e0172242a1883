import { expect, test } from 'vitest';
import { wholeNumber } from './wholeNumber.ts';

test.each([
  ['180', 180],
  [' 180 ', 180],
  ['१८०', 180],
  ['১৮০', 180],
  ['૧૮૦', 180],
  ['௧௮௦', 180],
  ['\u200e180\u200b', 180],
  ['0', 0],
  ['', Number.NaN],
  ['1.5', Number.NaN],
  ['-3', Number.NaN],
  ['12 days', Number.NaN],
  ['1234567', Number.NaN],
])('%j is read as %d', (text, number) => expect(wholeNumber(text)).toBe(number));
