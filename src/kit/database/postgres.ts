// The PostgreSQL that is used when DATABASE_URL names none: its programs come with the packages, its data is in
// DATA_DIR/postgres:
//
//   lock     held by the running Humsafar
//   secret   what the passwords of its users are made from
//   data     PostgreSQL's own folder, owned by the user it runs as
//   sockets  its unix socket, where the path is short enough for one; otherwise that is in /tmp
//   log      PostgreSQL's output
//
// It outlives a Humsafar that is killed; the next start stops it in good order and starts it again.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../shared/time/backoff.ts';
import { MINUTE_MS } from '../shared/time/durations.ts';
import { type Cluster, clusterIn, folderIn, runningClusterIn } from './postgres/cluster.ts';
import { initialize } from './postgres/initialize.ts';
import { refuseInterrupted } from './postgres/interrupted.ts';
import { lock } from './postgres/lock.ts';
import { memorySettings } from './postgres/memory.ts';
import { launch, type Postmaster, stopLeftBehind } from './postgres/postmaster.ts';
import { provide, untilReady, urlOf } from './postgres/ready.ts';
import { removeAfter, removeAll } from './postgres/throwaway.ts';

export type Postgres = {
  /** Of the database `humsafar`, as its owner `humsafar`, who is no superuser. Holds the password. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. Resolves when the server has ended. */
  stop(): Promise<void>;
};

const settings = {
  random_page_cost: '1.1',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const unsafeSettings = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Hashing a password 4096 times is half of the cost of a connection, and tests open thousands.
  scram_iterations: '1',
  // Hundreds of small databases that live for seconds would be analysed in turn.
  autovacuum: 'off',
  // Planned anew for the values of its first five times, each statement of a short-lived database cost as much as its work.
  plan_cache_mode: 'force_generic_plan',
};

/** A server that keeps ending is started again at most so many times within ten minutes. */
const RESTARTS_MAX = 5;
const RESTARTS_WITHIN_MS = 10 * MINUTE_MS;

/**
 * Starts the built-in PostgreSQL in `dataDir`; at the first start it makes the empty database `humsafar`.
 * `log` receives what takes long or goes wrong later. A server that exits unexpectedly is started again;
 * when it keeps exiting, `onLost` is called once with the reason as a sentence. A `throwaway` server is for tests: quick and unsafe, its user may
 * create databases, and its data goes when it is stopped or this process ends, however that ends.
 * Throws an Error written for people when another Humsafar runs there, a restore was interrupted there (its file
 * `restoring` is left), or the system does not let it run.
 */
export async function startPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
  onLost?: (reason: string) => void;
  throwaway?: boolean;
}): Promise<Postgres> {
  const { dataDir, log = () => {}, onLost = () => {}, throwaway = false } = options;
  refuseInterrupted(dataDir);
  const folder = await folderIn(dataDir);
  const release = await lock(path.join(folder, 'lock'));
  if (!release) {
    throw new Error(
      `Another Humsafar is already running with the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const cluster = await clusterIn(folder);
    if (await stopLeftBehind(cluster)) log('Stopped a database that an earlier start left running.');
    if (!existsSync(cluster.data)) {
      log('Creating the database.');
      await initialize(cluster, !throwaway);
    }
    const stop = await run(cluster, { log, onLost, throwaway });
    let stopped: Promise<void> | undefined;
    return {
      url: urlOf(cluster, 'humsafar', 'humsafar'),
      stop() {
        stopped ??= stop().finally(release);
        return stopped;
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Returns the address of the database that another Humsafar runs in `dataDir`, as `startPostgres` names it; undefined
 * when none runs there. The other one may stop it at any time.
 */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  refuseInterrupted(dataDir);
  const folder = await folderIn(dataDir);
  const release = await lock(path.join(folder, 'lock'));
  release?.();
  return release ? undefined : urlOf(await runningClusterIn(folder), 'humsafar', 'humsafar');
}

async function run(
  cluster: Cluster,
  {
    log,
    onLost,
    throwaway,
  }: { log: (line: string) => void; onLost: (reason: string) => void; throwaway: boolean },
): Promise<() => Promise<void>> {
  const start = () =>
    untilReady(
      cluster,
      () => launch(cluster, { ...settings, ...memorySettings(), ...(throwaway ? unsafeSettings : {}) }),
      log,
    );
  let postmaster = await start();
  try {
    await provide(cluster, throwaway);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  const sockets = cluster.sockets ? [cluster.sockets] : [];
  const remove = throwaway
    ? removeAfter(postmaster.child.pid!, path.dirname(cluster.data), ...sockets)
    : () => removeAll(sockets);

  let stopping = false;
  let restarting: Promise<void> | undefined;
  const restarts: number[] = [];

  async function restart(): Promise<void> {
    log(`PostgreSQL stopped and is being restarted. Its log: ${cluster.logFile}`);
    while (!stopping) {
      const now = performance.now();
      const recent = restarts.filter((time) => now - time < RESTARTS_WITHIN_MS).length;
      if (recent >= RESTARTS_MAX) {
        return onLost(
          `PostgreSQL keeps stopping and was not restarted. See the reason in ${cluster.logFile}`,
        );
      }
      if (recent > 0) await sleep(backoffMs(recent, { firstMs: 250, maxMs: 10_000 }));
      restarts.push(performance.now());
      try {
        if (stopping) return;
        postmaster = await start();
        return watch(postmaster);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  }

  function watch({ child, ended }: Postmaster): void {
    const onEnd = () => {
      if (stopping) return;
      if (throwaway) return log(`PostgreSQL stopped. Its log: ${cluster.logFile}`);
      restarting = restart();
    };
    if (ended()) onEnd();
    else child.once('exit', onEnd);
  }

  watch(postmaster);
  return async () => {
    stopping = true;
    await restarting;
    await postmaster.stop();
    await remove();
  };
}
