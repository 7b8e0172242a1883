import { readdirSync, readFileSync } from 'node:fs';
import type { Site } from './site.ts';

export type Sample = { takenAtMs: number; rssMb: number; files: number };

/** Checks the server's memory and open files four times a second. */
export function watch(site: Site) {
  const samples: Sample[] = [];
  const look = () => {
    const sample = sampleOf(site.pid);
    if (sample) samples.push(sample);
  };
  const timer = setInterval(look, 250);
  return {
    samples,
    /** The largest value between two instants of performance.now(). */
    peak(what: 'rssMb' | 'files', from: number, to = Number.POSITIVE_INFINITY): number {
      const values = samples
        .filter(({ takenAtMs }) => takenAtMs >= from && takenAtMs <= to)
        .map((sample) => sample[what]);
      return values.length > 0 ? Math.max(...values) : 0;
    },
    last: () => samples.at(-1),
    stop: () => clearInterval(timer),
  };
}

function sampleOf(pid: number): Sample | undefined {
  try {
    const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    const files = readdirSync(`/proc/${pid}/fd`).length;
    return rss ? { takenAtMs: performance.now(), rssMb: Number(rss[1]) / 1024, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds of processor time that a process has used. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
