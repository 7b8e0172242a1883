import { sql } from 'kysely';
import { fillSearch } from '../seed/generate/fillSearch.ts';
import { generate } from '../seed/generate/generate.ts';
import { prepare } from '../src/app/prepare.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/start/context.ts';
import { addMissingPeople } from '../src/meeting/matching/people/peopleStore.ts';

export const configOf = (dataDir: string) =>
  readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', DATA_DIR: dataDir });

export const silent = { info() {}, warn: console.warn, error: console.error };

/** Opens the site of a bench, in a folder of its own, beside its running server. */
export const openBeside = (dataDir: string) =>
  openContext(configOf(dataDir), { besideServer: true, log: silent });

/** Grows the database of a bench, in a folder of its own, to a number of listed profiles. Returns how many there are. */
export async function grow(dataDir: string, size: number): Promise<number> {
  const app = await openContext(configOf(dataDir));
  try {
    await prepare(app);
    const count = async () =>
      Number((await sql<{ n: number }>`select count(*) as n from search_rows`.execute(app.db)).rows[0]!.n);
    const present = await count();
    if (present < size) {
      const began = performance.now();
      await generate(app, { count: size - present, seed: String(size).length });
      await fillSearch(app);
      await addMissingPeople(app.db);
      console.log(`${size - present} profiles added in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
    const client = await app.pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    client.release(true);
    return await count();
  } finally {
    await app.close();
  }
}
