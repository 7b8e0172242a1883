import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The query cache, in which what becomes stale while it is fetched for the first time is fetched once more: it may have been
 * read before the change. TanStack refetches at once what is shown already, and forgets the others.
 */
export class LiveQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      const { data, fetchStatus, isInvalidated } = query.state;
      // What failed is shown as an error, with a button that fetches it again.
      if (data === undefined && fetchStatus !== 'idle' && !isInvalidated)
        query.fetch().then(
          () => this.invalidateQueries({ queryKey: query.queryKey, exact: true }),
          () => {},
        );
    }
    return super.invalidateQueries(filters, options);
  }
}
