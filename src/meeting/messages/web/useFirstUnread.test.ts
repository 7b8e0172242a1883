import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import { findFirstWith } from './useFirstUnread.ts';

const message = (id: string, readAt: string | null, mine = false) => ({ id, readAt, mine }) as Message;
const marked = '2026-11-28T08:00:00.000Z';
const before = '2026-11-27T08:00:00.000Z';

test.each<[string, Message[]]>([
  ['c', [message('a', before), message('b', before, true), message('c', null), message('d', null)]],
  ['c', [message('a', before), message('b', marked, true), message('c', marked), message('d', marked)]],
  // Loaded later, and unread until the conversation was opened.
  ['a', [message('0', null, true), message('a', marked), message('c', marked)]],
  ['c', []],
])("'New messages' is above %s", (first, all) => {
  expect(findFirstWith('c', all)).toBe(first);
});
