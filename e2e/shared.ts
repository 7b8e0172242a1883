import pg from 'pg';
import { sampleFacts, sampleSeller } from '../src/base/site/samples.ts';
import { findPostgres } from '../src/kit/database/postgres.ts';

/** Rows that every journey of a site reads, by table and key, as text. */
export type Shared = Map<string, string>;

const ofSamples = (table: string) =>
  `select '${table} of ' || p.public_id, to_jsonb(t)
   from ${table} t join profiles p on p.id = t.profile_id where p.sample`;

// The samples, whom journeys log in as and look for; the plans, of which a site has one set.
const statements = [
  `select 'profile ' || public_id, to_jsonb(p) from profiles p where sample`,
  `select 'account ' || email, jsonb_build_array(phone, password_hash, email_verified_at, phone_verified_at, suspended_at, locale)
   from accounts where email like '%humsafar.example'`,
  ...['births', 'families', 'horoscopes', 'preferences', 'photos', 'memberships', 'profile_managers'].map(
    ofSamples,
  ),
  `select 'staff ' || name, to_jsonb(role) from staff`,
  `select 'plan ' || name, to_jsonb(p) from plans p`,
  `select 'entitlement ' || entitlement || ' of plan ' || plan_id, to_jsonb(e) from plan_entitlements e`,
];

/** Columns that reading changes, too. */
const isVolatile = (column: string) => /^last_|_count$|seen|^(updated_at|version)$/.test(column);
/** What may be added, but not changed: somebody new on the staff, a setting that had its start value. */
const mayBeNew = /^(staff|setting) /;

// A new member with the first name of one of the cast is found by journeys that look for that one.
const namesakes = `
  select distinct m.name from profiles m
  where not m.sample and lower(split_part(m.name, ' ', 1)) in (
    select lower(split_part(p.name, ' ', 1)) from profiles p
    join profile_managers x on x.profile_id = p.id join accounts a on a.id = x.account_id
    where a.email like '%@humsafar.example')`;

const steady = (column: string, value: unknown) => (isVolatile(column) ? undefined : value);

async function ask<T>(folder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: (await findPostgres(folder))! });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads what the journeys of a site share. @param folder the DATA_DIR of a running demo */
export function readShared(folder: string): Promise<Shared> {
  return ask(folder, async (client) => {
    const shared: Shared = new Map();
    // Until somebody sets them, there are no rows of them.
    const settings: Record<string, object> = { site: sampleFacts, seller: sampleSeller };
    const set = await client.query<{ subject: string; value: object }>('select subject, value from settings');
    for (const { subject, value } of set.rows) settings[subject] = value;
    for (const [subject, value] of Object.entries(settings))
      shared.set(`setting ${subject}`, JSON.stringify(Object.entries(value).sort()));
    for (const text of statements) {
      const { rows } = await client.query<[string, unknown]>({ text, rowMode: 'array' });
      // Of several rows with one key, the order has no meaning.
      for (const [key, row] of rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)))
        shared.set(key, `${shared.get(key) ?? ''}${JSON.stringify(row, steady)}`);
    }
    return shared;
  });
}

/**
 * Returns what journeys have left changed of a site: a sentence for each row, and for each new member who has the first
 * name of one of the cast. Another journey, in an order that depends on time alone, would meet it.
 */
export async function findChanges(folder: string, before: Shared): Promise<string[]> {
  const now = await readShared(folder);
  const found = [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => before.get(key) !== now.get(key) && (before.has(key) || !mayBeNew.test(key)))
    .map((key) => `${key}: ${before.get(key) ?? 'nothing'} is now ${now.get(key) ?? 'nothing'}`);
  const named = await ask(folder, (client) => client.query<{ name: string }>(namesakes));
  return [...found, ...named.rows.map(({ name }) => `${name} has the first name of one of the cast`)];
}
