import { ORPCError } from '@orpc/client';

/** Returns whether the server has refused for good: not where the session has ended, or a limit passes. */
export const isRefused = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.status < 500 && error.status !== 401 && !isRetryable(error);

const HOUR_SECONDS = 3600;

/** Returns whether a refusal ends by itself soon, as a limit of requests per minute does: what it stopped is sent later. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ORPCError) || error.status !== 429) return false;
  const { retryAfterSeconds, upgrade } = (error.data ?? {}) as {
    retryAfterSeconds?: number;
    upgrade?: boolean;
  };
  return !upgrade && retryAfterSeconds !== undefined && retryAfterSeconds <= HOUR_SECONDS;
}
