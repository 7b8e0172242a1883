import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/db.ts';
import type { Live } from '../live/live.ts';
import { backoffMs } from '../shared/time/backoff.ts';

export type Settings = {
  /** Returns the values by subject, as of the last load. It is another map after each load. */
  read(): ReadonlyMap<string, unknown>;
  /** Loads the values again. Resolves once everything that was committed before is there. */
  refresh(): Promise<void>;
  close(): void;
};

/**
 * Keeps what staff have set in memory, so that pages and emails read it without a query. It is loaded
 * again whenever the database notifies that a row has changed, and after a time in which notifications may be missing.
 */
export async function openSettings(
  db: Database,
  live: Pick<Live, 'onSettings' | 'onReset'>,
  warn: (line: string) => void,
): Promise<Settings> {
  let values: ReadonlyMap<string, unknown> = new Map();
  let last: Promise<void> = Promise.resolve();
  let closed = false;

  async function load(): Promise<void> {
    const rows = await db.selectFrom('settings').select(['subject', 'value']).execute();
    values = new Map(rows.map(({ subject, value }) => [subject, value]));
  }

  // One load after the other: an older one must not overwrite a newer one.
  function refresh(): Promise<void> {
    const next = last.then(load);
    last = next.catch(() => {});
    return next;
  }

  async function follow(): Promise<void> {
    for (let tries = 1; !closed; tries++) {
      try {
        return await refresh();
      } catch (error) {
        // A load that was under way when the database was closed.
        if (closed) return;
        warn(`Couldn't load the settings; trying again: ${String(error)}`);
        await sleep(backoffMs(tries), undefined, { ref: false });
      }
    }
  }

  const stops = [live.onSettings(follow), live.onReset(follow)];
  await refresh();
  return {
    read: () => values,
    refresh,
    close() {
      closed = true;
      for (const stop of stops) stop();
    },
  };
}
