import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadFurther } from './usePagesOrder.ts';

test('a list that is being fetched again goes on all the same', async () => {
  const queries = new QueryClient();
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => [`P${pageParam}`],
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
  });
  const end = observer.subscribe(() => {});
  await observer.refetch();
  const again = observer.refetch();
  expect(await loadFurther(observer.getCurrentResult(), (page) => page)).toEqual(['P1', 'P2']);
  await again;
  expect(await loadFurther(observer.getCurrentResult(), (page) => page)).toEqual(['P1', 'P2', 'P3']);
  end();
  queries.clear();
});
