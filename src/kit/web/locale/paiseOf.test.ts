import { expect, test } from 'vitest';
import { paiseOf } from './paiseOf.ts';

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
