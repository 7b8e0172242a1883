import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';

export type Connection = { client: pg.Client; ended: Promise<void> };

/** What becomes of a statement within `patienceMs`: it is answered, it fails, or neither. */
export async function outcomeOf(
  statement: Promise<unknown>,
  patienceMs: number,
): Promise<'answered' | 'failed' | 'silent'> {
  const timeout = new AbortController();
  const silence = sleep(patienceMs, undefined, { signal: timeout.signal, ref: false })
    // If this process was paused, the answer has arrived already and is read first.
    .then(() => turn(undefined))
    .then(() => turn(undefined))
    .catch(() => {})
    .then(() => 'silent' as const);
  const answer = statement.then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  const outcome = await Promise.race([answer, silence]);
  timeout.abort();
  return outcome;
}

/**
 * Resolves when the database has answered what was sent to it on a connection, with everything ahead of the answer that was
 * notified before. A Sync message (PostgreSQL's documentation, "Extended Query") is less work for both sides than the shortest
 * statement.
 */
export function synchronize(client: pg.Client): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const message: Message = {
    submit: (connection) => connection.sync(),
    handleReadyForQuery: () => resolve(),
    handleError: reject,
  };
  client.query(message);
  return promise;
}

/** What the driver calls on a message that is not one of its own statements. */
type Message = {
  submit(connection: { sync(): void }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

/** Closes a connection without waiting for a database that may not answer. */
export function disconnect(client: pg.Client | pg.PoolClient): void {
  (client as unknown as { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
}
