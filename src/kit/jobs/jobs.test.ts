import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { freeJobs, startJobs, workOff } from './jobs.ts';
import { enqueue } from './queue.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a job that a killed server was at is done by the next one', async () => {
  const done: string[] = [];
  const tasks = {
    tasks: {
      async settle_event(_app: unknown, { event }: { event: string }) {
        done.push(event);
      },
    },
    crontab: [],
  };
  await enqueue(site.app.db, { task: 'settle_event', payload: { event: 'marigold' } });
  await site.app.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'settle_event')`,
  );
  await workOff(site.app, tasks);
  expect(done).toEqual([]);
  await freeJobs(site.app);
  await workOff(site.app, tasks);
  expect(done).toEqual(['marigold']);
});

test('a job whose end could not be written because the database was away is done again at once', async () => {
  const { app } = site;
  let runs = 0;
  const committed = Promise.withResolvers<void>();
  const tasks = {
    tasks: {
      async sweep_accounts() {
        runs++;
        // The job may start before the answer to the commit is here.
        await committed.promise;
        if (runs === 1) app.pool.suspend();
      },
    },
    crontab: [],
  };
  app.log.error = () => {};
  const warnings: string[] = [];
  app.log.warn = (...words: unknown[]) => void warnings.push(String(words.at(-1)));
  // The pool of the server is suspended meanwhile.
  const watcher = new pg.Client({ connectionString: app.config.databaseUrl });
  await watcher.connect();
  const worker = await startJobs(app, tasks);
  try {
    await enqueue(app.db, { task: 'sweep_accounts', payload: {} });
    committed.resolve();
    // The worker ended because the end of its job could not be written, and it cannot be replaced yet.
    await expect
      .poll(() => warnings, { timeout: 30_000 })
      .toContain('The job worker could not be restarted; trying again later');
    expect(runs).toBe(1);
    const { rows: locked } = await watcher.query(
      'select from graphile_worker._private_jobs where locked_by is not null',
    );
    expect(locked).toHaveLength(1);
    app.pool.resume();
    await app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'humsafar live' and datname = current_database()`);
    await expect.poll(() => runs, { timeout: 30_000 }).toBe(2);
  } finally {
    await worker.stop();
    await watcher.end();
  }
  const { rows } = await app.pool.query(
    'select from graphile_worker._private_jobs where locked_by is not null',
  );
  expect(rows).toHaveLength(0);
});
