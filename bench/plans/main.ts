import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { serveApi } from '../../src/app/api.ts';
import { prepare } from '../../src/app/prepare.ts';
import { tasks } from '../../src/app/worker.ts';
import type { App } from '../../src/kit/app/app.ts';
import { readConfig } from '../../src/kit/app/config.ts';
import { openHttp } from '../../src/kit/http/open.ts';
import { readArguments } from '../../src/kit/start/arguments.ts';
import { openContext } from '../../src/kit/start/context.ts';
import { addStaff, logIn } from '../members.ts';
import { listPaths, type Path } from './paths.ts';
import { catchStatements, type Explained, explain } from './statements.ts';
import { addTraffic } from './traffic.ts';

const {
  values: { write, verbose },
} = readArguments({
  usage: `
usage: DATA_DIR=./million npm run plans [-- --write] [-- --verbose]

Requests each hot path of the API on the database of npm run seed -- 1000000, after filling it with traffic, and explains
each statement. Ends with 1 when one reads a large table whole without a reason in 'known'.
  --write    keeps the table in bench/README.md
  --verbose  prints the plans`,
  options: { write: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
});

const LARGE_ROWS = 5_000;
const ROUNDS = 5;
/** Which paths may read which large tables whole; bench/README.md has the reasons. */
const known: Record<string, string[]> = {
  conversations: ['contact_views'],
  figures: ['memberships'],
  'open requests': ['memberships'],
  payments: ['payments'],
  refunds: ['payments'],
  'search by two letters': ['search_rows'],
  sweep_accounts: ['sessions', 'account_tokens'],
  users: ['profiles'],
  'users by name': ['profiles'],
  'users last active': ['profiles'],
  'users with a plan': ['memberships'],
};

const app = await openContext(
  readConfig({
    ...process.env,
    DATA_DIR: process.env.DATA_DIR ?? './data/bench',
    REQUESTS_PER_MINUTE: '0',
    READING_LIMITS: 'off',
    DATABASE_PATIENCE_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  }),
);
const http = openHttp(app.config, 'silent');
try {
  await prepare(app);
  const busiest = await addTraffic(app.db);
  await serveApi(http, app);
  await http.ready();
  const large = await listLarge(app);
  const cookies = {
    visitor: {},
    member: { cookie: await logIn(app, busiest.account) },
    staff: { cookie: await logIn(app, await addStaff(app)) },
  };
  const lines = [
    '| path | as | request (ms) | statements | blocks | slowest statement (ms) | reads whole |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const one of await listPaths(app, busiest)) lines.push(await measure(one, cookies, large));
  const table = lines.join('\n');
  console.log(`\n${table}\n`);
  if (write) {
    const file = path.join(import.meta.dirname, '../README.md');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(<!-- plans -->\n)[\s\S]*?(\n<!-- end -->)/, `$1${table}$2`));
  }
} finally {
  await http.close();
  await app.close();
}

type Cookies = Record<'visitor' | 'member' | 'staff', Record<string, string>>;

/** Returns a path's line of the table. A request is sent five times, a job runs once. */
async function measure(it: Path, cookies: Cookies, large: Set<string>): Promise<string> {
  const run = async () => {
    if ('task' in it) return tasks.tasks[it.task]!(app, {} as never);
    const answer = await http.inject({ url: it.url, headers: cookies[it.as] });
    if (answer.statusCode !== 200)
      throw new Error(`${answer.statusCode} for ${it.url}: ${answer.body.slice(0, 200)}`);
  };
  // The first request also fills what is kept in memory.
  if ('url' in it) await run();
  const times: number[] = [];
  const statements = await catchStatements(run);
  if ('url' in it) {
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      await run();
      times.push(performance.now() - began);
    }
  }
  const explained: Explained[] = [];
  // A job sends the same statement for each of a thousand rows.
  for (const statement of new Map(statements.map((each) => [each.text, each])).values()) {
    const found = await explain(app, statement, large);
    if (found) explained.push(found);
  }
  const slowest = explained.toSorted((one, other) => other.ms - one.ms)[0];
  const scans = [...new Set(explained.flatMap((each) => each.scans))];
  for (const each of explained) {
    const unexpected = each.scans.filter((table) => !known[it.name]?.includes(table));
    if (unexpected.length > 0) process.exitCode = 1;
    if (unexpected.length === 0 && !(verbose && each === slowest)) continue;
    console.error(`\n${it.name}: ${each.ms.toFixed(1)} ms\n${each.statement.text}`);
  }
  const blocks = explained.reduce((sum, each) => sum + each.blocks, 0);
  return `| ${[
    it.name,
    it.as,
    times.length > 0 ? times.toSorted((one, other) => one - other)[ROUNDS >> 1]!.toFixed(1) : '–',
    explained.length,
    blocks,
    slowest?.ms.toFixed(1) ?? '–',
    scans.join(', ') || '–',
  ].join(' | ')} |`;
}

async function listLarge({ db }: App): Promise<Set<string>> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples >= ${LARGE_ROWS}`.execute(db);
  return new Set(rows.map(({ relname }) => relname));
}
