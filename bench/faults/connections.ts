import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterwards, bound, type Fault, flatMemory, othersServed, type Result, stayedUp } from './fault.ts';
import { measure } from './measure/measure.ts';
import { until } from './measure/probes.ts';
import type { Site } from './site.ts';

const SILENT = 20_000;
const DRIPPING = 2000;

type Count = { open: number; ended: number; failed: number };
type Kind = 'silent' | 'drip';

/** Keeps connections open to a site, from processes of their own, as many as the limit of open files allows. */
function hold(site: Site, kind: Kind, count: number) {
  const limit = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  const each = Math.min(10_000, (limit === 'unlimited' ? 1_000_000 : Number(limit)) - 200);
  const counts: Count[] = [];
  const children: ChildProcess[] = [];
  for (let left = count; left > 0; left -= each) {
    const number = children.length;
    const child = spawn(
      process.execPath,
      [
        path.join(import.meta.dirname, 'holders.ts'),
        new URL(site.base).port,
        String(Math.min(left, each)),
        kind,
        String(2 + 4 * number),
      ],
      { cwd: site.folder, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(child);
    counts[number] = { open: 0, ended: 0, failed: 0 };
    createInterface({ input: child.stdout! }).on('line', (line) => {
      counts[number] = JSON.parse(line) as Count;
    });
  }
  return {
    counted: (what: keyof Count) => counts.reduce((sum, one) => sum + one[what], 0),
    async close() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill('SIGKILL');
          await once(child, 'exit');
        }),
      );
    },
  };
}

async function crowd(site: Site, kind: Kind, count: number, seconds: number): Promise<Result> {
  let held: ReturnType<typeof hold> | undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, held?.counted('open') ?? 0);
  }, 250);
  try {
    const measured = await measure(site, {
      seconds,
      async begin() {
        held = hold(site, kind, count);
        // Connections that the server ends or turns away count as arrived, too.
        await until(
          () => held!.counted('open') + held!.counted('ended') + held!.counted('failed') >= count,
          60_000,
          'The connections do not come.',
        );
      },
      end: async () => held!.close(),
    });
    return {
      measured,
      bounds: [
        bound('the server ends connections that say nothing for long', held!.counted('ended') > 0),
        ...othersServed(measured),
        ...afterwards(measured, 5000),
        // Each connection has a price.
        flatMemory(measured, 500),
        stayedUp(measured),
      ],
      notes: [
        `${peak} open at most, ${held!.counted('ended')} ended by the server, ${held!.counted('failed')} turned away`,
        ...(measured.ended ? [`the server ended with ${measured.ended}`] : []),
      ],
    };
  } finally {
    clearInterval(timer);
    await held?.close();
  }
}

/** Connections that never send a byte. */
export const silentSockets = (count: number, openFiles?: number): Fault => ({
  name: `${count.toLocaleString('en')} silent sockets${openFiles ? ` (${openFiles} files)` : ''}`,
  length: 30,
  site: { database: 'own', openFiles },
  run: (site, seconds) => crowd(site, 'silent', count, seconds),
});

/** Requests whose bodies come a byte a second. */
export const drippingBodies = (count: number): Fault => ({
  name: `${count.toLocaleString('en')} dripping bodies`,
  length: 60,
  site: { database: 'own' },
  run: (site, seconds) => crowd(site, 'drip', count, seconds),
});

export const connections: Fault[] = [
  silentSockets(SILENT),
  silentSockets(SILENT, 1024),
  drippingBodies(DRIPPING),
];
