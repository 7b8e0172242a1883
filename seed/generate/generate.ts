import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readVocabulary, type Vocabulary } from '../../src/base/vocabulary/vocabulary.ts';
import type { App } from '../../src/kit/app/app.ts';
import { dayInIndia } from '../../src/kit/shared/time/clock.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { draw } from '../draw/draw.ts';
import { choosePortraits, type PortraitPool, portraitPool } from '../portraits/pool.ts';
import { chance } from '../random.ts';
import { publicIdOf } from './publicId.ts';
import { addPerson, field, type Table, tables, type Value } from './rows.ts';
import { withoutIndexes } from './unindexed.ts';

const BATCH = 2000;
/** What is copied meanwhile is sent on after every so many people. */
const TURN = 50;
/** From as many people on, indexes are made again at the end, unless more are there already. */
export const MANY = 20_000;
const TWO_YEARS_MS = 2 * 365 * DAY_MS;
/** Each month somewhat more register than in the one before: of two years, half of all in the last eight months. */
const GROWTH = 0.6;

/**
 * Adds `count` listed profiles that are the same for the same `seed` and day, in one transaction. Returns how many
 * were added: none when this seed is there already. `photos` draws the portraits they share.
 */
export async function generate(
  app: App,
  { count, seed, photos = false }: { count: number; seed: number; photos?: boolean },
): Promise<number> {
  const portraits = photos ? await portraitPool(app.storage) : choosePortraits();
  const vocabulary = await readVocabulary(app.db);
  const now = app.clock();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // A busy machine may take longer than a minute to draw the next batch.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // Nobody else takes ids while a range of them is set aside.
    await client.query('lock table accounts, profiles in share row exclusive mode');
    const { rowCount } = await client.query('select from accounts where lower(email) = $1', [
      emailOf(seed, 1),
    ]);
    if (rowCount) {
      await client.query('rollback');
      return 0;
    }
    const firstAccount = await setAside(client, 'accounts', count);
    const firstProfile = await setAside(client, 'profiles', count);
    const { rows } = await client.query('select count(*)::int as present from profiles');
    const write = () =>
      writePeople(client, { count, seed, now, firstAccount, firstProfile, portraits, vocabulary });
    if (count >= MANY && count >= rows[0].present) await withoutIndexes(client, Object.keys(tables), write);
    else await write();
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

type People = {
  count: number;
  seed: number;
  now: Date;
  firstAccount: number;
  firstProfile: number;
  portraits: PortraitPool;
  vocabulary: Vocabulary;
};

/** Draws people and copies them into the tables, batch by batch; one is copied while the next is drawn. */
async function writePeople(client: pg.PoolClient, it: People): Promise<void> {
  const { count, seed, now, portraits } = it;
  const next = chance(seed * 7919 + 17);
  const day = dayInIndia(now);
  const shares = Float64Array.from({ length: count }, chance(seed * 104_729 + 5)).sort();
  let copying = Promise.resolve();
  for (let done = 0; done < count; done += BATCH) {
    const rows = new Map<Table, string[]>((Object.keys(tables) as Table[]).map((table) => [table, []]));
    const add = (table: Table, values: Value[]) => rows.get(table)!.push(`${values.map(field).join('\t')}\n`);
    for (let n = done; n < Math.min(count, done + BATCH); n++) {
      if (n % TURN === 0) await turn();
      const person = draw(next, day);
      const since = now.getTime() - TWO_YEARS_MS * (1 - shares[n]! ** GROWTH);
      const created = new Date(since).toISOString();
      const lastActive = new Date(Math.max(since, now.getTime() - person.idleDays * DAY_MS)).toISOString();
      const ids = { account: it.firstAccount + n, profile: it.firstProfile + n };
      addPerson(add, person, {
        ids,
        created,
        lastActive,
        email: emailOf(seed, n + 1),
        publicId: publicIdOf(seed, n),
        vocabulary: it.vocabulary,
      });
      if (person.withPhoto) add('photos', [ids.profile, portraits.keyFor(person, next), 0, true, created]);
    }
    await copying;
    copying = copyAll(client, rows);
    // It is waited for above; meanwhile its failure is nobody's.
    copying.catch(() => {});
  }
  await copying;
}

async function copyAll(client: pg.PoolClient, rows: Map<Table, string[]>): Promise<void> {
  for (const [table, lines] of rows) await copy(client, table, lines);
}

const emailOf = (seed: number, n: number) => `g${seed}-${n}@sample.humsafar.example`;

async function setAside(client: pg.PoolClient, table: string, count: number): Promise<number> {
  const { rows } = await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), nextval(pg_get_serial_sequence('${table}', 'id')) + $1 - 1) as last`,
    [count],
  );
  return Number(rows[0].last) - count + 1;
}

async function copy(client: pg.PoolClient, table: Table, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  await pipeline(
    Readable.from([lines.join('')]),
    client.query(copyFrom(`copy ${table} (${tables[table]}) from stdin`)),
  );
}
