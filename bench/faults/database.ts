import { setTimeout as sleep } from 'node:timers/promises';
import { afterwards, bound, type Fault, flatMemory, servedOrRefused, stayedUp } from './fault.ts';
import { signal } from './folder.ts';
import { type Measured, measure } from './measure/measure.ts';
import { until } from './measure/probes.ts';
import { send } from './request.ts';
import type { Site } from './site.ts';

/** A refusal comes within three seconds; half a second more is the way there and back on a busy machine. */
const REFUSED_MS = 3500;
const nothing = async () => {};

/** Takes the database away for a time in ms, and at least until /readyz reports it. */
async function takeAway(
  site: Site,
  seconds: number,
  steps: { begin: () => Promise<void>; end: () => Promise<void> },
) {
  let alive: number | null = null;
  let ready: number | null = null;
  const measured = await measure(site, {
    seconds,
    ...steps,
    async meanwhile() {
      await sleep(seconds * 500);
      alive = (await send(`${site.base}/healthz`)).status;
      await sleep(seconds * 500);
      const isRefused = async () => {
        ready = (await send(`${site.base}/readyz`, { timeoutMs: 10_000 })).status;
        return ready === 503;
      };
      await until(isRefused, 20_000, '/readyz does not say so').catch(() => {});
    },
  });
  const bounds = [
    bound('/readyz says 503 meanwhile', ready === 503),
    bound('/healthz says 200 meanwhile', alive === 200),
    ...away(measured),
  ];
  return { measured, bounds, notes: [] };
}

const away = (it: Measured) => [
  ...servedOrRefused(it.during, REFUSED_MS),
  ...afterwards(it, 5000),
  flatMemory(it),
  stayedUp(it),
];

/** The database is stopped in good order and started again later. */
export const stopped: Fault = {
  name: 'database stopped',
  length: 60,
  site: { database: 'outside' },
  run: (site, seconds) => takeAway(site, seconds, { begin: site.stopDatabase, end: site.startDatabase }),
};

/** The database keeps its connections but never answers, as when its disk or machine hangs. */
export const frozen: Fault = {
  name: 'database frozen',
  length: 60,
  site: { database: 'outside' },
  run: (site, seconds) =>
    takeAway(site, seconds, {
      begin: async () => signal(site.databaseProcesses(), 'SIGSTOP'),
      end: async () => signal(site.databaseProcesses(), 'SIGCONT'),
    }),
};

/** The server's own database is killed; its other processes end with it. */
export const postmaster: Fault = {
  name: 'postmaster killed',
  length: 0,
  site: { database: 'own' },
  async run(site) {
    const measured = await measure(site, {
      seconds: 0,
      begin: async () => signal([await site.postmaster()], 'SIGKILL'),
      end: nothing,
    });
    const notes = measured.ended === null ? [] : [`the server ended with ${measured.ended}`];
    return {
      measured,
      bounds: [
        ...afterwards(measured, 10_000),
        flatMemory(measured),
        bound(
          'the server does not end without a word',
          measured.ended === null || /postgres|database/i.test(measured.ended),
        ),
      ],
      notes,
    };
  },
};
