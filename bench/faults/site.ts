import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterIn } from '../../src/kit/database/postgres/cluster.ts';
import { urlOf } from '../../src/kit/database/postgres/ready.ts';
import { type Postgres, startPostgres } from '../../src/kit/database/postgres.ts';
import { freePort } from '../server.ts';
import { makeTemplate, readCast } from './cast.ts';
import { processesIn, signal } from './folder.ts';
import { send } from './request.ts';

const MAIN = path.resolve(import.meta.dirname, '../../src/app/main.ts');
const START_MS = 90_000;
const STOP_MS = 30_000;

export type SiteOptions = {
  /** Its own: the server starts the database in its folder. Outside: the bench does, and the server gets its address. */
  database?: 'own' | 'outside';
  env?: Record<string, string>;
  /** Options of Node, before the program. */
  node?: string[];
  /** The server's limit of open files; otherwise the one of this process. */
  openFiles?: number;
  /** Shorter waits before and after a fault, for tests. */
  brief?: boolean;
  /** Called with the server's data folder before anything is in it. */
  beforeCopy?: (dataDir: string) => void;
};

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Starts a real server on a copy of the template, in `root`/`name`. */
export async function openSite(root: string, name: string, options: SiteOptions = {}) {
  const template = path.join(root, 'template');
  if (!existsSync(path.join(template, 'cast.json'))) await makeTemplate(template);
  const folder = path.join(root, name);
  const dataDir = path.join(folder, 'data');
  const outside = options.database === 'outside';
  const home = outside ? path.join(folder, 'database') : dataDir;
  await mkdir(dataDir, { recursive: true });
  options.beforeCopy?.(dataDir);
  await mkdir(home, { recursive: true });
  const copied = spawnSync('cp', ['-a', `${template}/.`, home], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The template could not be copied: ${copied.stderr}`);
  const cast = await readCast(home);

  let postgres: Postgres | undefined;
  if (outside) postgres = await startPostgres({ dataDir: home });
  const cluster = await clusterIn(path.join(home, 'postgres'));
  const url = urlOf(cluster, 'humsafar', 'humsafar');
  const superuserUrl = urlOf(cluster, 'postgres', 'humsafar');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, 'server.log');
  let child: ChildProcess | undefined;
  let exit: Promise<number | string> = Promise.resolve('never started');

  async function lastWords(): Promise<string> {
    const line = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
    const words = /"fault":"(.*?)"|"msg":"(.*?)"/.exec(line);
    return (words?.[1] ?? words?.[2] ?? line).slice(0, 300);
  }

  async function start(): Promise<void> {
    const log = openSync(logFile, 'a');
    const command = [process.execPath, ...(options.node ?? []), MAIN];
    const limited = options.openFiles
      ? ['/bin/sh', '-c', `ulimit -n ${options.openFiles}; exec "$@"`, 'sh', ...command]
      : command;
    const started = spawn(limited[0]!, limited.slice(1), {
      // What works in the folder is cleared away with it.
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        PUBLIC_URL: base,
        SUPPORT_EMAIL: 'bench@humsafar.example',
        PORT: String(port),
        REQUESTS_PER_MINUTE: '0',
        READING_LIMITS: 'off',
        DATA_DIR: dataDir,
        ...(outside ? { DATABASE_URL: url } : {}),
        ...options.env,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child = started;
    exit = once(started, 'exit').then(([code, signal]) => code ?? signal);
    for (const giveUpAt = Date.now() + START_MS; ; ) {
      const { status } = await send(`${base}/readyz`, { timeoutMs: 5000 });
      if (status === 200) return;
      if (!isRunning()) throw new Error(`The server ended with ${await exit}: ${await lastWords()}`);
      if (Date.now() > giveUpAt) throw new Error(`The server does not start: ${await lastWords()}`);
      await sleep(50);
    }
  }

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function stopServer(): Promise<void> {
    if (!isRunning()) return;
    child!.kill('SIGTERM');
    await Promise.race([exit, sleep(STOP_MS, undefined, { ref: false })]);
    if (isRunning()) child!.kill('SIGKILL');
    await exit;
  }

  async function restart(): Promise<void> {
    signal(processesIn(cluster.data), 'SIGCONT');
    if (isRunning()) child!.kill('SIGKILL');
    await exit;
    await start();
  }

  await start();
  return {
    base,
    folder,
    dataDir,
    cast,
    brief: options.brief ?? false,
    start,
    /** Kills the server, as it is, and starts it again. */
    restart,
    isRunning,
    lastWords,
    /** What the server warned of and how often. */
    async warnings(): Promise<Map<string, number>> {
      const counts = new Map<string, number>();
      for (const line of (await readFile(logFile, 'utf8')).split('\n')) {
        if (!/^\{"level":[456]0/.test(line)) continue;
        const { msg } = JSON.parse(line) as { msg: string };
        counts.set(msg, (counts.get(msg) ?? 0) + 1);
      }
      return counts;
    },
    get pid() {
      return child!.pid!;
    },
    /** Resolves to the exit code, or to the name of the signal, once the server has ended. */
    get exit() {
      return exit;
    },
    signal: (name: NodeJS.Signals) => void child?.kill(name),
    /** Queries the database itself, past the server. */
    async query<T extends pg.QueryResultRow>(
      text: string,
      values: unknown[] = [],
      { superuser = false } = {},
    ): Promise<T[]> {
      const client = new pg.Client({
        connectionString: superuser ? superuserUrl : url,
        connectionTimeoutMillis: 10_000,
        query_timeout: 30_000,
        application_name: 'faults',
      });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query<T>(text, values)).rows;
      } finally {
        await client.end().catch(() => {});
      }
    },
    /** Ids of PostgreSQL's processes: the postmaster and its connections. */
    databaseProcesses: () => processesIn(cluster.data),
    /** Id of the postmaster. */
    postmaster: async () =>
      Number.parseInt(await readFile(path.join(cluster.data, 'postmaster.pid'), 'utf8'), 10),
    async stopDatabase() {
      await postgres?.stop();
    },
    async startDatabase() {
      postgres = await startPostgres({ dataDir: home });
    },
    async close() {
      signal(processesIn(cluster.data), 'SIGCONT');
      await stopServer();
      await postgres?.stop();
    },
  };
}
