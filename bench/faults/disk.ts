import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterwards, bound, type Fault, flatMemory } from './fault.ts';
import { measure } from './measure/measure.ts';

const DISK_MB = 320;
const BALLAST = 'ballast';

/** The disk under DATA_DIR is full, first for new pages of tables, then for the database's log, too. */
export const diskFull: Fault = {
  name: 'disk full',
  length: 30,
  site: {
    database: 'own',
    beforeCopy: (dataDir) =>
      void execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', dataDir]),
  },
  missing() {
    if (process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0) return undefined;
    return 'mounting a small disk needs root';
  },
  async run(site, seconds) {
    const ballast = path.join(site.dataDir, BALLAST);
    let crashed = false;
    const measured = await measure(site, {
      seconds,
      perSecond: { reads: 10, writes: 20 },
      begin: async () => fill(ballast),
      async meanwhile(endsAt) {
        const pid = await site.postmaster();
        await sleep((seconds / 2) * 1000);
        while (performance.now() < endsAt) {
          fill(ballast);
          // Each switch needs a new file of the log; PostgreSQL ends when it cannot make one.
          await site
            .query('select pg_switch_wal(), pg_logical_emit_message(true, $1, $1)', ['full'], {
              superuser: true,
            })
            .catch(() => {
              crashed = true;
            });
          if (!site.isRunning()) break;
          await sleep(200);
        }
        crashed ||= (await site.postmaster().catch(() => 0)) !== pid;
        await sleep(Math.max(0, endsAt - performance.now()));
      },
      end: async () => rmSync(ballast),
      patienceMs: 90_000,
    });
    const refused = measured.during.filter(({ status }) => status !== null && status >= 500);
    return {
      measured,
      bounds: [
        bound('writes are refused meanwhile', refused.length > 0),
        bound(
          'refused with 503',
          refused.every(({ status, retryAfter }) => status === 503 && retryAfter),
        ),
        ...afterwards(measured, 30_000),
        flatMemory(measured),
      ],
      notes: [
        `the database ${crashed ? 'crashed' : 'did not crash'}`,
        ...(measured.ended ? [`the server ended with ${measured.ended}`] : []),
      ],
    };
  },
};

/** Writes to a file until there is no space left. */
function fill(file: string): void {
  const part = Buffer.alloc(64 * 1024);
  const open = openSync(file, 'a');
  try {
    for (;;) writeSync(open, part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(open);
  }
}
