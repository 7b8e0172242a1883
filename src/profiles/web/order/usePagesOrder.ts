import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useOrder } from './useOrder.ts';

/** As `useOrder`, of a list that is loaded page by page. */
export function usePagesOrder<Page>(
  list: string,
  found: UseInfiniteQueryResult<InfiniteData<Page, unknown>>,
  idsOf: (page: Page) => string[],
): void {
  const all = (data: InfiniteData<Page, unknown> | undefined) => data?.pages.flatMap(idsOf);
  const more = async () => all((await found.fetchNextPage({ cancelRefetch: false })).data);
  useOrder(list, all(found.data) ?? [], found.hasNextPage ? more : undefined);
}
