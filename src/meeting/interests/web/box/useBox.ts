import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { interests } from '../interests.ts';

export type Box = 'received' | 'sent';
type Page = Awaited<ReturnType<typeof interests.list.call>>;
export type InterestPages = InfiniteData<Page, string | undefined>;

/** Loads the interests that a member has received or sent, page by page; only while `open`. */
export function useBox(box: Box, open: boolean) {
  return useInfiniteQuery(
    interests.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ box, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      enabled: open,
    }),
  );
}
