import { HOUR_MS } from '../../kit/shared/time/durations.ts';

/** How long a request waits for an answer. */
export const ANSWER_MS = 24 * HOUR_MS;

/** How long access lasts once it is allowed. */
export const ACCESS_MS = HOUR_MS;

/** How many requests a colleague can send to one account in a day. */
export const REQUESTS_A_DAY = 3;

export const ACCESS_REASON_MAX = 300;

export const ACCESS_STATES = ['asked', 'allowed', 'declined', 'ended'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

type AccessRow = { allowed: boolean | null; ends_at: Date; ended_at: Date | null };

/** Returns the state of a request now: unanswered ones end after a day, and access after an hour or when somebody ends it. */
export function stateOf({ allowed, ends_at, ended_at }: AccessRow, now: Date): AccessState {
  if (allowed === false) return 'declined';
  if (ended_at || ends_at <= now) return 'ended';
  return allowed ? 'allowed' : 'asked';
}
