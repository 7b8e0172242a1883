import { ORPCError } from '@orpc/client';
import { MutationCache, notifyManager, QueryCache, type QueryClient } from '@tanstack/react-query';
import { retryDelayMs } from '../../shared/time/backoff.ts';
import { rendering } from '../pages/rendering.tsx';
import { checkViewer, onForget } from '../viewer.ts';
import { LiveQueryClient } from './LiveQueryClient.ts';

const WAIT_MAX_SECONDS = 30;

const retryAfterOf = (error: unknown): number =>
  (error instanceof ORPCError && (error.data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds) ||
  0;

/**
 * A refusal (4xx) is final; a lost connection or a fault of the server may pass, and a server that
 * is busy sends when to retry. A wait longer than anybody watches a skeleton is shown as an error instead.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = error instanceof ORPCError ? error.status : 0;
  if (status === 429 || status === 503) {
    return failures < 4 && retryAfterOf(error) <= WAIT_MAX_SECONDS;
  }
  return failures < 2 && (status === 0 || status >= 500);
}

// The session ended elsewhere, or acts for another profile: the page notices and leads to the login, or reloads. Without
// a session, what is for staff is not found.
function onError(error: unknown): void {
  if (error instanceof ORPCError && [401, 403, 404].includes(error.status)) void checkViewer();
}

const queryClient = new LiveQueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: shouldRetry,
      retryDelay: (failures, error) => retryDelayMs(failures, retryAfterOf(error)),
    },
    // The write may have arrived: the user decides whether to repeat it.
    mutations: { retry: false },
  },
});

// A choice that is being saved is shown as made before the browser paints: with the default, a timer, a box that was
// ticked is shown empty for a moment.
if (!import.meta.env.SSR) notifyManager.setScheduler(queueMicrotask);

/** Returns the query cache of this page: in a browser there is one, on the server each page that it renders has its own. */
export const queriesOf = (): QueryClient => rendering()?.queries ?? queryClient;

onForget(() => queryClient.clear());
