import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '../../shared/time/durations.ts';
import type { Cluster } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** The address of `database` for the user `role`, as node-postgres and libpq read it. */
export function urlOf(cluster: Cluster, role: string, database: string): string {
  const url = new URL(`postgresql://localhost:${cluster.port}/${database}`);
  url.username = role;
  url.password = cluster.password(role);
  if (cluster.sockets) url.searchParams.set('host', cluster.sockets);
  else url.hostname = '127.0.0.1';
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

/**
 * Launches a postmaster and waits until it answers, recovery after a crash included.
 * Processes of a killed postmaster hold its memory for a moment: until they are gone it is launched again.
 * Throws an Error with PostgreSQL's own words when it ends instead.
 */
export async function untilReady(
  cluster: Cluster,
  launch: () => Promise<Postmaster>,
  log: (line: string) => void,
): Promise<Postmaster> {
  const giveUpAt = Date.now() + 15_000;
  for (;;) {
    const postmaster = await launch();
    if (await answers(cluster, postmaster, log)) return postmaster;
    const output = await postmaster.output();
    const held = /lock file ".*" already exists|is still in use/.test(output);
    if (!held || Date.now() > giveUpAt) {
      const lines = output.trim().split('\n').slice(-12).join('\n');
      throw new Error(`PostgreSQL did not start. From its log (${cluster.logFile}):\n${lines}`);
    }
    await sleep(300);
  }
}

async function answers(
  cluster: Cluster,
  postmaster: Postmaster,
  log: (line: string) => void,
): Promise<boolean> {
  const giveUpAt = Date.now() + 30 * MINUTE_MS;
  let reportAt = Date.now() + 5000;
  while (!postmaster.ended()) {
    const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres', 'postgres') });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (!isEarly(error) || Date.now() > giveUpAt) {
        await postmaster.stop();
        throw error;
      }
    }
    if (Date.now() > reportAt) {
      log('PostgreSQL is still starting: it is recovering its data after a crash.');
      reportAt += 30_000;
    }
    await sleep(30);
  }
  return false;
}

/** No socket yet, nobody listening yet, "the database system is starting up". */
function isEarly(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03';
}

/** Makes the user and the database of Humsafar unless they are there. */
export async function provide(cluster: Cluster, mayCreateDatabases: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres', 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'humsafar') as role,
              exists (select from pg_database where datname = 'humsafar') as database`,
    );
    const password = client.escapeLiteral(cluster.password('humsafar'));
    if (!rows[0]!.role) await client.query(`create role humsafar login password ${password}`);
    if (mayCreateDatabases) await client.query('alter role humsafar createdb');
    if (!rows[0]!.database) await client.query('create database humsafar owner humsafar');
  } finally {
    await client.end();
  }
}
