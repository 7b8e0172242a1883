import { expect, test } from 'vitest';
import { activateEnglish } from '../../../../kit/web/locale/locale.ts';
import type { FullProfile } from '../../contract.ts';
import { siblings } from '../profileText.ts';

test.each([
  [1, 0, '1 brother, no sisters'],
  [0, 2, 'No brothers, 2 sisters'],
  [null, 0, 'No sisters'],
  [0, 0, 'No brothers or sisters'],
  [null, null, null],
])('%s brothers and %s sisters read as %s', (brothers, sisters, text) => {
  activateEnglish();
  expect(siblings({ brothers, sisters } as FullProfile['family'])).toBe(text);
});
