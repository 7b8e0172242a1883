import { expect, test } from 'vitest';
import { dayWords, heightWords, incomeWords } from './format.ts';

test.each([
  [173, `5'8"`],
  [152, `5'0"`],
  [183, `6'0"`],
  [168, `5'6"`],
  [182, `6'0"`],
])('%i cm are %s', (cm, words) => {
  expect(heightWords(cm)).toBe(words);
});

test.each([
  [1_000_000, 1_500_000, '₹10-15 Lakhs'],
  [750_000, 750_000, '₹7.5 Lakhs'],
  [9_000_000, 12_000_000, '₹0.9-1.2 Crore'],
  [null, 500_000, 'up to ₹5 Lakhs'],
  [2_000_000, null, '₹20 Lakhs and more'],
  [null, null, null],
])('%j to %j rupees are %j', (min, max, words) => {
  expect(incomeWords(min, max)).toBe(words);
});

test('a day is told day first', () => {
  expect(dayWords('1997-06-04')).toBe('04-06-1997');
});
