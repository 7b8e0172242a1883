import { expect, test } from 'vitest';
import { rememberChanges } from './recentChanges.ts';

test('a mark gives what changed for an account after it, each topic once', () => {
  const recent = rememberChanges();
  recent.add([1], ['interests']);
  const mark = recent.mark();
  expect(recent.since(mark, 1)).toEqual([]);
  recent.add([1, 2], ['notifications', 'interests']);
  recent.add([1], ['notifications']);
  recent.add([3], ['messages']);
  expect(recent.since(mark, 1)).toEqual(['notifications', 'interests']);
  expect(recent.since(mark, 4)).toEqual([]);
});

test.each([
  ['of another process', () => rememberChanges().mark()],
  ['that is no mark', () => 'x'],
  ['of the future', (recent: ReturnType<typeof rememberChanges>) => recent.mark().replace(/\d+$/, '99')],
])('a mark %s is not known', (_, markOf) => {
  const recent = rememberChanges();
  expect(recent.since(markOf(recent), 1)).toBeNull();
});

test('a mark from before a reset, or before more changes than are kept, is not known', () => {
  const recent = rememberChanges(2);
  const before = recent.mark();
  recent.reset();
  expect(recent.since(before, 1)).toBeNull();
  const old = recent.mark();
  expect(recent.since(old, 1)).toEqual([]);
  for (let n = 0; n < 5; n++) recent.add([1], [`topic${n}`]);
  expect(recent.since(old, 1)).toBeNull();
  expect(recent.since(recent.mark(), 1)).toEqual([]);
});
