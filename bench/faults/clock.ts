import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '../../src/kit/shared/time/durations.ts';
import { afterwards, type Fault, flatMemory, othersServed, stayedUp, timed } from './fault.ts';
import { jobTakes } from './jobs.ts';
import { measure } from './measure/measure.ts';
import { processorSeconds } from './watch.ts';

const OFFSET_FILE = 'wall-clock';

/** The server's clock is set an hour on, then two hours back, then right. The database's own clock goes on. */
export const clock: Fault = {
  name: 'clock set by an hour',
  length: 60,
  site: {
    database: 'own',
    node: ['--import', path.join(import.meta.dirname, 'wallClock.ts')],
    env: { WALL_CLOCK: OFFSET_FILE },
  },
  async run(site, seconds) {
    const set = async (offset: number) => {
      writeFileSync(path.join(site.folder, OFFSET_FILE), String(offset));
      site.signal('SIGUSR2');
    };
    const jobs: number[] = [];
    let usedBefore = 0;
    let usedMost = 0;
    /** Share of one processor, over three seconds. */
    const busy = async () => {
      const from = processorSeconds(site.pid);
      await sleep(3000);
      return (processorSeconds(site.pid) - from) / 3;
    };
    const measured = await measure(site, {
      seconds,
      async begin() {
        usedBefore = await busy();
      },
      async meanwhile() {
        for (const offset of [HOUR_MS, -HOUR_MS]) {
          await set(offset);
          usedMost = Math.max(usedMost, await busy());
          jobs.push(await jobTakes(site, 'sweep_accounts', 30_000));
          await sleep(Math.max(0, (seconds / 2) * 1000 - 4000));
        }
      },
      end: () => set(0),
    });
    const slowestJob = Math.max(...jobs);
    return {
      measured,
      bounds: [
        ...othersServed(measured),
        ...afterwards(measured, 5000),
        timed('jobs run within 10 s meanwhile', slowestJob < 10_000),
        timed('no storm of timers', usedMost < usedBefore * 2 + 0.3),
        flatMemory(measured),
        stayedUp(measured),
      ],
      notes: [
        `processor before ${(usedBefore * 100).toFixed(0)} %, after a step ${(usedMost * 100).toFixed(0)} % at most`,
        `jobs took ${(slowestJob / 1000).toFixed(1)} s at most`,
      ],
    };
  },
};
