import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, disconnect, outcomeOf, synchronize } from '../database/connection.ts';
import { DatabaseTaken } from '../database/server/claim.ts';
import { sessionOf } from '../database/session.ts';
import { currentContext } from '../requestContext.ts';
import { backoffMs } from '../shared/time/backoff.ts';
import { openChangeLog } from './changeLog.ts';
import { coalesce } from './coalesce.ts';

/** How often the connection checks that the database answers. */
const HEARTBEAT_MS = 500;
/** The warning that the database is away is repeated this often. */
const WARN_EVERY_MS = 30_000;

/** What the browsers of some accounts refetch. */
type Changed = { accounts: number[]; topics: string[] };
/** A conversation in which somebody is writing to these accounts now. */
type Typing = { accounts: number[]; typing: string };
export type Listener = (topics: string[]) => void;
/** A session that has ended; null for every session of the account. */
export type Ended = { account: number; session: string | null };
/** Accounts or profiles whose login or permissions may have changed; neither means all. */
export type ChangedViewers = { accounts?: number[]; profiles?: number[] };
export type Live = {
  /** Calls `listener` whenever something changes that an account sees; returns how to stop. */
  listen(accountId: number, listener: Listener): () => void;
  /** Calls `listener` with each conversation in which somebody is writing to an account; returns how to stop. */
  onTyping(accountId: number, listener: (conversation: string) => void): () => void;
  /** Calls `listener` for every session that ends, by whatever deleted it, and for every account that is suspended. */
  onEnded(listener: (ended: Ended) => void): () => void;
  /** Calls `listener` when something changes that the viewer of a session is made of; returns how to stop. */
  onViewers(listener: (changed: ChangedViewers) => void): () => void;
  /**
   * Resolves once the listeners have been called for everything that was committed before; in a request that only reads,
   * before the request, so that its parts share one answer. Rejects while the connection is lost: then notifications may have
   * been missed.
   */
  catchUp(): Promise<void>;
  /** Calls `listener` with profiles that now look different to others (none named: all); returns how to stop. */
  onFacts(listener: (changed: { profiles?: number[] }) => void): () => void;
  /** Calls `listener` with the ids of profiles whose row of search_rows or wishes have changed, as migrations 0031 and 0098 write them; returns how to stop. */
  onSearchRows(listener: (rows: string) => void): () => void;
  /** Calls `listener` after every change of the settings; returns how to stop. */
  onSettings(listener: () => void): () => void;
  /** Calls `reset` when notifications may have been missed (the connection was lost); returns how to stop. */
  onReset(reset: () => void): () => void;
  /** Returns a mark for the present moment, for `changedSince`. */
  mark(): string;
  /** Returns the topics that changed for an account since a mark; null when that is not known. */
  changedSince(mark: string, accountId: number): string[] | null;
  close(): Promise<void>;
};

/**
 * Receives the database's notifications on its own connection and passes on which accounts have to
 * refetch what. It has no data: the browser fetches that with its own permissions.
 *
 * The same connection watches the database: `onAway` is called once when it is lost and cannot be made again, or when
 * the database stops answering; `onBack` once it answers again. There is one attempt to reconnect at a time, with
 * growing pauses. Throws when the first attempt fails.
 * @param claim takes the database on each new connection; when it throws, the database counts as away
 * @param patienceMs a database that has not answered for this long, or let nobody connect, is frozen or cut off
 */
