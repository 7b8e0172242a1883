import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { mayPrefetch } from '../../../kit/web/pages/prefetch.tsx';
import { profiles } from './profiles.ts';

/** Profiles prefetched at most, in one minute. */
const PREFETCHED_MAX = 20;

let fetched: number[] = [];
/** The server shows no more profiles today that are not opened. */
let refused = false;

/**
 * Fetches a profile that may be opened next, and marks for the server that nobody has opened it. When it is opened, it is
 * shown at once and fetched again, and that counts as a view.
 */
export function prefetchProfile(queries: QueryClient, id: string): void {
  const options = profiles.read.queryOptions({ input: { id } });
  const now = Date.now();
  fetched = fetched.filter((time) => time > now - MINUTE_MS);
  if (
    refused ||
    !mayPrefetch() ||
    fetched.length >= PREFETCHED_MAX ||
    queries.getQueryState(options.queryKey)?.data
  )
    return;
  fetched.push(now);
  const queryFn = () =>
    profiles.read.call({ id }, { context: { prefetch: true } }).catch((error: unknown) => {
      refused ||= error instanceof ORPCError && error.status === 429;
      throw error;
    });
  void queries
    .prefetchQuery({ queryKey: options.queryKey, queryFn, retry: false })
    // Opened meanwhile, it is requested again at once: that counts as a view.
    .then(() => queries.invalidateQueries({ queryKey: options.queryKey }));
}
