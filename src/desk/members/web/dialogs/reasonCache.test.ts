import { expect, test } from 'vitest';
import { cacheReason, readCachedReason } from './reasonCache.ts';

const MINUTE = 60_000;

test('a reason holds for its member for half an hour', () => {
  cacheReason('HS1', 'At the desk', 0);
  expect(readCachedReason('HS1', 29 * MINUTE)).toBe('At the desk');
  expect(readCachedReason('HS2', 29 * MINUTE)).toBeUndefined();
  expect(readCachedReason('HS1', 30 * MINUTE)).toBeUndefined();
});
