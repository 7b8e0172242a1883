import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from './messages.ts';

/** Returns the query options for the messages of a conversation. */
export const threadInput = (id: string) => ({
  input: (cursor: string | undefined) => ({ id, cursor }),
  initialPageParam: undefined as string | undefined,
});

/** Returns the loaded messages of a conversation, oldest first, and a function to load older ones. */
export function useThread(id: string) {
  const found = useInfiniteQuery(
    messages.thread.infiniteOptions({
      ...threadInput(id),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const all = useMemo(
    () => found.data && [...found.data.pages].reverse().flatMap((page) => page.messages),
    [found.data],
  );
  return { found, all };
}
