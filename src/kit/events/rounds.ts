/**
 * Returns a function that resolves after a run of `ask` that began after the call. Calls at the same time share one, and
 * one runs at a time: who calls while it runs may need what is newer, and waits for the next. Rejects as `ask` does.
 */
export function openRounds<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  function start(): Promise<Answer> {
    const round = ask();
    running = round;
    const over = () => {
      if (running === round) running = null;
    };
    round.then(over, over);
    return round;
  }

  return () => {
    if (next) return next;
    if (!running) return start();
    const begin = () => {
      next = null;
      return start();
    };
    next = running.then(begin, begin);
    return next;
  };
}
