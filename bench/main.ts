import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { generate } from '../seed/generate/generate.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/app/context.ts';
import { prepare } from '../src/prepare.ts';
import { addMissingRows } from '../src/search/rows.ts';
import { type Figures, send } from './load.ts';
import { drawSamples, mixQueries, randomFrom } from './queries.ts';
import { startServer } from './server.ts';

// npm run bench [-- 10000 100000 1000000] [--write]
// Search over HTTP (page and exact count in one request) at growing numbers of profiles, as a ratio to reading
// one profile by its key over the same path in the same run. --write keeps the table in bench/README.md.

const QUERIES = 300;
const wanted = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const sizes = wanted.length > 0 ? wanted : [10_000, 100_000, 1_000_000];
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');
const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', DATA_DIR: dataDir };

/** Grows the bench's own database to a number of listed profiles; draws the samples of its searches. */
async function grow(size: number) {
  const app = await openContext(readConfig(env));
  try {
    await prepare(app);
    const count = async () =>
      Number((await sql<{ n: number }>`select count(*) as n from search_rows`.execute(app.db)).rows[0]!.n);
    const present = await count();
    if (present < size) {
      const began = performance.now();
      await generate(app, { count: size - present, seed: String(size).length });
      await addMissingRows(app.db);
      console.log(`${size - present} profiles added in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
    const client = await app.pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    client.release(true);
    return { listed: await count(), samples: await drawSamples(app.db, QUERIES) };
  } finally {
    await app.close();
  }
}

async function measure(size: number): Promise<string[]> {
  const { listed, samples } = await grow(size);
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const searches = mixQueries(samples, randomFrom(7)).map((query) => `/api/profiles?${query}`);
    const reads = samples.map((sample) => `/api/profiles/${sample.public_id}`);
    const rows: string[] = [];
    await send(server.base, [...reads, ...searches], 4);
    for (const clients of [1, 8]) {
      // In turn, so that a slow moment of the machine falls on both.
      const parts: { floor: Figures[]; search: Figures[] } = { floor: [], search: [] };
      for (let round = 0; round < 3; round++) {
        parts.floor.push(await send(server.base, reads, clients));
        parts.search.push(await send(server.base, searches, clients));
      }
      rows.push(row(listed, clients, middle(parts.floor), middle(parts.search)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

function middle(rounds: Figures[]): Figures {
  const of = (key: keyof Figures) =>
    rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return { p50: of('p50'), p95: of('p95'), perSecond: of('perSecond') };
}

function row(size: number, clients: number, floor: Figures, search: Figures): string {
  const ms = (value: number) => value.toFixed(1);
  return `| ${[
    size.toLocaleString('en-IN'),
    clients,
    `${ms(floor.p50)} / ${ms(floor.p95)}`,
    floor.perSecond.toFixed(0),
    `${ms(search.p50)} / ${ms(search.p95)}`,
    search.perSecond.toFixed(0),
    `${ms(search.p50 / floor.p50)} / ${ms(search.p95 / floor.p50)}`,
  ].join(' | ')} |`;
}

const lines = [
  '| listed profiles | clients | floor p50 / p95 (ms) | floor per s | search p50 / p95 (ms) | searches per s | search ÷ floor p50: p50 / p95 |',
  '|---|---|---|---|---|---|---|',
];
for (const size of sizes) lines.push(...(await measure(size)));
const table = lines.join('\n');
console.log(`\n${table}\n\nNode ${process.version}, ${availableParallelism()} cores`);

if (process.argv.includes('--write')) {
  const file = path.join(import.meta.dirname, 'README.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(<!-- table -->\n)[\s\S]*?(\n<!-- end -->)/, `$1${table}$2`));
}
