import { refuse } from '../../kit/api/refusals.ts';

/** How many pictures may wait for their turn; more are refused for now. */
const WAITING_MAX = 24;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs work on pictures one after the other in this process: each needs up to 150 MB and one core. Refuses with 503 when
 * too many wait already.
 */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= WAITING_MAX) throw refuse.unavailable();
  waiting += 1;
  const result = last.then(work);
  last = result.catch(() => {});
  try {
    return await result;
  } finally {
    waiting -= 1;
  }
}
