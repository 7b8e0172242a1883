import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Message } from '../../contract.ts';
import { messages } from '../messages.ts';
import type { Post } from './outbox.ts';

type Page = { messages: Message[]; nextCursor: string | null };

const asked = (id: string) => ({
  input: (cursor: string | undefined) => ({ id, cursor }),
  initialPageParam: undefined as string | undefined,
});

/** Returns the loaded messages of a conversation, oldest first, and how to load older ones. */
export function useThread(id: string) {
  const found = useInfiniteQuery(
    messages.thread.infiniteOptions({
      ...asked(id),
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const all = useMemo(
    () => found.data && [...found.data.pages].reverse().flatMap((page) => page.messages),
    [found.data],
  );
  return { found, all };
}

/** Returns a function that sends a message of a conversation; once stored it is in its place at once. */
export function usePost(id: string): Post {
  const queries = useQueryClient();
  return useCallback(
    async (sent) => {
      const message = await messages.send.call({ id, ...sent });
      queries.setQueryData<InfiniteData<Page>>(messages.thread.infiniteKey(asked(id)), (kept) =>
        kept ? withMessage(kept, message) : kept,
      );
    },
    [id, queries],
  );
}

function withMessage(kept: InfiniteData<Page>, message: Message): InfiniteData<Page> {
  const [newest, ...older] = kept.pages;
  if (!newest || newest.messages.some((one) => one.id === message.id)) return kept;
  return { ...kept, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
}
