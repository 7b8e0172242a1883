import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-test-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Another Humsafar process, which starts the database and runs `then` with its `url`. */
function another(then: string, throwaway = false): { child: ChildProcess; lines: AsyncIterator<string> } {
  const module = new URL('./postgres.ts', import.meta.url).href;
  const code = `
    import { startPostgres } from ${JSON.stringify(module)};
    import pg from 'pg';
    const { url } = await startPostgres(${JSON.stringify({ dataDir, throwaway })});
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: path.join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator]() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

/** A number that no process has, when there is none. */
function postmasterPidOrNone(): number {
  return existsSync(path.join(dataDir, 'postgres/data/postmaster.pid')) ? postmasterPid() : 2 ** 22 + 1;
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process that its parent has not reaped yet does not count as alive.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('what was acknowledged is there after a kill, with the database left behind', async () => {
  const { child, lines } = another(`
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table wishes (id int)');
    for (let id = 1; ; id++) {
      await client.query('insert into wishes values ($1)', [id]);
      console.log(id);
    }`);
  let acknowledged = 0;
  while (acknowledged < 300) acknowledged = Number((await lines.next()).value);
  await kill(child);
  for (let line = await lines.next(); !line.done; line = await lines.next())
    acknowledged = Number(line.value);
  const leftBehind = postmasterPid();
  expect(lives(leftBehind)).toBe(true);

  const output: string[] = [];
  const postgres = await startPostgres({ dataDir, log: (line) => output.push(line) });
  expect(output).toEqual(['Stopped a database that an earlier start left running.']);
  expect(lives(leftBehind)).toBe(false);
  const [row] = await query<{ n: number }>(postgres.url, 'select count(*)::int as n from wishes');
  expect(row!.n).toBeGreaterThanOrEqual(acknowledged);
  await postgres.stop();
});

test('it starts after everything was killed, and after the pid file went to another process', async () => {
  const first = another(`console.log('up');`);
  await first.lines.next();
  const postmaster = postmasterPid();
  await kill(first.child);
  process.kill(postmaster, 'SIGKILL');
  await (await startPostgres({ dataDir })).stop();

  await writeFile(path.join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n`);
  await (await startPostgres({ dataDir })).stop();
  expect(lives(process.pid)).toBe(true);
});

test('a second start on one folder is refused, from another process or this one', async () => {
  const refusal =
    `Another Humsafar is already running with the data folder ${dataDir}. ` +
    'Stop it first, or set DATA_DIR to another folder.';
  const { child, lines } = another(`console.log('up'); setInterval(() => {}, 1000);`);
  await lines.next();
  await expect(startPostgres({ dataDir })).rejects.toThrow(refusal);
  await kill(child);

  const postgres = await startPostgres({ dataDir });
  await expect(startPostgres({ dataDir })).rejects.toThrow(refusal);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('stop leaves no process, can be repeated, and the folder can be used again', async () => {
  const postgres = await startPostgres({ dataDir });
  const pid = postmasterPid();
  const idle = new pg.Client({ connectionString: postgres.url });
  idle.on('error', () => {});
  await idle.connect();
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(lives(pid)).toBe(false);
  await (await startPostgres({ dataDir })).stop();
});

test('what is written is durable, the passwords stay private, the user is no superuser', async () => {
  const postgres = await startPostgres({ dataDir });
  const settings = await query(
    postgres.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('is_superuser') as superuser,
            current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
            (select datlocale from pg_database where datname = 'humsafar') as locale`,
  );
  expect(settings).toEqual([
    {
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      superuser: 'off',
      encoding: 'UTF8',
      zone: 'UTC',
      locale: 'C.UTF-8',
    },
  ]);
  const url = new URL(postgres.url);
  url.password = 'wrong';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  const modes = ['secret', 'data', 'log'].map((name) => stat(path.join(dataDir, 'postgres', name)));
  expect((await Promise.all(modes)).map(({ mode }) => (mode & 0o777).toString(8))).toEqual([
    '600',
    '700',
    '600',
  ]);
  await postgres.stop();
});

test('a folder with a long path works', async () => {
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'x'.repeat(120)), throwaway: true });
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a folder that only the one who starts it may enter works, for root too', async () => {
  await chmod(dataDir, 0o700);
  const postgres = await startPostgres({ dataDir });
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a throwaway server goes with the process that started it', async () => {
  const { child, lines } = another(`console.log('up'); setInterval(() => {}, 1000);`, true);
  await lines.next();
  const pid = postmasterPid();
  await kill(child);
  const folder = path.join(dataDir, 'postgres');
  for (let i = 0; i < 600 && (lives(pid) || existsSync(folder)); i++) await sleep(50);
  expect(lives(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test('a postmaster that is killed is started again at the same address, with all that was acknowledged', async () => {
  const { url, stop } = await startPostgres({ dataDir });
  try {
    await query(url, 'create table wishes (id int); insert into wishes values (1)');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    const count = () => query<{ n: number }>(url, 'select count(*)::int as n from wishes').catch(() => []);
    await expect.poll(count, { timeout: 20_000, interval: 50 }).toEqual([{ n: 1 }]);
    expect(postmasterPid()).not.toBe(killed);
  } finally {
    await stop();
  }
  expect(lives(postmasterPidOrNone())).toBe(false);
});

test('a database that keeps ending is given up, with a word why', async () => {
  const reasons: string[] = [];
  const { stop } = await startPostgres({ dataDir, onLost: (reason) => reasons.push(reason) });
  const catalog = path.join(dataDir, 'postgres/data/global');
  await rename(catalog, `${catalog}.gone`);
  process.kill(postmasterPid(), 'SIGKILL');
  await expect.poll(() => reasons, { timeout: 30_000, interval: 50 }).toHaveLength(1);
  expect(reasons[0]).toMatch(/keeps stopping.*postgres\/log/);
  await stop();
});

test('a folder in which a restore was interrupted does not get an empty database', async () => {
  await writeFile(path.join(dataDir, 'restoring'), '');
  await expect(startPostgres({ dataDir })).rejects.toThrow('A restore into');
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});
