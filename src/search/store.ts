import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kit/database/db.ts';
import { type ChoiceName, choiceNames, choices } from './choices.ts';

/** A search as integers and days. `undefined` does not filter; an empty list finds nothing. */
export type Query = {
  gender?: 'female' | 'male';
  born?: { after?: string; until?: string };
  choices: Partial<Record<ChoiceName, number>>;
  caste?: number;
  cities?: number[];
  professions?: number[];
  text?: TextQuery;
  withPremiumOnly: boolean;
  except: number[];
};

/** Free text, and the ids of the words that contain it. */
export type TextQuery = {
  part: string;
  /** Also in what follows the first name. */
  wholeNames: boolean;
  names: number[];
  cities: number[];
  professions: number[];
};

/** With more ids than this, reading the text of every row that matches the other filters is faster. */
const MOST_IDS = 60_000;

const int = (value: number) => sql.lit(value);

function conditions(it: Query): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (it.gender) all.push(sql`r.gender = ${sql.lit(it.gender === 'female' ? 'f' : 'm')}`);
  if (it.born?.after) all.push(sql`r.date_of_birth > ${it.born.after}::date`);
  if (it.born?.until) all.push(sql`r.date_of_birth <= ${it.born.until}::date`);
  for (const name of choiceNames) {
    const id = it.choices[name];
    if (id !== undefined) all.push(sql`${sql.ref(`r.${choices[name]}`)} = ${int(id)}`);
  }
  if (it.caste !== undefined) all.push(sql`r.caste = ${int(it.caste)}`);
  if (it.cities) all.push(sql`r.city = any(${it.cities}::int[])`);
  if (it.professions) all.push(sql`r.profession = any(${it.professions}::int[])`);
  if (!it.withPremiumOnly) all.push(sql`not r.premium_only`);
  if (it.except.length > 0) all.push(sql`r.profile_id <> all(${it.except}::bigint[])`);
  return all;
}

/**
 * Returns the matching rows, with some of their columns, as a FROM item named r. Each kind of word has its own index, so
 * each is a branch.
 */
function fitting(
  it: Query,
  columns: RawBuilder<unknown>,
  more: RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const facets = [...conditions(it), ...more];
  const where = (extra: RawBuilder<unknown>[] = []) => {
    const all = [...facets, ...extra];
    return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  };
  if (!it.text) return sql`(select ${columns} from search_rows r ${where()}) r`;
  const { names, cities, professions } = it.text;
  if (names.length + cities.length + professions.length > MOST_IDS) {
    // A typed % or _ matches itself.
    const part = `%${it.text.part.replace(/[\\%_]/g, '\\$&')}%`;
    const field = it.text.wholeNames ? sql`r.words` : sql`split_part(r.words, e'\t', 1)`;
    return sql`(select ${columns} from search_rows r ${where([sql`${field} like ${part}`])}) r`;
  }
  const branches = [
    names.length > 0 &&
      sql`select ${columns} from search_rows r ${where([sql`r.name = any(${names}::int[])`])}`,
    cities.length > 0 &&
      sql`select ${columns} from search_rows r ${where([sql`r.city = any(${cities}::int[])`])}`,
    professions.length > 0 &&
      sql`select ${columns} from search_rows r ${where([sql`r.profession = any(${professions}::int[])`])}`,
  ].filter((branch) => branch !== false);
  return sql`(${sql.join(branches, sql` union `)}) r`;
}

/** Sort key of a search: since when the profile is listed, then its id. */
export type Place = readonly [listedAt: string, profileId: number];

export const placeOf = (row: PlacedRow): Place => [row.listed_at, row.profile_id];

export type PlacedRow = { profile_id: number; listed_at: string };

/** Returns a page of the matching profiles after a sort key, newest first. */
export async function findPage(
  db: Database,
  query: Query,
  { after, limit }: { after: Place | null; limit: number },
): Promise<PlacedRow[]> {
  const further = after
    ? [sql`(r.listed_at, r.profile_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`]
    : [];
  // The instant is formatted for the rows of the page only.
  const { rows } = await sql<PlacedRow>`
    select r.profile_id, r.listed_at::text as listed_at
    from (
      select r.profile_id, r.listed_at from ${fitting(query, sql`r.profile_id, r.listed_at`, further)}
      order by r.listed_at desc, r.profile_id desc limit ${int(limit)}
    ) r
    order by r.listed_at desc, r.profile_id desc`.execute(db);
  return rows;
}

export async function countAll(db: Database, query: Query): Promise<number> {
  const found = fitting(query, sql`r.profile_id`);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found}`.execute(db);
  return Number(rows[0]!.count);
}

export async function listCastes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ caste: string }>`
    select distinct on (s.word) p.caste
    from search_words s
    join lateral (
      select q.caste from search_rows r join profile_facts q on q.id = r.profile_id where r.caste = s.id limit 1
    ) p on true
    where s.kind = 'caste'
    order by s.word`.execute(db);
  return rows.map((row) => row.caste);
}

/** Returns the names of cities by the ids of their words, as a listed profile writes them, in the given order. */
export async function listCities(db: Database, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select p.city
    from unnest(${ids}::int[]) with ordinality w (id, place)
    join lateral (
      select q.city from search_rows r join profile_facts q on q.id = r.profile_id where r.city = w.id limit 1
    ) p on true
    order by w.place`.execute(db);
  return rows.map((row) => row.city);
}
