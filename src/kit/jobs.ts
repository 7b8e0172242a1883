import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type { App } from './app.ts';

export type Task = (app: App, payload: Record<string, unknown>) => Promise<void>;
export type Tasks = {
  /** Task by name; each is tried again with growing pauses until it succeeds, so it must bear repetition. */
  tasks: Record<string, Task>;
  /** Lines of a crontab (UTC), each naming a task. */
  crontab: string[];
};

function taskList(app: App, { tasks }: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => task(app, (payload ?? {}) as Record<string, unknown>),
    ]),
  );
}

// Its own words would carry payloads; which task failed and why is said below.
const logger = new Logger(() => () => {});

/** Creates or updates the tables of the job queue. */
export async function prepareJobs(app: Pick<App, 'pool'>): Promise<void> {
  await runMigrations({ pgPool: app.pool, logger });
}

/**
 * Frees the jobs that a killed server was at, which would wait for four hours. Only where no other server works on
 * this database.
 */
export async function freeJobs(app: Pick<App, 'pool'>): Promise<void> {
  await app.pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs where locked_by is not null`);
}

/** Starts working on jobs. Stop it with the returned runner's `stop()`, which lets running jobs finish. */
export async function startJobs(app: App, tasks: Tasks): Promise<Runner> {
  const runner = await run({
    pgPool: app.pool,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger,
    taskList: taskList(app, tasks),
    crontab: tasks.crontab.join('\n'),
  });
  runner.events.on('job:error', ({ job, error }) => {
    app.log.error(
      { task: job.task_identifier, attempts: job.attempts, error: String(error) },
      'A task failed',
    );
  });
  return runner;
}

/** Works off every job that is due, then returns. For tests. */
export async function workOff(app: App, tasks: Tasks): Promise<void> {
  await runOnce({ pgPool: app.pool, noHandleSignals: true, logger, taskList: taskList(app, tasks) });
}
