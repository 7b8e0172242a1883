import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useOrder } from './useOrder.ts';

type PagesQuery<Page> = Pick<UseInfiniteQueryResult<InfiniteData<Page, unknown>>, 'data' | 'fetchNextPage'>;

/** As `useOrder`, of a list that is loaded page by page. */
export function usePagesOrder<Page>(
  list: string,
  found: UseInfiniteQueryResult<InfiniteData<Page, unknown>>,
  idsOf: (page: Page) => string[],
): void {
  const more = () => loadFurther(found, idsOf);
  useOrder(list, all(found.data, idsOf) ?? [], found.hasNextPage ? more : undefined);
}

/** Loads the next page of a list, and returns the ids of all. */
export async function loadFurther<Page>(
  found: PagesQuery<Page>,
  idsOf: (page: Page) => string[],
): Promise<string[] | undefined> {
  const load = () => found.fetchNextPage({ cancelRefetch: false });
  const before = found.data?.pages.length ?? 0;
  let loaded = await load();
  // What was under way already may have been the pages that are here, fetched again.
  if (loaded.hasNextPage && (loaded.data?.pages.length ?? 0) <= before) loaded = await load();
  return all(loaded.data, idsOf);
}

function all<Page>(data: InfiniteData<Page, unknown> | undefined, idsOf: (page: Page) => string[]) {
  return data?.pages.flatMap(idsOf);
}
