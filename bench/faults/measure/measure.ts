import { setTimeout as sleep } from 'node:timers/promises';
import { debuglog } from 'node:util';
import { compare, type Entry, startLoad } from '../load.ts';
import type { Site } from '../site.ts';
import { watch } from '../watch.ts';
import { isServed, readP95 } from './figures.ts';
import { countLive, hearsChange, servedSince, until } from './probes.ts';

/** NODE_DEBUG=faults shows each step. */
const debug = debuglog('faults');

const PACE = {
  /** How long the load lasts before the fault. */
  warmMs: 4000,
  /** As long as everything must have been served for the fault to be over. */
  quietMs: 3000,
  /** How long connections that listen have to grow too many. */
  settleMs: 3000,
};
const BRIEF: typeof PACE = { warmMs: 700, quietMs: 500, settleMs: 500 };

export type Steps = {
  /** How long the fault lasts. */
  seconds: number;
  begin: () => Promise<void>;
  /** Instead of only waiting for the fault's length. */
  meanwhile?: (endsAt: number) => Promise<void>;
  end: () => Promise<void>;
  /** How long the server has to serve again before the measurement gives up. */
  patienceMs?: number;
  perSecond?: { reads: number; writes: number };
};

export type Measured = {
  seconds: number;
  /** What was sent while the fault lasted. */
  during: Entry[];
  /** Of reads; what was not served counts as endless. */
  readP95Ms: number;
  /** The same before the fault: what the machine gives at this hour. */
  readP95BeforeMs: number;
  slowestMs: number;
  acknowledged: number;
  lost: number;
  unsaid: number;
  torn: number;
  /** From the end of the fault until everything that is sent is served. Infinity: never. */
  servingAfterMs: number;
  rssMb: { before: number; peak: number; after: number };
  files: { before: number; peak: number; after: number };
  liveConnections: number;
  /** Whether a browser's live stream receives a change after the fault. */
  liveWorks: boolean;
  /** Set when the server exited: how, and its last log lines. */
  ended: string | null;
};

/**
 * Puts a server under a steady load, lets a fault come and go, and counts: what was served meanwhile and how fast, when
 * everything was served again, what became of acknowledged writes, memory, files and the live line. A server that ends
 * is started again, as a supervisor would.
 */
export async function measure(site: Site, steps: Steps): Promise<Measured> {
  const { warmMs, quietMs, settleMs } = site.brief ? BRIEF : PACE;
  const load = startLoad(site, steps.perSecond);
  const watched = watch(site);
  let ended: string | null = null;
  try {
    const startedAt = performance.now();
    await sleep(warmMs);
    await until(
      () => servedSince(load, performance.now() - 1000),
      60_000,
      'The server does not serve at all.',
    );
    const beganAt = performance.now();
    const before = {
      rss: watched.peak('rssMb', startedAt, beganAt),
      files: watched.peak('files', startedAt, beganAt),
    };
    debug('begins');
    await steps.begin();
    debug('has begun');
    const setAt = performance.now();
    const endsAt = setAt + steps.seconds * 1000;
    await (steps.meanwhile?.(endsAt) ?? sleep(steps.seconds * 1000));
    await steps.end();
    const overAt = performance.now();
    debug('is over');

    const giveUpAt = overAt + (steps.patienceMs ?? 60_000);
    const isQuiet = () =>
      performance.now() - overAt > quietMs && servedSince(load, performance.now() - quietMs);
    while (!isQuiet() && performance.now() < giveUpAt) {
      if (!site.isRunning()) {
        ended = `${await site.exit}: ${await site.lastWords()}`;
        debug('ended with %s', ended);
        await site.start();
      }
      await sleep(100);
    }
    const served = isQuiet();
    debug('serving again: %s', served);
    const refused = load.entries.filter((entry) => entry.sentAt > overAt && !isServed(entry));
    const lastRefused = Math.max(overAt, ...refused.map((entry) => entry.sentAt));
    const firstServed = load.entries.filter((entry) => entry.sentAt > lastRefused && isServed(entry));
    const servingAt = Math.min(...firstServed.map((entry) => entry.sentAt + entry.ms));

    const liveConnections = served ? await countLive(site, settleMs) : 0;
    const liveWorks = served && (await hearsChange(site));
    debug('stops the load, %d waiting', load.waiting);
    await load.stop();
    // What is in the database counts, also where only a new start brings it back.
    if (!served) await site.restart();
    const { lost, unsaid } = await compare(site, load);
    const during = load.entries.filter(({ sentAt }) => sentAt >= setAt && sentAt < overAt);
    return {
      seconds: (overAt - setAt) / 1000,
      during,
      readP95Ms: readP95(during),
      readP95BeforeMs: readP95(load.entries.filter(({ sentAt }) => sentAt < beganAt)),
      slowestMs: Math.max(0, ...during.map((entry) => entry.ms)),
      acknowledged: load.acknowledged.length,
      lost,
      unsaid,
      torn: load.entries.filter((entry) => entry.torn).length,
      servingAfterMs: served ? servingAt - overAt : Number.POSITIVE_INFINITY,
      rssMb: { before: before.rss, peak: watched.peak('rssMb', beganAt), after: watched.last()?.rssMb ?? 0 },
      files: {
        before: before.files,
        peak: watched.peak('files', beganAt),
        after: watched.last()?.files ?? 0,
      },
      liveConnections,
      liveWorks,
      ended,
    };
  } finally {
    watched.stop();
    await load.stop();
  }
}
