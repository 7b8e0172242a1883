import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { App } from '../app/app.ts';
import { runFrom } from '../events/origin.ts';
import { type Compose, sendEmail } from '../mail/emails.ts';
import { backoffMs } from './pause.ts';
import type { TaskName, TaskPayloads } from './queue.ts';

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
  runFrom({ clock: app.clock, address: null, requestId: null }, work);

// Its own messages would carry payloads; the task and the reason are logged below.
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

export type Worker = {
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

/** How long the jobs of a worker that lost its database may take to end before it is given up. */
const END_MS = 5000;

/**
 * Starts working on jobs, until `stop()`. Emails have workers of their own, so that a mail server that hangs keeps no
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

type Work = Pick<RunnerOptions, 'concurrency' | 'taskList' | 'crontab'>;

/**
 * After the database was away the worker is replaced: what it was doing then is tried again at once, where
 * graphile-worker itself would wait for four hours.
 */
async function startWorker(app: App, work: Work): Promise<Worker> {
  let stopped = false;
  let current: Running;
  let replacing: Promise<void> | undefined;

  async function begin(): Promise<void> {
    const started = await startRunner(app, work);
    current = started;
    // It stops when the end of a job cannot be written.
    const onEnd = () => {
      if (current === started) replace();
    };
    started.runner.promise.then(onEnd, onEnd);
  }

  function replace(): void {
    if (stopped) return;
    replacing ??= takeOver(current).finally(() => {
      replacing = undefined;
    });
  }

  async function takeOver({ runner, pools }: Running): Promise<void> {
    await Promise.race([runner.stop().catch(() => {}), sleep(END_MS, undefined, { ref: false })]);
    for (let tries = 1; !stopped; tries++) {
      try {
        await app.pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[...pools]]);
        return await begin();
      } catch (error) {
        app.log.warn({ error: String(error) }, 'The work on jobs could not be taken up again; trying later');
        await sleep(backoffMs(tries, { firstMs: 500, maxMs: 10_000 }), undefined, { ref: false });
      }
    }
  }

  await begin();
  const unreset = app.live.onReset(replace);
  return {
    async stop() {
      stopped = true;
      unreset();
      await replacing;
      await current.runner.stop().catch(() => {});
    },
  };
}

// A failure to write how a job ended stops the runner, where it would be an unhandled rejection without a delay; and
// stopping waits until it is written.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

type Running = { runner: Runner; pools: Set<string> };

async function startRunner(app: App, work: Work): Promise<Running> {
  const pools = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id));
  events.on('job:error', ({ job, error }) => {
    app.log.error(
      { task: job.task_identifier, attempts: job.attempts, error: String(error) },
      'A task failed',
    );
  });
  const runner = await run({
    pgPool: app.pool,
    ...work,
    pollInterval: 1000,
    noHandleSignals: true,
    logger,
    events,
    preset,
  });
  return { runner, pools };
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
