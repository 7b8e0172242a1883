import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';

export type Connection = { client: pg.Client; ended: Promise<void> };

/** Whether a statement is answered in time. */
export async function answers(statement: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const timeout = new AbortController();
  const silence = sleep(patienceMs, false, { signal: timeout.signal, ref: false })
    // If this process was paused, the answer has arrived already and is read first.
    .then(() => turn(undefined))
    .then(() => turn(false))
    .catch(() => false);
  const answer = statement.then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, silence]);
  timeout.abort();
  return answered;
}

/** Closes a connection without waiting for a database that may not answer. */
export function disconnect(client: pg.Client | pg.PoolClient): void {
  (client as unknown as { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
}
