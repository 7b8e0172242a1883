// The PostgreSQL that is used when DATABASE_URL names none: its programs come with the packages, its data is in
// DATA_DIR/postgres:
//
//   lock     held by the running Humsafar
//   secret   what the passwords of its users are made from
//   data     PostgreSQL's own folder, owned by the user it runs as
//   sockets  its unix socket, where the path is short enough for one; otherwise that is in /tmp
//   log      what PostgreSQL says
//
// It outlives a Humsafar that is killed; the next start stops it in good order and starts it again.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Cluster, clusterIn, folderIn } from './postgres/cluster.ts';
import { initialize } from './postgres/initialize.ts';
import { lock } from './postgres/lock.ts';
import { launch, stopLeftBehind } from './postgres/postmaster.ts';
import { provide, untilReady, urlOf } from './postgres/ready.ts';
import { removeAfter, removeAll } from './postgres/throwaway.ts';

export type Postgres = {
  /** Of the database `humsafar`, as its owner `humsafar`, who is no superuser. Holds the password. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. Resolves when the server has ended. */
  stop(): Promise<void>;
};

const settings = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const unsafeSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the built-in PostgreSQL in `dataDir`; at the first start it makes the empty database `humsafar`.
 * `log` hears what takes long or goes wrong later. A `throwaway` server is for tests: quick and unsafe, its user may
 * create databases, and its data goes when it is stopped or this process ends, however that ends.
 * Throws an Error written for people when another Humsafar runs there, or the system does not let it run.
 */
export async function startPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
  throwaway?: boolean;
}): Promise<Postgres> {
  const { dataDir, log = () => {}, throwaway = false } = options;
  const folder = await folderIn(dataDir);
  const release = await lock(path.join(folder, 'lock'));
  if (!release) {
    throw new Error(
      `Another Humsafar is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const cluster = await clusterIn(folder);
    if (await stopLeftBehind(cluster)) log('Stopped the database that a killed start left behind.');
    if (!existsSync(cluster.data)) {
      log('Making the database.');
      await initialize(cluster, !throwaway);
    }
    const stop = await run(cluster, { log, throwaway });
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

async function run(
  cluster: Cluster,
  { log, throwaway }: { log: (line: string) => void; throwaway: boolean },
): Promise<() => Promise<void>> {
  const postmaster = await untilReady(
    cluster,
    () => launch(cluster, { ...settings, ...(throwaway ? unsafeSettings : {}) }),
    log,
  );
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
  const ended = () => log(`PostgreSQL ended by itself. What it said is in ${cluster.logFile}`);
  postmaster.child.once('exit', ended);
  return async () => {
    postmaster.child.off('exit', ended);
    await postmaster.stop();
    await remove();
  };
}
