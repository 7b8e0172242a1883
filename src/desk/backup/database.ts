// The running PostgreSQL as a backup needs it. PostgreSQL 18, "Making a Base Backup Using the Low Level API".

import pg from 'pg';
import { runningClusterIn } from '../../kit/database/postgres/cluster.ts';
import { urlOf } from '../../kit/database/postgres/ready.ts';
import { MINUTE_MS } from '../../kit/shared/time/durations.ts';
import type { Counts } from './archive/manifest.ts';

// A checkpoint of a busy database takes minutes on a slow disk.
const statementTimeoutMs = 15 * MINUTE_MS;

/** The address of the superuser of the PostgreSQL that runs in `folder`, which is DATA_DIR/postgres. */
export async function superuserUrl(folder: string, database: string): Promise<string> {
  return urlOf(await runningClusterIn(folder), 'postgres', database);
}

/** Runs `work` with a connection to `url` and closes it. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 10_000,
    keepAlive: true,
  });
  // The query in progress, or the next one, rejects.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new Error(`The database does not answer: ${error.message}`, { cause: error });
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export type Stopped = {
  /** Content of the file backup_label. */
  label: string;
  /** Names of the write-ahead log's segments that belong to the backup. */
  segments: string[];
};

/**
 * Puts PostgreSQL into backup mode, on a superuser's connection that has to stay open until `stopBackup`.
 * The write-ahead log is kept from now on until the connection ends. Throws when tables lie outside the data folder.
 */
export async function startBackup(client: pg.Client, label: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_tablespace where spcname not in ('pg_default', 'pg_global')`,
  );
  if (rowCount) throw new Error('This database uses extra tablespaces, which the backup cannot include.');
  await client.query(
    `select pg_create_physical_replication_slot('humsafar_backup_' || pg_backend_pid(), true, true)`,
  );
  await client.query('select pg_backup_start($1, fast => true)', [label]);
}

/** Ends backup mode. Everything that was committed before is in the backup. */
export async function stopBackup(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<{ label: string; stop: string; segment: string }>(
    `select b.labelfile as label, (b.lsn - '0/0')::text as stop,
            (select setting from pg_settings where name = 'wal_segment_size') as segment
     from pg_backup_stop(wait_for_archive => false) b`,
  );
  const { label, stop, segment } = rows[0]!;
  return { label, segments: segmentsOf(label, BigInt(stop), BigInt(segment)) };
}

/** The segments from the one that the label names to the one that ends at, or holds, the position `stop`. */
export function segmentsOf(label: string, stop: bigint, segmentBytes: bigint): string[] {
  const found = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})\)$/m.exec(label);
  if (!found) throw new Error('PostgreSQL did not say where the backup starts.');
  const [, timeline, high, low] = found;
  const perFile = 0x1_0000_0000n / segmentBytes;
  const first = BigInt(`0x${high}`) * perFile + BigInt(`0x${low}`);
  const last = (stop - 1n) / segmentBytes;
  const hex = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0');
  const names: string[] = [];
  for (let number = first; number <= last; number++) {
    names.push(`${timeline}${hex(number / perFile)}${hex(number % perFile)}`);
  }
  return names;
}

/** Counts the rows of every table of the site, by reading the tables themselves and no index. */
export async function countTableRows(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  await client.query(
    'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
  );
  const counts: Counts = {};
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(
      `select count(*) from public.${client.escapeIdentifier(name)}`,
    );
    counts[name] = Number(counted.rows[0]!.count);
  }
  return counts;
}

export type Versions = { postgres: string; migration: string; kind: 'demo' | 'real' | null };

/** PostgreSQL's version, the newest migration of the database, and whether it is a demo or a real site, where it has that row. */
export async function versionsOf(client: pg.Client): Promise<Versions> {
  const { rows } = await client.query<{ postgres: string; migration: string | null; marked: boolean }>(
    `select current_setting('server_version') as postgres, max(name) as migration,
            to_regclass('public.site') is not null as marked
     from migrations`,
  );
  const { postgres, migration, marked } = rows[0]!;
  const site = marked ? await client.query<{ kind: 'demo' | 'real' }>('select kind from site') : undefined;
  return { postgres, migration: migration ?? '', kind: site?.rows[0]?.kind ?? null };
}

/**
 * Checks every table (its TOAST too) and every B-tree index page by page with amcheck, which it adds to the database.
 * Resolves to sentences about what is wrong, at most 20. Throws when the check itself could not be done: a timeout, a
 * full disk, a lost connection.
 */
export async function findCorruption(client: pg.Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck');
  const { rows: relations } = await client.query<{ oid: number; name: string; kind: string }>(
    `select c.oid, c.oid::regclass::text as name, c.relkind as kind
     from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_am m on m.oid = c.relam
     where c.relpersistence = 'p'
       and (c.relkind in ('r', 'm') or (c.relkind = 'i' and m.amname = 'btree' and i.indisvalid))
     order by c.relkind desc, 2`,
  );
  const wrong: string[] = [];
  for (const { oid, name, kind } of relations) {
    if (wrong.length >= 20) break;
    const check =
      kind === 'i'
        ? client.query('select bt_index_check($1::oid::regclass)', [oid]).then(() => [])
        : client
            .query<{ msg: string }>('select msg from verify_heapam($1::oid::regclass) limit 3', [oid])
            .then(({ rows }) => rows.map(({ msg }) => msg));
    const messages = await check.catch((error: Error) => {
      if (!isAboutContent(error)) throw error;
      return [error.message];
    });
    wrong.push(...messages.map((message) => `${name}: ${message}`));
  }
  return wrong;
}

const sqlStateOf = (error: unknown) => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Returns whether PostgreSQL reports damaged data (class XX) or a file of a table that is missing. */
export function isCorruption(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (state.startsWith('XX') || state === '58P01');
}

/** Returns whether an error of a check is about what it checks: no lost connection, no lack of memory or disk, no timeout. */
function isAboutContent(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (state === '58P01' || !/^(08|53|55|57|58)/.test(state));
}
