import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { disconnect } from '../../../kit/database/connection.ts';
import { sessionOf } from '../../../kit/database/session.ts';
import type { Live } from '../../../kit/live/live.ts';
import { backoffMs } from '../../../kit/shared/time/backoff.ts';
import { clearForMany } from './find/resultCache.ts';
import {
  type GenderPartitions,
  isFullOfHoles,
  putProfile,
  removeProfile,
  sizeOf,
} from './genderPartitions.ts';
import { loadPartitions, readRows } from './load.ts';

/** A database that does not answer for this long counts as down. */
const PATIENCE_MS = 2000;

/** Longest wait for each request while everything is loaded. */
const LOADING_MS = 60_000;

/** Minimum time between reloads when too much has changed. */
const RELOAD_MS = 15_000;

export type Feed = {
  /** Resolves with the index, including everything committed before the call; null while it is loaded. */
  current(): Promise<GenderPartitions | null>;
  /**
   * Returns the index as it is, and whether it is still the same once everything committed before is received; null
   * while it is loaded or changed.
   */
  snapshot(): { partitions: GenderPartitions; isCurrent: Promise<boolean> } | null;
  /** Grows whenever rows or wishes change. */
  changes(): number;
  /** Resolves after the first attempt to load the index. */
  began: Promise<void>;
  close(): Promise<void>;
};

/**
 * Loads the search index into this process and keeps it up to date. The database notifies about changed rows of
 * search_rows (migration 0031), which are read again, and about profiles with changed wishes (0098), which are
 * forgotten. After a lost connection everything is loaded again, with growing pauses between attempts.
 * @param url of the database
 * @param live receives the notifications
 */
export function openFeed(
  url: string,
  live: Pick<Live, 'catchUp' | 'onSearchRows' | 'onReset'>,
  log: { info(line: string): void; warn(line: string): void },
): Feed {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | null = null;
  let partitions: GenderPartitions | null = null;
  /** How many places were empty after loading. */
  let hidden = 0;
  let reload = () => {};
  let reloadedAt = Number.NEGATIVE_INFINITY;
  const changed = new Set<number>();
  let changes = 0;
  let applying: Promise<void> | null = null;
  const began = Promise.withResolvers<void>();

  async function connect(patienceMs?: number): Promise<pg.Client> {
    const opened = new pg.Client({
      ...sessionOf(url),
      application_name: 'humsafar search',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    opened.on('error', () => {});
    await opened.connect();
    if (signal.aborted) {
      disconnect(opened);
      throw new Error('The search is closed.');
    }
    return opened;
  }

  /** Drops the index: the database answers until everything is loaded again. */
  function giveUp(): void {
    partitions = null;
    reload();
  }

  function note(payload: string): void {
    changes++;
    if (payload === '*') giveUp();
    else for (const id of payload.split(' ')) changed.add(Number(id));
  }

  async function load(): Promise<GenderPartitions> {
    const reader = await connect();
    const stop = () => disconnect(reader);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await loadPartitions(reader, LOADING_MS);
    } finally {
      signal.removeEventListener('abort', stop);
      disconnect(reader);
    }
  }

  /** Applies changes until too much has changed or the connection is lost. Returns whether it was lost. */
  async function follow(): Promise<boolean> {
    const mine = await connect(PATIENCE_MS);
    const over = Promise.withResolvers<void>();
    let lost = false;
    mine.once('end', () => {
      lost = true;
      over.resolve();
    });
    let due = false;
    reload = () => {
      due = true;
      over.resolve();
    };
    const stop = () => disconnect(mine);
    signal.addEventListener('abort', stop, { once: true });
    try {
      changed.clear();
      // Changes that were missed before count too.
      changes++;
      const started = performance.now();
      const loaded = await load();
      // Too much has changed during loading: the result is already outdated.
      if (due) return lost;
      client = mine;
      partitions = loaded;
      hidden = sizeOf(loaded).removed;
      await live.catchUp();
      await apply();
      log.info(
        `The search has ${sizeOf(loaded).size} profiles in memory after ${Math.round(performance.now() - started)} ms`,
      );
      began.resolve();
      await over.promise;
      return lost;
    } finally {
      signal.removeEventListener('abort', stop);
      client = null;
      partitions = null;
      disconnect(mine);
    }
  }

  async function keepFollowing(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      let pause = backoffMs(1);
      try {
        const lost = await follow();
        failures = 0;
        if (!lost) {
          pause = Math.max(pause, RELOAD_MS - (performance.now() - reloadedAt));
          reloadedAt = performance.now();
        }
      } catch (error) {
        if (signal.aborted) return;
        failures++;
        pause = backoffMs(failures);
        if (failures === 1)
          log.warn(`The search reads the database until it can be loaded: ${String(error)}`);
      }
      began.resolve();
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Reads the changed rows. Rejects when the connection is lost. */
  async function readChanged(): Promise<void> {
    const [from, it] = [client, partitions];
    if (!from || !it) return;
    const ids = [...changed];
    changed.clear();
    const rows = await readRows(from, ids);
    const found = new Set(rows.map(({ id }) => id));
    clearForMany(it.results, ids.length);
    for (const id of ids) if (!found.has(id)) removeProfile(it, id);
    for (const row of rows) if (!putProfile(it, row)) return giveUp();
    if (isFullOfHoles(sizeOf(it), hidden)) giveUp();
  }

  /** Resolves when the index has everything that was notified before. */
  async function apply(): Promise<void> {
    // A read under way may be older than the caller's change; the next read has it.
    if (applying) await applying;
    if (!applying && changed.size > 0) {
      applying = readChanged()
        .catch(giveUp)
        .finally(() => {
          applying = null;
        });
    }
    await applying;
  }

  /** Notifications of earlier commits arrive before the answer. */
  const receive = () => live.catchUp().catch(giveUp);

  const stops = [live.onSearchRows(note), live.onReset(giveUp)];
  const following = keepFollowing();
  return {
    async current() {
      if (!partitions) return null;
      await receive();
      await apply();
      return partitions;
    },
    snapshot() {
      if (!partitions || applying || changed.size > 0) return null;
      const [found, since] = [partitions, changes];
      const stays = () => partitions === found && changes === since;
      return { partitions, isCurrent: receive().then(stays) };
    },
    changes: () => changes,
    began: began.promise,
    async close() {
      closing.abort();
      for (const stop of stops) stop();
      await following;
    },
  };
}
