import path from 'node:path';
import { sql } from 'kysely';
import { prepare } from '../../src/app/prepare.ts';
import { readConfig } from '../../src/kit/app/config.ts';
import { openContext } from '../../src/kit/start/context.ts';
import { buildQueue } from '../../src/meeting/matching/queue/build.ts';

const MEMBERS = 200;

/** Milliseconds that the queues of some active members take, in the database that `npm run bench` leaves. */
export type QueueFigures = { profiles: number; queues: number; p50: number; p95: number; most: number };

/** Makes the queues of active members, drawn alike in each run, one after the other; the first time is not counted. */
export async function measureQueues(): Promise<QueueFigures> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', DATA_DIR: dataDir };
  const silent = { info() {}, warn: console.warn, error: console.error };
  const app = await openContext(readConfig(env), { log: silent as never });
  try {
    await prepare(app);
    const { rows } = await sql<{ id: number; profiles: number }>`
      select profile_id as id, count(*) over ()::int as profiles from match_people
      where active_on >= current_date - 90
      order by md5(profile_id::text) limit ${MEMBERS}`.execute(app.db);
    const times: number[] = [];
    for (const round of [1, 2]) {
      for (const { id } of rows) {
        const began = performance.now();
        await buildQueue(app, id);
        if (round === 2) times.push(performance.now() - began);
      }
    }
    times.sort((one, other) => one - other);
    const percentile = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
    return {
      profiles: rows[0]?.profiles ?? 0,
      queues: times.length,
      p50: percentile(0.5),
      p95: percentile(0.95),
      most: percentile(1),
    };
  } finally {
    await app.close();
  }
}
