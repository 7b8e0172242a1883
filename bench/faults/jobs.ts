import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site.ts';

/** Enqueues a job; returns the milliseconds until it was done. Infinity: not within `patienceMs`. */
export async function jobTakes(site: Site, task: string, patienceMs: number): Promise<number> {
  const began = performance.now();
  const [added] = await site.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, '{}'::json)`,
    [task],
  );
  while (performance.now() - began < patienceMs) {
    const rows = await site.query('select from graphile_worker.jobs where id = $1', [added!.id]);
    if (rows.length === 0) return performance.now() - began;
    await sleep(100);
  }
  return Number.POSITIVE_INFINITY;
}
