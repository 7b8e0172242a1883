import { expect, test } from 'vitest';
import { activateEnglish } from '../../../../kit/web/locale/locale.ts';
import { siblings } from '../profileText.ts';

test.each([
  [1, 0, null, null, '1 brother, no sisters'],
  [0, 2, null, null, 'No brothers, 2 sisters'],
  [null, 0, null, null, 'No sisters'],
  [0, 0, null, null, 'No brothers or sisters'],
  [null, null, null, null, null],
  [2, 1, 1, 1, '2 brothers (1 married), 1 sister (married)'],
  [1, 3, 0, 0, '1 brother (not married), 3 sisters (none married)'],
  [0, null, 0, 2, 'No brothers'],
])('%s brothers and %s sisters, %s and %s of them married, read as %s', (...counts) => {
  activateEnglish();
  const [brothers, sisters, marriedBrothers, marriedSisters, text] = counts;
  expect(siblings({ brothers, sisters, marriedBrothers, marriedSisters })).toBe(text);
});
