import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { prepare } from '../../src/app/prepare.ts';
import { readConfig } from '../../src/kit/app/config.ts';
import { readArguments } from '../../src/kit/start/arguments.ts';
import { openContext } from '../../src/kit/start/context.ts';
import { sendInTurn } from '../load.ts';
import { addStaff, logIn } from '../members.ts';
import { addTraffic } from '../plans/traffic.ts';
import { startServer } from '../server.ts';
import { addAuditRows } from './auditRows.ts';
import { exportMembers } from './exportMembers.ts';
import { listPaths } from './paths.ts';

const { values, positionals, refuse } = readArguments({
  usage: `
usage: DATA_DIR=./million npm run desk [-- 5000000] [--fill]

The lists of the staff over HTTP on the database of npm run seed -- 1000000, after filling it with traffic and with so
many rows of the audit log; then the export of all members, and the memory of the server meanwhile. Ends with 1 where a
list takes more than 100 ms at p95.
  --fill  fills the database, and measures nothing`,
  options: { fill: { type: 'boolean', default: false } },
  most: 1,
});

const WANTED_MS = 100;
const PAGES = 4;
const CLIENTS = [1, 4];

const auditRows = Number(positionals[0] ?? 5_000_000);
if (!Number.isInteger(auditRows) || auditRows < 0) refuse('Give a number of rows.');
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');
// The database of `npm run seed` is a demo's, whose staff need no second factor.
const env = {
  ...{ NODE_ENV: 'development', DATA_DIR: dataDir },
  // Slow answers are what is measured: none is refused.
  ...{ DATABASE_PATIENCE_MS: '60000', MAX_EVENT_LOOP_DELAY_MS: '0' },
};
const config = readConfig({ ...env, PUBLIC_URL: 'http://localhost' });
const silent = { info() {}, warn: console.warn, error: console.error };

await fill();
if (values.fill) process.exit();
const server = await startServer(env);
const app = await openContext(config, { besideServer: true, log: silent });
try {
  const headers = { cookie: await logIn(app, await addStaff(app)) };
  const { base } = server;
  const lists = await listPaths(app.db);
  const lines = ['| list | addresses | clients | p50 (ms) | p95 (ms) |', '|---|---|---|---|---|'];
  for (const [name, first] of Object.entries(lists)) {
    const paths = await withFurtherPages(base, first, headers);
    // Once, to begin with: what an hour's reading adds to the audit log is there, plans and pages are in memory.
    await sendInTurn({ it: { base, paths, headers } }, { clients: 1, rounds: 1 });
    for (const clients of CLIENTS) {
      const { it } = await sendInTurn({ it: { base, paths: repeated(paths), headers } }, { clients });
      lines.push(`| ${name} | ${paths.length} | ${clients} | ${it.p50.toFixed(1)} | ${it.p95.toFixed(1)} |`);
      console.error(lines.at(-1));
      if (it.p95 > WANTED_MS) process.exitCode = 1;
    }
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(await exportMembers(server, headers));
  console.log(`Node ${process.version}, ${availableParallelism()} cores`);
} finally {
  await app.close();
  await server.stop();
}

/** Fills the database with what people would have added. */
async function fill(): Promise<void> {
  const filled = await openContext(config, { log: silent });
  try {
    await prepare(filled);
    await addTraffic(filled.db);
    await addStaff(filled);
    const { rows } = await sql<{ id: number }>`select account_id as id from staff_names`.execute(filled.db);
    await addAuditRows(
      filled.db,
      auditRows,
      rows.map(({ id }) => id),
    );
    const client = await filled.pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze audit_log');
    await client.query('analyze');
    client.release(true);
  } finally {
    await filled.close();
  }
}

/** Returns addresses of lists and of their next pages. */
async function withFurtherPages(base: string, first: string[], headers: Record<string, string>) {
  const all: string[] = [];
  for (const address of first) {
    all.push(address);
    for (let cursor: string | null | undefined, page = 1; page < PAGES; page++) {
      const answer = await fetch(`${base}${address}${cursor ? `&cursor=${cursor}` : ''}`, { headers });
      if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
      cursor = ((await answer.json()) as { nextCursor?: string | null }).nextCursor;
      if (!cursor) break;
      all.push(`${address}&cursor=${cursor}`);
    }
  }
  return all;
}

/** At least 100 requests, so that p95 leaves out five. */
function repeated(paths: string[]): string[] {
  const times = Math.max(1, Math.ceil(100 / paths.length));
  return Array.from({ length: times }, () => paths).flat();
}
