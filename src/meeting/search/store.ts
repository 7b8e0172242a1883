import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import type { Condition, Query } from './query.ts';
import {
  FAR_KM,
  NEWEST,
  NO_POINTS,
  type RankedRow,
  type SearchOrder,
  type SearchSortKey,
} from './sorting.ts';
import { conditionSql, int, matchingRows } from './sql.ts';
import { fold } from './text/fold.ts';

/** The SQL of an instant in microseconds. */
const microseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

function rankSql(order: SearchOrder): { rank: RawBuilder<unknown>; join: RawBuilder<unknown> } {
  if (order.by === 'active') return { rank: sql`(r.active_on - date '1900-01-01')`, join: sql`` };
  if (order.by === 'newest') return { rank: sql`0`, join: sql`` };
  if (order.by === 'guna') {
    return {
      rank: sql`coalesce(g.half_points, ${sql.lit(NO_POINTS)})`,
      join: sql`left join unnest(${[...order.halfPoints.keys()]}::int[], ${[...order.halfPoints.values()]}::int[]) g (moon, half_points)
        on g.moon = r.moon`,
    };
  }
  return {
    rank: sql`-coalesce(c.km, ${sql.lit(FAR_KM)})`,
    join: sql`left join unnest(${[...order.km.keys()]}::int[], ${[...order.km.values()]}::int[]) c (id, km) on c.id = r.city`,
  };
}

/** Returns a page of the matching profiles after a sort key. */
export async function findPage(
  db: Database,
  query: Query,
  { after, limit, order = NEWEST }: { after: SearchSortKey | null; limit: number; order?: SearchOrder },
): Promise<RankedRow[]> {
  if (order.by === 'newest') return findNewest(db, query, { after, limit });
  const { rank, join } = rankSql(order);
  const further = after
    ? sql`where (rank, listed_at, profile_id) < (${int(after[2] ?? 0)}, ${after[0]}::timestamptz, ${after[1]}::bigint)`
    : sql``;
  const found = matchingRows(query, sql`r.profile_id, r.listed_at, r.active_on, r.city, r.moon`);
  const { rows } = await sql<RankedRow>`
    select profile_id as id, ${microseconds('listed_at')} as "listedAt", rank
    from (select r.profile_id, r.listed_at, ${rank} as rank from ${found} ${join}) ranked
    ${further}
    order by rank desc, ranked.listed_at desc, profile_id desc limit ${int(limit)}`.execute(db);
  return rows;
}

async function findNewest(
  db: Database,
  query: Query,
  { after, limit }: { after: SearchSortKey | null; limit: number },
): Promise<RankedRow[]> {
  const further = after
    ? [sql`(r.listed_at, r.profile_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`]
    : [];
  const { rows } = await sql<RankedRow>`
    select r.profile_id as id, ${microseconds('r.listed_at')} as "listedAt", 0 as rank
    from (
      select r.profile_id, r.listed_at from ${matchingRows(query, sql`r.profile_id, r.listed_at`, further)}
      order by r.listed_at desc, r.profile_id desc limit ${int(limit)}
    ) r
    order by r.listed_at desc, r.profile_id desc`.execute(db);
  return rows;
}

/** Returns how many profiles fit a search, counted by the database. */
export async function countAll(db: Database, query: Query): Promise<number> {
  const found = matchingRows(query, sql`r.profile_id`);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found}`.execute(db);
  return Number(rows[0]!.count);
}

/**
 * Returns the castes that two or more listed profiles state, with one spelling of each, in alphabetical order.
 * Everybody may read the list, so it names no caste that a single family states.
 * @param premium whether to include castes that only profiles for premium members state
 */
export async function listCastes(db: Database, limit: number, premium: boolean): Promise<string[]> {
  const findable = premium ? sql`` : sql`and not r.premium_only`;
  const { rows } = await sql<{ caste: string }>`
    select distinct on (s.word) p.caste
    from search_words s
    join lateral (
      select min(two.caste) as caste, count(*) as profiles from (
        select q.caste from search_rows r join profile_facts q on q.id = r.profile_id where r.caste = s.id ${findable} limit 2
      ) two
    ) p on p.profiles = 2
    where s.kind = 'caste'
    order by s.word limit ${limit}`.execute(db);
  return rows.map((row) => row.caste);
}

/** Returns the states of listed profiles in some cities. */
export async function listStatesOf(db: Database, cities: string[]): Promise<number[]> {
  if (cities.length === 0) return [];
  const { rows } = await sql<{ state: number }>`
    select distinct r.state from search_words w join search_rows r on r.city = w.id
    where w.kind = 'city' and w.word = any(${cities.map(fold)}) and r.state > 0`.execute(db);
  return rows.map(({ state }) => state);
}

type NamedColumn = 'city' | 'profession' | 'caste';

/**
 * Returns the names of words by id, as a fitting profile writes them, in the given order. Words that no fitting
 * profile has are left out.
 */
export async function listWordNames(
  db: Database,
  where: Condition[],
  kind: NamedColumn,
  ids: number[],
): Promise<{ id: number; name: string }[]> {
  const column = sql.ref(kind);
  const all = [sql`r.${column} = w.id`, ...where.map(conditionSql)];
  const { rows } = await sql<{ id: number; name: string }>`
    select w.id, p.name
    from unnest(${ids}::int[]) with ordinality w (id, place)
    join lateral (
      select q.${column} as name from search_rows r join profile_facts q on q.id = r.profile_id
      where ${sql.join(all, sql` and `)} limit 1
    ) p on true
    order by w.place`.execute(db);
  return rows;
}

/** Returns how many profiles of a search have each word of a column. */
export async function countByWord(
  db: Database,
  query: Query,
  kind: NamedColumn,
): Promise<Map<number, number>> {
  const column = sql.ref(kind);
  const { rows } = await sql<{ id: number; count: number }>`
    select r.${column} as id, count(*)::int as count
    from ${matchingRows(query, sql`r.profile_id, r.${column}`)} group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
