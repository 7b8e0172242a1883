import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { UnavailableError } from '../unavailable.ts';
import { disconnect } from './connection.ts';
import { sessionOf } from './session.ts';
import { isOutdated, openStatementNames, prepareStatements } from './statements.ts';
import type { DB } from './tables.gen.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

const types = new pg.TypeOverrides();
// A date of birth is a day on the calendar, not an instant: a Date would shift it by the server's zone.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);
/** Number of the type int8[] in pg_type, which the library's own list of types leaves out. */
const INT8_LIST = 1016 as typeof pg.types.builtins.INT8;
/** Returns the texts of a list as the database writes it, of numbers or of texts. */
export const parseArray: (text: string) => string[] = pg.types.getTypeParser(INT8_LIST);
types.setTypeParser(INT8_LIST, (text) => parseArray(text).map(Number));

export type Pool = pg.Pool & {
  /** Drops every connection and refuses new ones at once, until `resume`. What was in progress fails as unavailable. */
  suspend(): void;
  resume(): void;
};

/**
 * Opens a connection pool. Statements that come again are prepared (statements.ts). A statement runs no longer than `timeoutMs`, also after its client is gone, a
 * connection, a new or a free one, is waited for no longer than `connectMs`, and a transaction that nobody continues is rolled back.
 */
export function openPool(url: string, { max = 16, timeoutMs = 15_000, connectMs = 2000 } = {}): Pool {
  const pool = new pg.Pool({
    ...sessionOf(url, {
      statement_timeout: String(timeoutMs),
      idle_in_transaction_session_timeout: '60000',
    }),
    max,
    types,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  const clients = new Set<pg.PoolClient>();
  const names = openStatementNames();
  // A dropped connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareStatements(client, names);
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));

  let suspended = false;
  const connect = pool.connect.bind(pool) as typeof pool.connect;
  type Connected = Parameters<typeof connect>[0];
  // Every way to a connection, `pool.query` included, goes through here.
  pool.connect = ((connected?: Connected) => {
    if (!suspended) return connected ? connect(connected) : connect();
    const error = new UnavailableError('The database does not answer.');
    return connected ? connected(error, undefined, () => {}) : Promise.reject(error);
  }) as typeof pool.connect;

  return Object.assign(pool, {
    suspend() {
      suspended = true;
      for (const client of clients) disconnect(client);
    },
    resume() {
      suspended = false;
    },
  });
}

// Class 08: connection exceptions. 53: no disk, no memory, no connection left. 57: shut down, or a statement timed out.
// 40001, 40P01: two transactions met, and one was undone. 25P03, 25P04: a transaction timed out.
const TRANSIENT = /^(08|53|57)|^(40001|40P01|25P03|25P04)$/;
const DISCONNECTED =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout (exceeded when trying to connect|expired))/;

/**
 * Whether something failed because the database cannot answer now (it is away, starting, full or too busy), or the file
 * storage, and not because of the request: the same one may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (error instanceof pg.DatabaseError) return TRANSIENT.test(code ?? '') || isOutdated(error);
  if (DISCONNECTED.test(error.message)) return true;
  if (code === 'ECONNRESET' || code === 'EPIPE' || syscall === 'connect') return true;
  return error.cause !== undefined && isUnavailable(error.cause);
}

/**
 * Whether a query failed because a row that it names is gone: somebody deleted it since the request began to look. It is then as
 * if it had never been there.
 */
export function isVanished(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23503' &&
    error.message.startsWith('insert or update')
  );
}

/** Returns Kysely on a pool, which its caller closes. */
export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Applies the migrations that are missing, under a lock, all or none, however long that takes. Throws what failed.
 * @param url of the database
 */
export async function migrate(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, timeoutMs: 0 });
  const db = openDatabase(pool);
  const folder = path.resolve(import.meta.dirname, '../../../migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrator = new Migrator({
    db,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    provider: {
      async getMigrations() {
        const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
        return Object.fromEntries(
          files.map((file, index) => [
            file,
            { up: async (on: Kysely<unknown>) => void (await sql.raw(texts[index]!).execute(on)) },
          ]),
        );
      },
    },
  });
  try {
    // The migrator reads the columns of every table twice before it looks.
    const applied = await listApplied(pool);
    if (isDeepStrictEqual(applied, files)) return;
    if (applied.some((name) => !files.includes(name))) {
      throw new Error(
        'This database was changed by a newer version of Humsafar. ' +
          'Start that version again, or restore the backup from before the upgrade.',
      );
    }
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** Returns the names of the migrations that a database has, in order. */
async function listApplied(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query("select to_regclass('migrations') is not null as exists");
  if (!rows[0].exists) return [];
  const applied = await pool.query('select name from migrations order by name');
  return applied.rows.map(({ name }) => name);
}
