import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnavailable, openPool, type Pool } from './db.ts';
import { type Live, openLive } from './live.ts';
import { startPostgres } from './postgres.ts';

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

async function listening(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity where application_name = 'humsafar live'`,
    );
    return rows[0].n;
  } finally {
    await client.end();
  }
}

const works = () =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** Asks twenty times, one after the other; each is refused as unavailable. Returns how long that took, in milliseconds. */
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
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split('\n').map(Number)];
}

test('a stopped database is refused at once, tried by one connection, and used again when it is back', async () => {
  await postgres.stop();
  await expect.poll(() => awayTimes, eventually).toBe(1);
  // If each waited for a connection, it would be eighty seconds.
  expect(await refusals()).toBeLessThan(20_000);
  postgres = await startPostgres({ dataDir });
  await expect.poll(works, eventually).toBe(true);
  await expect.poll(() => resets, eventually).toBe(1);
  await expect.poll(listening, eventually).toBe(1);
});

test('a frozen database is noticed: what was asked fails within the limit, and no connection is left behind', async () => {
  const all = await processes();
  const hanging = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  await sleep(100);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  let failure: unknown;
  try {
    const began = performance.now();
    failure = await hanging;
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await refusals()).toBeLessThan(20_000);
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT');
  }
  expect(isUnavailable(failure)).toBe(true);
  await expect.poll(works, eventually).toBe(true);
  await expect.poll(() => resets, eventually).toBe(2);
  await expect.poll(listening, eventually).toBe(1);
});

test('a live connection that the database ends is made again, and nothing else is dropped', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'humsafar live'`,
  );
  await client.end();
  await expect.poll(() => resets, eventually).toBe(3);
  expect(awayTimes).toBe(2);
  expect(await listening()).toBe(1);
});

test('what was asked wrongly is no outage', async () => {
  const wrong = await pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(isUnavailable(wrong)).toBe(false);
  expect(isUnavailable(new Error('Connection to the past'))).toBe(false);
  const late = await pool.query('set statement_timeout = 20; select pg_sleep(2)').catch((error) => error);
  expect(isUnavailable(late)).toBe(true);
});
