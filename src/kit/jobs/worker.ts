import './ensureHome.ts';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { App } from '../app/app.ts';

import { backoffMs } from '../shared/time/backoff.ts';

export type Worker = {
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

/** How long the jobs of a worker that lost its database may take to end before it is given up. */
const END_MS = 5000;

type Work = Pick<RunnerOptions, 'concurrency' | 'taskList' | 'crontab'>;

/**
 * After the database was away the worker is replaced: what it was doing then is tried again at once, where
 * graphile-worker itself would wait for four hours.
 */
export async function startWorker(app: App, work: Work): Promise<Worker> {
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
        app.log.warn({ error: String(error) }, 'The job worker could not be restarted; trying again later');
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
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

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

// Its own messages would include payloads; the task and the reason are logged below.
export const logger = new Logger(() => () => {});
