import { expect, test } from 'vitest';
import { keepReason, keptReason } from './keptReasons.ts';

const MINUTE = 60_000;

test('a reason holds for its member for half an hour', () => {
  keepReason('HS1', 'At the desk', 0);
  expect(keptReason('HS1', 29 * MINUTE)).toBe('At the desk');
  expect(keptReason('HS2', 29 * MINUTE)).toBeUndefined();
  expect(keptReason('HS1', 30 * MINUTE)).toBeUndefined();
});
