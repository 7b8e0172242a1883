// The postmaster is PostgreSQL's first process. It is started on its own, so that it outlives a killed Humsafar, and
// the next start finds it by its pid file.

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { executable } from './programs.ts';

/** What PostgreSQL and initdb get to see of the environment: none of its PG… variables. */
export const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  TEMP: process.env.TEMP,
  LC_ALL: 'C',
});

/**
 * Stops the postmaster that an earlier, killed start left behind; true when there was one.
 * Clears a pid file away that names a process which is no postmaster of this cluster: PostgreSQL would take any
 * living process, and a zombie, for one. Its shared memory still keeps two servers off one folder.
 */
export async function stopLeftBehind(cluster: Cluster): Promise<boolean> {
  const pidFile = path.join(cluster.data, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return false;
  if (isPostmaster(pid, cluster)) {
    await stop(cluster, pid, () => isPostmaster(pid, cluster));
    return true;
  }
  if (process.platform !== 'win32' && isAlive(pid)) {
    await rm(pidFile, { force: true });
    if (cluster.sockets) {
      await rm(path.join(cluster.sockets, `.s.PGSQL.${cluster.port}.lock`), { force: true });
    }
  }
  return false;
}

/** Starts the postmaster with `settings`. It may not accept connections yet. */
export async function launch(cluster: Cluster, settings: Record<string, string>) {
  const { data, logFile, owner, programs } = cluster;
  const logged = await stat(logFile).catch(() => ({ size: 0 }));
  const full = logged.size > 5_000_000;
  if (full) await rename(logFile, `${logFile}.old`);
  const from = full ? 0 : logged.size;
  const listening = {
    listen_addresses: cluster.sockets ? '' : '127.0.0.1',
    unix_socket_directories: cluster.sockets ?? '',
  };
  const all = { ...settings, ...listening, cluster_name: cluster.name, port: String(cluster.port) };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    path.join(programs, 'bin', executable('postgres')),
    ['-D', cluster.dataName, ...options],
    {
      ...owner,
      cwd: data,
      env: environment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    ended,
    /** What it has written to its log since it was started. */
    output: async () => (await readFile(logFile)).subarray(from).toString(),
    stop: () => stop(cluster, child.pid!, () => !ended()),
  };
}

export type Postmaster = Awaited<ReturnType<typeof launch>>;

async function stop(cluster: Cluster, pid: number, lives: () => boolean): Promise<void> {
  // Fast: open transactions are rolled back, what is committed stays. Immediate: the next start recovers.
  for (const [mode, signal, seconds] of [
    ['fast', 'SIGINT', 60],
    ['immediate', 'SIGQUIT', 10],
  ] as const) {
    if (!lives()) return;
    if (process.platform === 'win32') control(cluster, 'stop', '-W', '-m', mode);
    else if (isAlive(pid)) process.kill(pid, signal);
    for (const giveUpAt = Date.now() + seconds * 1000; lives() && Date.now() < giveUpAt; ) await sleep(20);
  }
  if (lives()) throw new Error(`PostgreSQL (process ${pid}) did not stop.`);
}

/** Windows has no signals: there pg_ctl talks to the postmaster. True when that went well. */
function control(cluster: Cluster, ...args: string[]): boolean {
  const program = path.join(cluster.programs, 'bin', executable('pg_ctl'));
  return spawnSync(program, [...args, '-D', cluster.dataName], { stdio: 'ignore' }).status === 0;
}

/** False for a zombie too: it has no arguments any more. */
function isPostmaster(pid: number, cluster: Cluster): boolean {
  if (process.platform === 'win32') return control(cluster, 'status');
  return argumentsOf(pid).includes(`cluster_name=${cluster.name}`);
}

function argumentsOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
  return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
