// A database has one server at a time, and its files are in one storage: a photo that is uploaded at one server would be
// missing at another, and one that is removed would stay on the other's disk.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { FileStorage } from '../../storage/storage.ts';
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
const FILE = 'storage-id';

/**
 * Checks that a database and a storage belong together, and notes it at the first start of the two.
 * Throws an Error that says what to do when the database's files are in another place.
 */
export async function claimStorage(pool: Pool, storage: FileStorage): Promise<void> {
  const here = ((await storage.read(FILE)) ?? '').toString().trim();
  const { rows } = await pool.query<{ id: string }>('select id from data_folder');
  const wanted = rows[0]?.id ?? (await note(pool, here));
  if (here === wanted) return;
  if (rows.length > 0) {
    throw new Error(
      `The photos of this database are in another place than ${storage.place}. Set ${storage.variable} to that one, or copy ` +
        `its files here. If they are lost for ever, or were copied without the file ${FILE}, write this line to ${FILE} in ` +
        `${storage.place}:\n${wanted}`,
    );
  }
  await storage.put(FILE, Buffer.from(`${wanted}\n`));
}

/** Notes the storage of a database that has none yet. Of two at once the first one is noted. */
async function note(pool: Pool, here: string): Promise<string> {
  const id = /^[0-9a-f-]{36}$/.test(here) ? here : randomUUID();
  await pool.query('insert into data_folder (id) values ($1) on conflict do nothing', [id]);
  const { rows } = await pool.query<{ id: string }>('select id from data_folder');
  return rows[0]!.id;
}

/** As `claimStorage`, before the migrations: a database of another storage is left as it is. */
export async function expectOwnStorage(pool: Pool, storage: FileStorage): Promise<void> {
  const { rows } = await pool.query("select to_regclass('data_folder') is not null as known");
  if (!rows[0].known) return;
  const claimed = await pool.query('select from data_folder');
  if (claimed.rowCount) await claimStorage(pool, storage);
}
