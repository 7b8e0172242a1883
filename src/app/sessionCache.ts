import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import type { CachedViewer } from '../kit/http/endpoints.ts';
import type { ChangedViewers } from '../kit/live/live.ts';
import { hashToken } from '../people/accounts/tokens/tokens.ts';

/** How long a viewer is used without reading the database again, whatever happens. */
const CACHED_MS = 30_000;
/** How many sessions are cached: about 10 MB. */
const CACHED_MAX = 10_000;
/** More changes than these are not kept without need. */
const MANY_CHANGED = 1000;

/** A viewer as read from the database, and until when they are the same if nothing is written. */
export type ReadViewer = {
  viewer: Viewer;
  /** By the site's clock: then the session ends, or a membership begins or ends, or the last request is noted again. */
  sameUntil: Date;
  /** Milliseconds by the database's clock: then a profile that its family has hidden for a time is shown again. */
  sameForMs: number;
};

type CachedSession = ReadViewer & { from: Date; untilMs: number; owners: string[] };

/**
 * Returns how a request finds its viewer: from the memory of this process where that is known to be what the database
 * has at this moment, else by `read`. Triggers (migration 0036) notify of what changes, and before a cached viewer is
 * used, a round trip to the database lets every notification arrive that was committed before: a session that has ended,
 * also in another process, is never used again. `findCached` returns a cached viewer at once, beside
 * whether they still are the same: what is read for them meanwhile is sent only then.
 */
export function openSessionCache(
  { live, clock }: Pick<App, 'live' | 'clock'>,
  read: (token: string) => Promise<ReadViewer | null>,
) {
  const cache = new Map<string, CachedSession>();
  /** The cached sessions of each account and each profile. */
  const byOwner = new Map<string, Set<string>>();
  /** Counts what was notified. */
  let changes = 0;
  /** What has changed since the oldest of the reads under way, each with its number. */
  const changedMeanwhile = new Map<string, number>();
  let forgotAt = 0;
  /** The reads under way, by what had been notified when they began. */
  const readings = new Set<{ since: number }>();

  /** Forgets the changes that every read under way has seen. */
  function prune(): void {
    const oldest = Math.min(...[...readings].map(({ since }) => since));
    for (const [owner, change] of changedMeanwhile) if (change <= oldest) changedMeanwhile.delete(owner);
  }

  function drop(key: string): void {
    for (const owner of cache.get(key)?.owners ?? []) {
      const sessions = byOwner.get(owner);
      sessions?.delete(key);
      if (sessions?.size === 0) byOwner.delete(owner);
    }
    cache.delete(key);
  }

  function dropOwner(owner: string): void {
    changes++;
    if (readings.size > 0) changedMeanwhile.set(owner, changes);
    for (const key of byOwner.get(owner) ?? []) drop(key);
  }

  function dropAll(): void {
    forgotAt = ++changes;
    cache.clear();
    byOwner.clear();
  }

  function put(key: string, found: ReadViewer, since: number): void {
    const { accountId, profile, impersonator } = found.viewer;
    const owners = [
      `account ${accountId}`,
      ...(profile ? [`profile ${profile.id}`] : []),
      ...(impersonator ? [`account ${impersonator.accountId}`] : []),
    ];
    // It changed while it was read, so what was read may be older.
    if (forgotAt > since || owners.some((owner) => (changedMeanwhile.get(owner) ?? 0) > since)) return;
    drop(key);
    if (cache.size >= CACHED_MAX) drop(cache.keys().next().value!);
    const untilMs = performance.now() + Math.min(CACHED_MS, found.sameForMs);
    cache.set(key, { ...found, from: clock(), untilMs, owners });
    for (const owner of owners) byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(key));
  }

  /** After a clock was set back it is read again, too. */
  function isSame({ from, sameUntil, untilMs }: CachedSession): boolean {
    const now = clock();
    return performance.now() < untilMs && now >= from && now < sameUntil;
  }

  live.onEnded(({ account }) => dropOwner(`account ${account}`));
  live.onViewers(({ accounts, profiles }: ChangedViewers) => {
    if (!accounts && !profiles) dropAll();
    for (const id of accounts ?? []) dropOwner(`account ${id}`);
    for (const id of profiles ?? []) dropOwner(`profile ${id}`);
  });
  live.onReset(dropAll);

  function findCached(token: string): CachedViewer | null {
    const key = hashToken(token).toString('base64');
    const cached = cache.get(key);
    if (!cached || !isSame(cached)) return null;
    const stays = () => cache.get(key) === cached;
    return { viewer: cached.viewer, isCurrent: live.catchUp().catch(dropAll).then(stays) };
  }

  async function identify(token: string): Promise<Viewer | null> {
    const cached = findCached(token);
    if (cached && (await cached.isCurrent)) return cached.viewer;
    const reading = { since: changes };
    readings.add(reading);
    try {
      const found = await read(token);
      if (found) put(hashToken(token).toString('base64'), found, reading.since);
      return found?.viewer ?? null;
    } finally {
      readings.delete(reading);
      if (readings.size === 0) changedMeanwhile.clear();
      // A busy site always reads some session.
      else if (changedMeanwhile.size > MANY_CHANGED) prune();
    }
  }

  return { identify, findCached };
}
