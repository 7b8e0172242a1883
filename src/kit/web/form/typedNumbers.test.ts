import { expect, test } from 'vitest';
import { paiseOf, wholeNumber } from './typedNumbers.ts';

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

test.each([
  ['4999', 499_900],
  ['4,999', 499_900],
  ['₹ 1,00,000', 10_000_000],
  ['4999.5', 499_950],
  ['0.29', 29],
  ['1234.56', 123_456],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['4999.999', null],
  ['1e3', null],
  ['five', null],
])('%j is %j paise', (text, paise) => {
  expect(paiseOf(text)).toBe(paise);
});