export async function openLive(
  url: string,
  {
    warn = () => {},
    onAway = () => {},
    onBack = () => {},
    claim = async () => {},
    patienceMs = 2000,
  }: {
    warn?: (line: string) => void;
    onAway?: () => void;
    onBack?: () => void;
    claim?: (client: pg.Client) => Promise<void>;
    patienceMs?: number;
  } = {},
): Promise<Live> {
  const listeners = new Map<number, Set<Listener>>();
  const typing = new Map<number, Set<(conversation: string) => void>>();
  const resets = new Set<() => void>();
  const endings = new Set<(ended: Ended) => void>();
  const viewers = new Set<(changed: ChangedViewers) => void>();
  const facts = new Set<(changed: { profiles?: number[] }) => void>();
  const settings = new Set<() => void>();
  const rows = new Set<(rows: string) => void>();
  let current: pg.Client | null = null;
  // The database sends what others have notified ahead of its answer to what comes later.
  const catchUp = coalesce(async () => {
    if (!current) throw new Error('The database does not answer.');
    await synchronize(current);
  });
  const closing = new AbortController();
  const { signal } = closing;
  let away = false;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const changeLog = openChangeLog();

  function receive(payload: string | undefined) {
    const notification = parse(payload) as
      | Changed
      | Typing
      | { ended: Ended }
      | { viewers: ChangedViewers }
      | { facts: { profiles?: number[] } }
      | { settings: true };
    if ('viewers' in notification) {
      for (const listener of viewers) listener(notification.viewers);
      return;
    }
    if ('facts' in notification) {
      for (const listener of facts) listener(notification.facts);
      return;
    }
    if ('settings' in notification) {
      for (const listener of settings) listener();
      return;
    }
    if ('ended' in notification) {
      for (const listener of endings) listener(notification.ended);
      return;
    }
    if ('typing' in notification) {
      for (const account of notification.accounts)
        for (const listener of typing.get(account) ?? []) listener(notification.typing);
      return;
    }
    const { accounts, topics } = notification;
    changeLog.add(accounts, topics);
    for (const account of accounts) for (const listener of listeners.get(account) ?? []) listener(topics);
  }

  function setAway(next: boolean) {
    if (away === next) return;
    away = next;
    if (next) onAway();
    else {
      warnedAt = Number.NEGATIVE_INFINITY;
      warn('The database is reachable again');
      onBack();
    }
  }

  function warnAway(error: unknown) {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    warn(error instanceof DatabaseTaken ? error.message : 'The database is not reachable; trying again');
  }

  async function connect(): Promise<Connection> {
    const client = new pg.Client({
      ...sessionOf(url),
      application_name: 'humsafar live',
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'search_rows') for (const listener of rows) listener(payload);
      else receive(payload);
    });
    client.on('error', () => {});
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      const claimed = claim(client);
      if ((await outcomeOf(claimed, patienceMs)) === 'silent')
        throw new Error('The database does not answer.');
      await claimed;
      if ((await outcomeOf(client.query('listen live; listen search_rows'), patienceMs)) !== 'answered')
        throw new Error('The database does not answer.');
      return { client, ended };
    } catch (error) {
      disconnect(client);
      throw error;
    }
  }

  /** Waits until the database has ended its side too: what the claim has taken is free for the next server. */
  async function end(client: pg.Client): Promise<void> {
    await outcomeOf(client.end(), patienceMs);
    disconnect(client);
  }

  async function untilLost({ client, ended }: Connection): Promise<void> {
    const lost = ended.then(() => true);
    current = client;
    try {
      while (!signal.aborted) {
        const pause = sleep(HEARTBEAT_MS, false, { signal, ref: false }).catch(() => true);
        if (await Promise.race([lost, pause])) return;
        // Sent at once: what blocks this process meanwhile is no silence of the database.
        const outcome = await outcomeOf(synchronize(client), patienceMs);
        if (outcome === 'answered') continue;
        // After a failure the next connection shows whether the database is there.
        if (outcome === 'silent' && !signal.aborted) setAway(true);
        return;
      }
    } finally {
      current = null;
    }
  }

  async function reconnect(): Promise<Connection | undefined> {
    for (let tries = 1; !signal.aborted; tries++) {
      const began = performance.now();
      try {
        return await connect();
      } catch (error) {
        // What ended one connection may end the next as well, with the database still there.
        if (tries > 1 || performance.now() - began >= patienceMs) {
          setAway(true);
          warnAway(error);
        }
        await sleep(backoffMs(tries), undefined, { signal, ref: false }).catch(() => {});
      }
    }
    return undefined;
  }

  async function stayConnected(first: Connection): Promise<void> {
    for (let connection: Connection | undefined = first; connection; ) {
      await untilLost(connection);
      if (signal.aborted) return end(connection.client);
      disconnect(connection.client);
      connection = await reconnect();
      if (!connection) return;
      if (signal.aborted) return end(connection.client);
      setAway(false);
      changeLog.reset();
      for (const reset of resets) {
        try {
          reset();
        } catch (error) {
          warn(`After the database was reachable again: ${String(error)}`);
        }
      }
    }
  }

  const done = stayConnected(await connect());
  return {
    listen: (accountId, listener) => addTo(listeners, accountId, listener),
    onTyping: (accountId, listener) => addTo(typing, accountId, listener),
    onEnded(listener) {
      endings.add(listener);
      return () => endings.delete(listener);
    },
    onViewers(listener) {
      viewers.add(listener);
      return () => viewers.delete(listener);
    },
    catchUp() {
      const { reads } = currentContext();
      if (!reads) return catchUp();
      reads.received ??= catchUp();
      return reads.received;
    },
    onFacts(listener) {
      facts.add(listener);
      return () => facts.delete(listener);
    },
    onSearchRows(listener) {
      rows.add(listener);
      return () => rows.delete(listener);
    },
    onSettings(listener) {
      settings.add(listener);
      return () => settings.delete(listener);
    },
    onReset(reset) {
      resets.add(reset);
      return () => resets.delete(reset);
    },
    mark: changeLog.mark,
    changedSince: changeLog.since,
    async close() {
      closing.abort();
      await done;
    },
  };
}

/** Returns the data of a notification; one for nobody when its payload is not ours. */
function parse(payload = ''): object {
  try {
    const value: unknown = JSON.parse(payload);
    const kinds = ['accounts', 'ended', 'viewers', 'facts', 'settings'];
    if (typeof value === 'object' && value && kinds.some((kind) => kind in value)) return value;
  } catch {}
  return { accounts: [], topics: [] };
}

/** Adds a listener of an account; returns how to take it away again. */
function addTo<One>(all: Map<number, Set<One>>, accountId: number, listener: One): () => void {
  const set = all.get(accountId) ?? new Set();
  all.set(accountId, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0 && all.get(accountId) === set) all.delete(accountId);
  };
}
