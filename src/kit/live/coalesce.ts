import { setImmediate as turn } from 'node:timers/promises';

/**
 * Returns a function that resolves after a run of `ask` that began after the call. Calls at the same time share one, and
 * one runs at a time: a call while it runs may need newer data, and waits for the next. While none runs, one begins at the
 * end of the turn of the event loop, after what its callers send besides. Rejects as `ask` does.
 */
export function coalesce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  /** The one that has begun. */
  let running: Promise<Answer> | null = null;
  /** The one that has not. */
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const round = ask();
    running = round;
    const over = () => {
      if (running === round) running = null;
    };
    round.then(over, over);
    return round;
  }

  return () => {
    next ??= running ? running.then(begin, begin) : turn().then(begin);
    return next;
  };
}
