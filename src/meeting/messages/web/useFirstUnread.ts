import { useState } from 'react';
import type { Message } from '../contract.ts';

/** Whether what is loaded is up to date: what was kept from an earlier visit does not say what is unread now. */
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

/** Older messages may be loaded later. Those that were unread, too, were marked as read together with it. */
export function findFirstWith(id: string, all: Message[]): string {
  const unread = all.find((one) => one.id === id);
  return all.find(({ mine, readAt }) => !mine && readAt === unread?.readAt)?.id ?? id;
}
