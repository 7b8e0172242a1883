import pg from 'pg';
import type { Happening } from './events.ts';

export type Listener = (topics: string[]) => void;
export type Live = {
  /** Calls `listener` whenever something of a profile's changes; returns how to stop. */
  listen(profileId: number, listener: Listener): () => void;
  /** Calls `reset` when words may have been missed (the line to the database was lost). */
  onReset(reset: () => void): () => void;
  close(): Promise<void>;
};

/**
 * Hears the database's notifications on a connection of its own and passes on what changed for whom.
 * It carries no data: the browser asks for that with its own permission.
 */
export async function openLive(url: string, warn: (line: string) => void): Promise<Live> {
  const listeners = new Map<number, Set<Listener>>();
  const resets = new Set<() => void>();
  let closed = false;
  let client: pg.Client | undefined;

  function hear(payload: string | undefined) {
    const { profiles, topics } = JSON.parse(payload ?? '{}') as NonNullable<Happening['tell']>;
    for (const profile of profiles) for (const listener of listeners.get(profile) ?? []) listener(topics);
  }

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'humsafar live' });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', () => {});
    next.on('end', () => {
      if (!closed) setTimeout(reconnect, 1000).unref();
    });
    await next.connect();
    await next.query('listen live');
    client = next;
  }

  async function reconnect() {
    if (closed) return;
    try {
      await connect();
      for (const reset of resets) reset();
    } catch {
      warn('The live line to the database is down; trying again');
      setTimeout(reconnect, 2000).unref();
    }
  }

  await connect();
  return {
    listen(profileId, listener) {
      const set = listeners.get(profileId) ?? new Set();
      listeners.set(profileId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(profileId) === set) listeners.delete(profileId);
      };
    },
    onReset(reset) {
      resets.add(reset);
      return () => resets.delete(reset);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
