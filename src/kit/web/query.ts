import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { refreshViewer } from './viewer.ts';

// A refusal (4xx) stays one when it is asked again; a lost line or a fault of the server may pass.
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof ORPCError && error.status < 500);
}

// The session ended elsewhere: the frame around the page hears of it and leads to the login.
function onError(error: unknown): void {
  if (error instanceof ORPCError && error.status === 401) void refreshViewer();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: worthAnotherTry },
    mutations: { retry: false },
  },
});
