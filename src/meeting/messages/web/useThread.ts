import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { messages } from './messages.ts';

/** The messages of a conversation, page by page. */
export const threadQuery = (id: string) => messages.thread.infiniteOptions(byCursor({ id }));

/** Returns the loaded messages of a conversation, oldest first, and a function to load older ones. */
export function useThread(id: string) {
  const found = useInfiniteQuery(threadQuery(id));
  const all = useMemo(
    () => found.data && [...found.data.pages].reverse().flatMap((page) => page.messages),
    [found.data],
  );
  return { found, all };
}
