import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openPool } from '../src/kit/database/db.ts';
import { prepareJobs } from '../src/kit/jobs/jobs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What the old API answered at an address: one answer, or the pages of a list without their cursors. */
export type Answer =
  | { status: number; body: unknown }
  | { status: number; pdf: string[] }
  | { pages: Page[] };

/** A page of a list, without its cursor; or the refusal in its place. */
export type Page = Record<string, unknown>;

/** The viewer of a request. `account` is null for a visitor. */
export type Viewer = { key: string; account: number | null; sort: string };

export type Answers = {
  /** Instant of all recorded requests. */
  askedAt: string;
  /** Jobs that waited in the queue. */
  jobs: { task: string; payload: Record<string, unknown>; key: string | null }[];
  viewers: Viewer[];
  /** By viewer and address, in the order of the requests. */
  answers: Record<string, Record<string, Answer>>;
  /** Of every member, by account: what is at `everybodysAddresses`. */
  everybody: Record<string, unknown[]>;
  /** Sums of the ledger, in paise. */
  ledger: Record<string, unknown[]>;
};

export const everybodysAddresses = ['/api/dashboard', '/api/membership', '/api/profiles/count'];

async function unpack(file: string): Promise<string> {
  const packed = await readFile(path.join(import.meta.dirname, '5195e2e', `${file}.zst`));
  return (await promisify(zstdDecompress)(packed)).toString('utf8');
}

export const readAnswers = async (): Promise<Answers> => JSON.parse(await unpack('answers.json'));

/** Secret of the session of every account in the fixture. */
export const sessionOf = (account: number): string => `session-of-account-${account}`;

/**
 * Makes an empty database the old site's: the migrations that it had, its rows, its sequences and its queue of jobs.
 * @param url of the database
 */
export async function loadOldSite(url: string, { jobs }: Pick<Answers, 'jobs'>): Promise<void> {
  const text = await unpack('rows.copy');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`
      create table migrations (name varchar(255) primary key, timestamp varchar(255) not null);
      create table migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
      insert into migrations_lock (id) values ('migration_lock')`);
    // The migrations come first, because they create the tables of the others.
    for (const [, name, columns, rows] of text.matchAll(
      /^copy (\w+) \((.*)\) from stdin;\n([\s\S]*?)^\\\.\n/gm,
    )) {
      await pipeline(Readable.from([rows!]), client.query(copyFrom(`copy ${name} (${columns}) from stdin`)));
      if (name === 'migrations') await applyMigrations(client);
    }
    await client.query(text.slice(text.indexOf('\nselect setval(')));
    await client.query('commit');
    await loadJobs(url, jobs);
  } finally {
    await client.end();
  }
}

/** Applies the migrations that the rows of the table name, as the old site had. */
async function applyMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  for (const { name } of rows) {
    await client.query(await readFile(path.join(root, 'migrations', name), 'utf8'));
  }
}

async function loadJobs(url: string, jobs: Answers['jobs']): Promise<void> {
  const pool = openPool(url, { max: 1 });
  try {
    await prepareJobs({ pool });
    for (const { task, payload, key } of jobs) {
      await pool.query('select graphile_worker.add_job($1, $2::json, job_key => $3)', [task, payload, key]);
    }
  } finally {
    await pool.end();
  }
}
