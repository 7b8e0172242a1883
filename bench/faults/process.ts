import { setTimeout as sleep } from 'node:timers/promises';
import { afterwards, bound, type Fault, NOT_TORN, timed } from './fault.ts';
import { signal } from './folder.ts';
import { percentile } from './measure/figures.ts';
import { measure } from './measure/measure.ts';
import { until } from './measure/probes.ts';
import { send } from './request.ts';

/** The server gets SIGTERM under load. */
export const sigterm: Fault = {
  name: 'SIGTERM under load',
  length: 0,
  site: { database: 'own' },
  async run(site) {
    let code: unknown;
    let tookMs = 0;
    const measured = await measure(site, {
      seconds: 0,
      perSecond: { reads: 20, writes: 10 },
      begin: nothing,
      async meanwhile() {
        const began = performance.now();
        site.signal('SIGTERM');
        code = await site.exit;
        tookMs = performance.now() - began;
      },
      end: () => site.start(),
    });
    const closed = measured.during.filter(
      ({ status, failure }) => status === null && failure !== 'ECONNREFUSED',
    );
    const kept = closed.filter(({ connection }) => connection === 'kept').length;
    return {
      measured,
      bounds: [
        bound('exit code 0', code === 0),
        timed('ended within 15 s', tookMs < 15_000),
        bound('no write done without a word', measured.unsaid === 0),
        bound(
          'every request answered, or its connection refused or closed',
          closed.every(({ torn, failure }) => !torn && failure !== 'timeout'),
        ),
        ...afterwards(measured, 5000),
      ],
      notes: [
        `ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`,
        `closed without an answer: ${kept} kept and ${closed.length - kept} new connections`,
      ],
    };
  },
};

/** The server is killed again and again; every third time its database, too. */
export const kill: Fault = {
  name: 'kill -9',
  length: 100,
  roundMs: 15_000,
  site: { database: 'own' },
  async run(site, rounds) {
    const times: number[] = [];
    const measured = await measure(site, {
      seconds: 0,
      begin: nothing,
      async meanwhile() {
        for (let round = 1; round <= rounds; round++) {
          const database = round % 3 === 0 ? site.databaseProcesses() : [];
          site.signal('SIGKILL');
          signal(database, 'SIGKILL');
          await site.exit;
          const began = performance.now();
          await site.start();
          const { token } = site.cast.women[0]!;
          await until(
            async () => (await send(`${site.base}/api/me`, { token, timeoutMs: 2000 })).status === 200,
            30_000,
            'A server that was killed does not serve again.',
          );
          times.push(performance.now() - began);
          // At a different moment of the work in every round.
          await sleep(300 + ((round * 137) % 700));
        }
      },
      end: nothing,
    });
    const median = percentile(times, 0.5);
    const slowest = Math.max(...times);
    return {
      measured,
      bounds: [
        timed(`serving within 15 s of each of ${rounds} kills`, slowest < 15_000),
        // Answers that were on their way are cut off by a kill.
        ...afterwards(measured, 5000).filter(({ words }) => words !== NOT_TORN),
      ],
      notes: [
        `${rounds} rounds, serving again after ${(median / 1000).toFixed(1)} s in the median, ${(slowest / 1000).toFixed(1)} s at most`,
      ],
    };
  },
};

async function nothing() {}
