import './ensureHome.ts';
import { runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type { App } from '../app/app.ts';
import { runInContext } from '../requestContext.ts';
import { type Compose, sendEmail } from './emails.ts';
import type { TaskName, TaskPayloads } from './queue.ts';
import { logger, preset, startWorker, type Worker } from './worker.ts';

type Task<Name extends TaskName> = (app: App, payload: TaskPayloads[Name]) => Promise<void>;

export type Tasks = {
  /** Tasks by name; each is tried again with growing pauses until it succeeds, so repeating it must be harmless. */
  tasks: { [Name in TaskName]?: Task<Name> };
  /** Emails by the name of their task: each job is one email to one receiver. */
  emails?: { [Name in TaskName]?: Compose<TaskPayloads[Name]> };
  /** Lines of a crontab (UTC), each naming a task. */
  crontab: string[];
};

function taskList(app: App, { tasks }: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => runTask(app, () => task(app, (payload ?? {}) as never)),
    ]),
  );
}

function emailList(app: App, { emails = {} }: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(emails).map(([name, compose]) => [
      name,
      (payload: unknown, { job, abortSignal }) =>
        runTask(app, async () => {
          const email = await compose(app, (payload ?? {}) as never);
          await sendEmail(app, job, email, abortSignal);
        }),
    ]),
  );
}

const runTask = (app: App, work: () => Promise<void>) =>
  runInContext({ clock: app.clock, address: null, requestId: null }, work);

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

/**
 * Starts working on jobs, until `stop()`. Emails have their own workers, so that a mail server that hangs keeps no
 * payment waiting; an email under way is given up 5 s after `stop()` and sent later.
 */
export async function startJobs(app: App, tasks: Tasks): Promise<Worker> {
  const worker = await startWorker(app, {
    concurrency: 4,
    taskList: taskList(app, tasks),
    crontab: tasks.crontab.join('\n'),
  });
  try {
    const emails = await startWorker(app, { concurrency: 4, taskList: emailList(app, tasks) });
    return {
      async stop() {
        await Promise.all([worker.stop(), emails.stop()]);
      },
    };
  } catch (error) {
    await worker.stop();
    throw error;
  }
}

/** Works off every job that is due, then returns. For tests. */
export async function workOff(app: App, tasks: Tasks): Promise<void> {
  await runOnce({
    pgPool: app.pool,
    noHandleSignals: true,
    logger,
    preset,
    taskList: { ...taskList(app, tasks), ...emailList(app, tasks) },
  });
}
