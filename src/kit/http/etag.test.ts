import { expect, test } from 'vitest';
import { hasEtag } from './etag.ts';

test.each([
  ['"a-1"', true],
  ['W/"a-1"', true],
  ['"b", W/"a-1" , "c"', true],
  ['"a,1", "a-1"', true],
  ['*', true],
  [' * ', true],
  ['"*"', false],
  ['"a-2"', false],
  ['a-1', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j has "a-1": %j', (header, has) => {
  expect(hasEtag(header, '"a-1"')).toBe(has);
});
