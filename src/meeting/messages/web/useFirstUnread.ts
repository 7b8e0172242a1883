import { useState } from 'react';
import type { Message } from '../contract.ts';

/** Whether the loaded messages are up to date: messages cached by an earlier visit do not tell what is unread now. */
type Loaded = { isStale: boolean; isFetchedAfterMount: boolean };

/** Returns the first message that was unread when the conversation was opened; it stays the same while it is open. */
export function useFirstUnread(
  all: Message[] | undefined,
  { isStale, isFetchedAfterMount }: Loaded,
): string | undefined {
  const [first, setFirst] = useState<string | null>();
  if (first === undefined && all && (!isStale || isFetchedAfterMount)) setFirst(findUnread(all));
  return first ? findFirstWith(first, all ?? []) : undefined;
}

const findUnread = (all: Message[]) => all.find(({ mine, readAt }) => !mine && !readAt)?.id ?? null;

/**
 * Finds the first message that was unread: older ones may be loaded later, and were marked as read at the same time.
 */
export function findFirstWith(id: string, all: Message[]): string {
  const unread = all.find((one) => one.id === id);
  return all.find(({ mine, readAt }) => !mine && readAt === unread?.readAt)?.id ?? id;
}
