import type { DataTag, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

type Change<Data> = (kept: Data | undefined) => Data | undefined;

/**
 * Stores what a change has answered as the data of a query. What is being fetched may have been read before the change
 * and would undo it on the page: it is fetched again.
 */
export function storeAnswer<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, unknown>,
  answer: NoInfer<Data | Change<Data>>,
): void {
  const query = queries.getQueryCache().find({ queryKey });
  const again = query && stopFetching(query);
  queries.setQueryData(queryKey, answer);
  again?.();
}

/**
 * Changes the data of all queries that show something, before the server has answered or after. What is fetched for the
 * first time may show it, too.
 * @param update returns the same object where nothing in it changes
 * @returns what fetches again that was being fetched: to be called once the server has the change
 */
export function changeShown(
  queries: QueryClient,
  filters: QueryFilters,
  update: (kept: unknown) => unknown,
): () => void {
  const again = queries
    .getQueryCache()
    .findAll(filters)
    .map((query) => {
      const kept = query.state.data;
      const next = update(kept);
      if (next === kept && kept !== undefined) return undefined;
      const restart = stopFetching(query);
      if (next !== kept) queries.setQueryData(query.queryKey, next);
      return restart;
    });
  return () => {
    for (const restart of again) restart?.();
  };
}

/** Returns what starts it again, also where it was the next page of a list; undefined if nothing is being fetched. */
function stopFetching(query: Query): (() => void) | undefined {
  const { fetchStatus, fetchMeta } = query.state;
  if (fetchStatus === 'idle') return undefined;
  void query.cancel({ silent: true });
  return () => void query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : {}).catch(() => {});
}
