import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first items are passed on at once, and what follows together after the pause, each once', () => {
  const passed: string[][] = [];
  const pass = throttle<string>(2000, (items) => passed.push(items));
  pass(['requests']);
  expect(passed).toEqual([['requests']]);
  pass(['payments']);
  pass(['requests', 'payments']);
  vi.advanceTimersByTime(1999);
  expect(passed).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(passed.slice(1)).toEqual([['payments', 'requests']]);
  pass(['requests']);
  vi.advanceTimersByTime(2000);
  expect(passed.slice(2)).toEqual([['requests']]);
  vi.advanceTimersByTime(10_000);
  expect(passed).toHaveLength(3);
  pass(['payments']);
  expect(passed[3]).toEqual(['payments']);
});
