import { expect, test } from 'vitest';
import { fieldTime, readFieldTime } from './fieldTime.ts';

test('a field for date and time is in Indian time, wherever the browser is', () => {
  expect(fieldTime(new Date('2026-12-31T18:30:59Z'))).toBe('2027-01-01T00:00');
  expect(readFieldTime('2027-01-01T00:00')).toEqual(new Date('2026-12-31T18:30:00Z'));
  // Some browsers add seconds.
  expect(readFieldTime('2027-01-01T00:00:30')).toEqual(new Date('2026-12-31T18:30:00Z'));
  expect(readFieldTime('')).toBeUndefined();
});
