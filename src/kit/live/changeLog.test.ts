import { expect, test } from 'vitest';
import { openChangeLog } from './changeLog.ts';

test('a mark gives what changed for an account after it, each topic once', () => {
  const changeLog = openChangeLog();
  changeLog.add([1], ['interests']);
  const mark = changeLog.mark();
  expect(changeLog.since(mark, 1)).toEqual([]);
  changeLog.add([1, 2], ['notifications', 'interests']);
  changeLog.add([1], ['notifications']);
  changeLog.add([3], ['messages']);
  expect(changeLog.since(mark, 1)).toEqual(['notifications', 'interests']);
  expect(changeLog.since(mark, 4)).toEqual([]);
});

test.each([
  ['of another process', () => openChangeLog().mark()],
  ['that is no mark', () => 'x'],
  ['of the future', (changeLog: ReturnType<typeof openChangeLog>) => changeLog.mark().replace(/\d+$/, '99')],
])('a mark %s is not known', (_, markOf) => {
  const changeLog = openChangeLog();
  expect(changeLog.since(markOf(changeLog), 1)).toBeNull();
});

test('a mark from before a reset, or before more changes than are kept, is not known', () => {
  const changeLog = openChangeLog(2);
  const before = changeLog.mark();
  changeLog.reset();
  expect(changeLog.since(before, 1)).toBeNull();
  const old = changeLog.mark();
  expect(changeLog.since(old, 1)).toEqual([]);
  for (let n = 0; n < 5; n++) changeLog.add([1], [`topic${n}`]);
  expect(changeLog.since(old, 1)).toBeNull();
  expect(changeLog.since(changeLog.mark(), 1)).toEqual([]);
});
