import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { retryDelayMs } from '../../shared/time/backoff.ts';
import { shouldRetry } from './query.ts';

const refused = (status: number, retryAfterSeconds?: number) =>
  new ORPCError('REFUSED', { status, data: retryAfterSeconds && { retryAfterSeconds } });

/** How often a query that goes on failing is sent in all. */
function attempts(error: unknown): number {
  let failures = 0;
  while (shouldRetry(failures, error)) failures += 1;
  return failures + 1;
}

test('pauses grow to half a minute, differ between browsers, and are not shorter than the server asks for', () => {
  const random = vi.spyOn(Math, 'random');
  random.mockReturnValue(0);
  expect([0, 1, 2, 3, 10].map((failures) => retryDelayMs(failures))).toEqual([500, 1000, 2000, 4000, 15_000]);
  expect(retryDelayMs(0, 7)).toBe(7000);
  expect(retryDelayMs(0, 86_400)).toBe(60_000);
  random.mockReturnValue(0.5);
  expect(retryDelayMs(10)).toBe(22_500);
  expect(retryDelayMs(0, 7)).toBe(7250);
  random.mockRestore();
});

test.each([
  ['a lost line', new TypeError('fetch failed'), 3],
  ['a fault of the server', refused(500), 3],
  ['a busy server', refused(503), 5],
  ['a busy server that says when', refused(503, 3), 5],
  ['a limit that is over soon', refused(429, 20), 5],
  ['a limit that is over in a while', refused(429, 50), 1],
  ['a refusal', refused(404), 1],
  ['the end of the session', refused(401), 1],
])('a query is sent again a bounded number of times: %s', (_name, error, times) => {
  expect(attempts(error)).toBe(times);
});
