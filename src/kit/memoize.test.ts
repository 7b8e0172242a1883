import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('results are kept for texts that come again, and no more letters than allowed', () => {
  const of = vi.fn((text: string) => text.toUpperCase());
  const kept = memoize(of, 6);
  expect(['abc', 'def', 'abc', 'def'].map(kept)).toEqual(['ABC', 'DEF', 'ABC', 'DEF']);
  expect(of).toHaveBeenCalledTimes(2);
  // These push out the first two; one of them was used meanwhile.
  expect(['ghi', 'abc', 'jkl', 'abc'].map(kept)).toEqual(['GHI', 'ABC', 'JKL', 'ABC']);
  expect(of).toHaveBeenCalledTimes(4);
  expect(kept('def')).toBe('DEF');
  expect(of).toHaveBeenCalledTimes(5);
});
