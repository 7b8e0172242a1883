import { expect, test } from 'vitest';
import { instant } from './dates.ts';

test.each([
  ['2026-11-28T08:30:00.000Z', true],
  ['1850-01-01T00:00:00Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['1799-12-31T23:59:59Z', false],
  ['9999-12-31T23:59:59Z', true],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-28', false],
])('%s: %s', (text, isInstant) => {
  expect(instant.safeParse(text).success).toBe(isInstant);
});
