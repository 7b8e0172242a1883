// A database has one server at a time, and its files are in one folder: a photo that is uploaded at one server would be
// missing at another, and one that is removed would stay on the other's disk.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Pool } from '../db.ts';

/** The key of the advisory lock that the running server has; any number, the same in all versions. */
const SERVER = 1_215_656_307;

/** Another server has the database. */
export class DatabaseTaken extends Error {
  constructor() {
    super(
      'Another Humsafar is running on this database, with another data folder or on another machine. Stop it first. ' +
        'If its machine has just died, try again in two minutes.',
    );
  }
}

/**
 * Returns a function that takes the database for this process, on each connection that it makes one after the other.
 * The lock ends with the connection. The function throws DatabaseTaken when another process has the lock.
 */
export function openClaim(): (client: pg.Client) => Promise<void> {
  let before: number | undefined;
  return async (client) => {
    // The database may not have noticed yet that our connection before was lost.
    if (before !== undefined) await endOwn(client, before);
    const { rows } = await client.query<{ taken: boolean; pid: number }>(
      `select pg_try_advisory_lock(${SERVER}) as taken, pg_backend_pid() as pid`,
    );
    if (!rows[0]!.taken) throw new DatabaseTaken();
    before = rows[0]!.pid;
  };
}

async function endOwn(client: pg.Client, pid: number): Promise<void> {
  await client.query(
    `select pg_terminate_backend(l.pid, 1000) from pg_locks l
     where l.locktype = 'advisory' and l.objid = ${SERVER} and l.pid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [pid],
  );
}

/** The file that says which database the photos are of. It is copied and moved with them. */
const fileIn = (dataDir: string) => path.join(dataDir, 'photos', 'storage-id');

/**
 * Checks that a database and a data folder belong together, and notes it at the first start of the two.
 * Throws an Error that says what to do when the database's files are in another folder.
 */
export async function claimFolder(pool: Pool, dataDir: string): Promise<void> {
  const file = fileIn(dataDir);
  const here = (await readFile(file, 'utf8').catch(() => '')).trim();
  const { rows } = await pool.query<{ id: string }>('select id from data_folder');
  const wanted = rows[0]?.id ?? (await note(pool, here));
  if (here === wanted) return;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (rows.length > 0) {
    throw new Error(
      `The photos of this database are in another data folder than ${dataDir}. Set DATA_DIR to that one, or copy its ` +
        `folder photos here. If it is lost for ever, or was copied without the file storage-id, write this line to ${file}:\n${wanted}`,
    );
  }
  await writeFile(file, `${wanted}\n`, { mode: 0o600, flush: true });
}

/** Notes the folder of a database that has none yet. Of two at once the first one is noted. */
async function note(pool: Pool, here: string): Promise<string> {
  const id = /^[0-9a-f-]{36}$/.test(here) ? here : randomUUID();
  await pool.query('insert into data_folder (id) values ($1) on conflict do nothing', [id]);
  const { rows } = await pool.query<{ id: string }>('select id from data_folder');
  return rows[0]!.id;
}

/** As `claimFolder`, before the migrations: a database of another folder is left as it is. */
export async function expectOwnFolder(pool: Pool, dataDir: string): Promise<void> {
  const { rows } = await pool.query("select to_regclass('data_folder') is not null as known");
  if (!rows[0].known) return;
  const claimed = await pool.query('select from data_folder');
  if (claimed.rowCount) await claimFolder(pool, dataDir);
}
