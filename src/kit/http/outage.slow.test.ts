import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnavailable, openPool, type Pool } from '../database/db.ts';
import { startPostgres } from '../database/postgres.ts';
import { type Live, openLive } from '../live/live.ts';

// The database goes away while the pool and the live connection are in use: stopped, and frozen.

/** Longer than a busy machine keeps a process waiting. */
const PATIENCE_MS = 4000;
const eventually = { timeout: 20_000, interval: 50 };

let dataDir: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pool: Pool;
let live: Live;
let resets = 0;
let awayTimes = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-outage-'));
  postgres = await startPostgres({ dataDir });
  pool = openPool(postgres.url, { max: 4, connectMs: PATIENCE_MS });
  live = await openLive(postgres.url, {
    onAway() {
      awayTimes++;
      pool.suspend();
    },
    onBack: pool.resume,
    patienceMs: PATIENCE_MS,
  });
  live.onReset(() => resets++);
});
afterAll(async () => {
  await live.close();
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Counts the connections of the database for which `condition` holds, on its own connection. */
async function count(condition: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and ${condition}`,
    );
    return rows[0].n;
  } finally {
    await client.end();
  }
}

const listening = () => count(`application_name = 'humsafar live'`);
const sleeping = () => count(`state = 'active' and wait_event = 'PgSleep'`);

const works = () =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** Sends twenty requests, one after the other; each is refused as unavailable. Returns how long that took, in milliseconds. */
async function refusals(): Promise<number> {
  const began = performance.now();
  for (let tries = 0; tries < 20; tries++) {
    const failure = await pool.query('select 1').catch((error: unknown) => error);
    expect(isUnavailable(failure), String(failure)).toBe(true);
  }
  return performance.now() - began;
}

async function processes(): Promise<number[]> {
  const pid = Number(
    (await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  return [pid, ...(await childrenOf(pid))];
}

async function childrenOf(parent: number): Promise<number[]> {
  const listed = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => undefined);
  if (listed !== undefined) return listed.trim().split(/\s+/).map(Number);
  // Elsewhere than on Linux, and on a kernel built without that file.
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return all
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid!);
}

/** Sends a signal to each process that is still there. */
function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

test('a stopped database is refused at once, tried by one connection, and used again when it is back', async () => {
  const before = { resets, awayTimes };
  await postgres.stop();
  await expect.poll(() => awayTimes, eventually).toBe(before.awayTimes + 1);
  // If each waited for a connection, it would be eighty seconds.
  expect(await refusals()).toBeLessThan(20_000);
  postgres = await startPostgres({ dataDir });
  await expect.poll(works, eventually).toBe(true);
  await expect.poll(() => resets, eventually).toBe(before.resets + 1);
  await expect.poll(listening, eventually).toBe(1);
});

test('a frozen database is noticed: what was asked fails within the limit, and no connection is left behind', async () => {
  const before = resets;
  const hanging = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  await expect.poll(sleeping, eventually).toBe(1);
  const all = await processes();
  expect(all.length).toBeGreaterThan(2);
  let failure: unknown;
  try {
    signal(all, 'SIGSTOP');
    const began = performance.now();
    failure = await hanging;
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await refusals()).toBeLessThan(20_000);
  } finally {
    signal(all, 'SIGCONT');
  }
  expect(isUnavailable(failure)).toBe(true);
  await expect.poll(works, eventually).toBe(true);
  await expect.poll(() => resets, eventually).toBe(before + 1);
  await expect.poll(listening, eventually).toBe(1);
});

test('a live connection that the database ends is made again, and nothing else is dropped', async () => {
  const before = { resets, awayTimes };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'humsafar live'`,
  );
  await client.end();
  await expect.poll(() => resets, eventually).toBe(before.resets + 1);
  expect(awayTimes).toBe(before.awayTimes);
  expect(await listening()).toBe(1);
});

test('a connection that is ended while it is made again is no outage; the second in a row is', async () => {
  let cuts = 0;
  const relay = net.createServer((socket) => {
    if (cuts-- > 0) return void socket.destroy();
    const target = new URL(postgres.url);
    const folder = target.searchParams.get('host');
    const onward = folder
      ? net.connect(`${folder}/.s.PGSQL.${target.port}`)
      : net.connect(Number(target.port), target.hostname);
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => {}).on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
    sockets.add(socket);
  });
  const sockets = new Set<net.Socket>();
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(postgres.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((relay.address() as net.AddressInfo).port);
  let away = 0;
  let made = 0;
  const watching = await openLive(url.href, { onAway: () => away++, patienceMs: PATIENCE_MS });
  watching.onReset(() => made++);
  async function cut(times: number) {
    const before = made;
    cuts = times;
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => made, eventually).toBe(before + 1);
  }
  try {
    await cut(1);
    expect(away).toBe(0);
    await cut(2);
    expect(away).toBe(1);
  } finally {
    await watching.close();
    for (const socket of sockets) socket.destroy();
    relay.close();
  }
});

test('what was asked wrongly is no outage', async () => {
  const wrong = await pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(isUnavailable(wrong)).toBe(false);
  expect(isUnavailable(new Error('Connection to the past'))).toBe(false);
  const late = await pool.query('set statement_timeout = 20; select pg_sleep(2)').catch((error) => error);
  expect(isUnavailable(late)).toBe(true);
});
