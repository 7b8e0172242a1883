import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kit/db.ts';

/** A search brought down to integers and days. `undefined` does not filter; an empty list finds nothing. */
export type Query = {
  gender?: 'female' | 'male';
  born?: { after?: string; until?: string };
  religion?: number;
  maritalStatus?: number;
  education?: number;
  state?: number;
  caste?: number;
  cities?: number[];
  professions?: number[];
  text?: TextQuery;
  withPremiumOnly: boolean;
  except: number[];
};

/** Free text: the ids of the words it stands in, or, when these are too many, the text itself. */
export type TextQuery =
  | { names: number[]; cities: number[]; professions: number[] }
  | { part: string; wholeNames: boolean };

const int = (value: number) => sql.lit(value);

function conditions(it: Query): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (it.gender) all.push(sql`r.gender = ${sql.lit(it.gender === 'female' ? 'f' : 'm')}`);
  if (it.born?.after) all.push(sql`r.date_of_birth > ${it.born.after}::date`);
  if (it.born?.until) all.push(sql`r.date_of_birth <= ${it.born.until}::date`);
  if (it.religion !== undefined) all.push(sql`r.religion = ${int(it.religion)}`);
  if (it.caste !== undefined) all.push(sql`r.caste = ${int(it.caste)}`);
  if (it.maritalStatus !== undefined) all.push(sql`r.marital_status = ${int(it.maritalStatus)}`);
  if (it.education !== undefined) all.push(sql`r.education = ${int(it.education)}`);
  if (it.state !== undefined) all.push(sql`r.state = ${int(it.state)}`);
  if (it.cities) all.push(sql`r.city = any(${it.cities}::int[])`);
  if (it.professions) all.push(sql`r.profession = any(${it.professions}::int[])`);
  if (!it.withPremiumOnly) all.push(sql`not r.premium_only`);
  if (it.except.length > 0) all.push(sql`r.profile_id <> all(${it.except}::bigint[])`);
  return all;
}

/** The rows that fit, as a FROM item named r. Each kind of word has an index of its own, so each is a branch. */
function fitting(it: Query, more: RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  const facets = [...conditions(it), ...more];
  const where = (extra: RawBuilder<unknown>[] = []) => {
    const all = [...facets, ...extra];
    return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  };
  if (!it.text) return sql`(select r.profile_id from search_rows r ${where()}) r`;
  if ('part' in it.text) {
    // A % or _ that somebody types is a letter like others.
    const part = `%${it.text.part.replace(/[\\%_]/g, '\\$&')}%`;
    const field = it.text.wholeNames ? sql`r.words` : sql`split_part(r.words, e'\t', 1)`;
    return sql`(select r.profile_id from search_rows r ${where([sql`${field} like ${part}`])}) r`;
  }
  const { names, cities, professions } = it.text;
  const branches = [
    names.length > 0 &&
      sql`select r.profile_id from search_rows r ${where([sql`r.name = any(${names}::int[])`])}`,
    cities.length > 0 &&
      sql`select r.profile_id from search_rows r ${where([sql`r.city = any(${cities}::int[])`])}`,
    professions.length > 0 &&
      sql`select r.profile_id from search_rows r ${where([sql`r.profession = any(${professions}::int[])`])}`,
  ].filter((branch) => branch !== false);
  return sql`(${sql.join(branches, sql` union `)}) r`;
}

/** Ids of a page, the newest first: ids rise with newness. */
export async function findPage(
  db: Database,
  query: Query,
  { before, limit }: { before?: number; limit: number },
): Promise<number[]> {
  const more = before === undefined ? [] : [sql`r.profile_id < ${before}`];
  const { rows } = await sql<{ profile_id: number }>`
    select r.profile_id from ${fitting(query, more)} order by r.profile_id desc limit ${int(limit)}`.execute(
    db,
  );
  return rows.map((row) => row.profile_id);
}

/**
 * Finds where a page ended: the position of the last of some listed profiles that a viewer may find. Undefined
 * when none of them is.
 */
export async function findPosition(
  db: Database,
  publicIds: string[],
  { withPremiumOnly }: Pick<Query, 'withPremiumOnly'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number | null }>`
    select min(r.profile_id) as position
    from profiles p
    join search_rows r on r.profile_id = p.id
    where p.public_id = any(${publicIds}) and (${withPremiumOnly} or not r.premium_only)`.execute(db);
  return rows[0]!.position ?? undefined;
}

export async function listPublicIds(db: Database, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select public_id from profiles where id = any(${ids}::bigint[])`.execute(db);
  return rows.map((row) => row.public_id);
}

export async function countAll(db: Database, query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${fitting(query)}`.execute(db);
  return Number(rows[0]!.count);
}

/** The profiles that a profile has blocked or is blocked by. */
export async function listBlocked(db: Database, profileId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select blocked_id as id from blocks where blocker_id = ${profileId}
    union
    select blocker_id from blocks where blocked_id = ${profileId}`.execute(db);
  return rows.map((row) => row.id);
}

export async function listCastes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ caste: string }>`
    select distinct on (s.word) p.caste
    from search_words s
    join lateral (
      select q.caste from search_rows r join profiles q on q.id = r.profile_id where r.caste = s.id limit 1
    ) p on true
    where s.kind = 'caste'
    order by s.word`.execute(db);
  return rows.map((row) => row.caste);
}
