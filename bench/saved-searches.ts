import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { generate } from '../seed/generate/generate.ts';
import { prepare } from '../src/app/prepare.ts';
import type { App } from '../src/kit/app/app.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { openContext } from '../src/kit/start/context.ts';
import { compareChanged } from '../src/meeting/saved-searches/alerts/changes.ts';
import { keyOfFilters, parseStored } from '../src/meeting/saved-searches/filters.ts';
import { openTests } from '../src/meeting/saved-searches/reverse/profileTests.ts';
import { readReverseIndex } from '../src/meeting/saved-searches/reverse/readReverseIndex.ts';
import { resolve } from '../src/meeting/search/filters/resolve.ts';
import { fits, type Query } from '../src/meeting/search/query.ts';
import { readSearchFacts, searchRowOf } from '../src/meeting/search/rows/facts.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { drawSamples, mixQueries, randomFrom } from './queries.ts';
import '../src/app/listeners.ts';

const { positionals, refuse } = readArguments({
  usage: `
usage: node bench/saved-searches.ts [100000]

How long a changed profile takes to find the saved searches that it fits: by the reverse index, by trying each
search, and with all that is stored about the matches.`,
  options: {},
  most: 1,
});
const SEARCHES = Number(positionals[0] ?? 100_000);
if (!Number.isInteger(SEARCHES) || SEARCHES < 1) refuse('Give a number of searches.');
const PROFILES = 3000;
const CHANGED = 200;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-saved-'));
const app = await openContext(
  readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    SUPPORT_EMAIL: 'support@humsafar.example',
    DATA_DIR: dataDir,
  }),
  { log: { info() {}, warn: console.warn, error: console.error } },
);
try {
  await prepare(app);
  await generate(app, { count: PROFILES, seed: 7 });
  await addMissingRows(app.db);
  const texts = await saveSearches();
  await measure(texts);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Saves mixed searches as members of the bench make them. Returns their filters. */
async function saveSearches(): Promise<Record<string, string>[]> {
  const random = randomFrom(3);
  const samples = await drawSamples(app.db, PROFILES);
  const all: Record<string, string>[] = [];
  while (all.length < SEARCHES) {
    for (const address of mixQueries(samples, random)) {
      const filters = Object.fromEntries(new URLSearchParams(address));
      if (Object.keys(filters).length > 0) all.push(filters);
    }
  }
  all.length = SEARCHES;
  for (let start = 0; start < all.length; start += 5000) {
    const rows = all
      .slice(start, start + 5000)
      .map((filters, n) => ({ filters, key: `${keyOfFilters(filters)} ${start + n}` }));
    await sql`
      insert into saved_searches (profile_id, name, filters, key, frequency, created_at, since, revision)
      select (select min(id) from profiles) + (${start}::int + n) % ${PROFILES}::int, 'A search', r.filters, r.key,
        'daily', now() - interval '1 day', now() - interval '1 day', nextval('saved_search_revisions')
      from rows from (json_to_recordset(${JSON.stringify(rows)}) as (filters json, key text)) with ordinality as r (filters, key, n)
      on conflict do nothing`.execute(app.db);
  }
  await sql`analyze saved_searches`.execute(app.db);
  return all;
}

async function measure(texts: Record<string, string>[]): Promise<void> {
  const began = performance.now();
  const index = await readReverseIndex(app.db);
  const loaded = performance.now() - began;
  const { rows: changed } = await sql<{ id: number }>`
    select profile_id as id from search_rows order by md5(profile_id::text) limit ${CHANGED}`.execute(app.db);
  const ids = changed.map(({ id }) => id);
  const testsOf = await openTests(app);

  const found: number[] = [];
  const finding = await each(ids, async (id) => {
    await readReverseIndex(app.db);
    const facts = (await readSearchFacts(app.db, [id])).get(id)!;
    found.push(index.match(testsOf(facts)!).length);
  });

  const queries = await resolveAll(app, texts);
  const trying = await each(ids.slice(0, 20), async (id) => {
    const row = searchRowOf((await readSearchFacts(app.db, [id])).get(id)!)!;
    return queries.filter((query) => fits(row, query)).length;
  });

  const storing = await each(ids, async (id) => {
    await sql`insert into saved_search_changes (profile_id, changed_at) values (${id}, now())`.execute(
      app.db,
    );
    await compareChanged(app);
  });
  const number = (value: number) => value.toLocaleString('en');
  console.log(`${number(index.size)} saved searches, loaded once in ${Math.round(loaded)} ms`);
  console.log(`a changed profile fits ${Math.round(median(found))} (p50), ${Math.max(...found)} at most`);
  console.log(`found by the reverse index in ${finding}`);
  console.log(`by trying each of the ${number(queries.length)} resolved searches in ${trying}`);
  console.log(`found and stored in ${storing}`);
}

/** Resolves each search once, as trying them one by one would keep them. */
async function resolveAll(on: App, texts: Record<string, string>[]): Promise<Query[]> {
  const known = new Map<string, Query>();
  const anybody = { profile: null, premium: true, emailVerified: true } as never;
  for (const one of texts) {
    const { q: _free, city: _city, profession: _work, ...filters } = one;
    const key = JSON.stringify(filters);
    if (!known.has(key)) known.set(key, await resolve(on, anybody, parseStored(filters)!));
  }
  return texts.map(
    ({ q: _free, city: _city, profession: _work, ...filters }) => known.get(JSON.stringify(filters))!,
  );
}

/** Runs some work for each of some ids. Returns how long it took. */
async function each(ids: number[], work: (id: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (const id of ids) {
    const from = performance.now();
    await work(id);
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  return `${median(times).toFixed(1)} ms (p95 ${times[Math.floor(times.length * 0.95)]!.toFixed(1)}, max ${times.at(-1)!.toFixed(1)})`;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
