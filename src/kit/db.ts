import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { DB } from './tables.gen.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

const types = new pg.TypeOverrides();
// A date of birth is a day on the calendar, not an instant: a Date would shift it by the server's zone.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A connection pool. Plans are made for the values at hand, because one generic plan suits neither a
 * rare caste nor a common one, and no statement runs longer than `timeoutMs` after its client is gone.
 */
export function openPool(url: string, { max = 16, timeoutMs = 15_000 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: `-c plan_cache_mode=force_custom_plan -c statement_timeout=${timeoutMs}`,
  });
  // A dropped connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Applies the migrations that are missing, under a lock, all or none. Throws what failed. */
export async function migrate(db: Database): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../migrations');
  const migrator = new Migrator({
    db,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    provider: {
      async getMigrations() {
        const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
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
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
