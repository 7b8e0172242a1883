import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from './events.ts';
import { freeJobs, workOff } from './jobs.ts';
import { openTest, type Test } from './test/app.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a job that a killed server was at is done by the next one', async () => {
  const done: string[] = [];
  const tasks = {
    tasks: {
      async note(_app: unknown, { word }: Record<string, unknown>) {
        done.push(String(word));
      },
    },
    crontab: [],
  };
  await site.app.db
    .transaction()
    .execute((tx) =>
      record(tx, { name: 'tried', data: {}, later: [{ task: 'note', payload: { word: 'marigold' } }] }),
    );
  await site.app.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'note')`,
  );
  await workOff(site.app, tasks);
  expect(done).toEqual([]);
  await freeJobs(site.app);
  await workOff(site.app, tasks);
  expect(done).toEqual(['marigold']);
});
