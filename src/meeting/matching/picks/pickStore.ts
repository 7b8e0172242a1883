import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';

/** Returns the pick of a profile in a week; undefined if there is none. */
export async function findPick(db: Database, profileId: number, week: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('match_picks')
    .select('other_id')
    .where('profile_id', '=', profileId)
    .where('week', '=', week)
    .executeTakeFirst();
  return row?.other_id;
}

/** How many of the best pairs are checked, and how high in each other's queues they must be. */
const PAIRS_MAX = 300_000;
const FIRST_PLACES = 15;

/**
 * Returns pairs of active members who are high in each other's queue and were not each other's pick lately, the best
 * first.
 * @param since the first week that counts as lately
 */
export async function listMutual(
  db: Database,
  { since, activeSince }: { since: string; activeSince: string },
): Promise<{ one: number; other: number }[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows } = await sql<{ one: number; other: number }>`
      with places as (
        select q.profile_id, u.other_id, u.rank
        from match_queues q
        join match_people m on m.profile_id = q.profile_id and m.active_on >= ${activeSince}::date
        cross join lateral unnest(
          q.others[1:${sql.lit(FIRST_PLACES)}], q.ranks[1:${sql.lit(FIRST_PLACES)}],
          q.only_promoted[1:${sql.lit(FIRST_PLACES)}]
        ) as u (other_id, rank, only_promoted)
        where not u.only_promoted
      )
      select a.profile_id as one, a.other_id as other
      from places a join places b on b.profile_id = a.other_id and b.other_id = a.profile_id
      where a.profile_id < a.other_id
        and not exists (
          select from match_picks k
          where k.profile_id = a.profile_id and k.other_id = a.other_id and k.week >= ${since}::date
        )
      order by a.rank + b.rank desc, a.profile_id, a.other_id
      limit ${sql.lit(PAIRS_MAX)}`.execute(tx);
    return rows;
  });
}

/** Adds the picks of a week, in both directions; existing ones stay. Removes the picks of weeks before `keptFrom`. */
export async function writePicks(
  db: Database,
  { week, keptFrom }: { week: string; keptFrom: string },
  pairs: { one: number; other: number }[],
): Promise<void> {
  await db.deleteFrom('match_picks').where('week', '<', keptFrom).execute();
  const from = [...pairs.map(({ one }) => one), ...pairs.map(({ other }) => other)];
  const to = [...pairs.map(({ other }) => other), ...pairs.map(({ one }) => one)];
  await sql`
    insert into match_picks (week, profile_id, other_id)
    select ${week}::date, p.id, o.id
    from unnest(${from}::bigint[], ${to}::bigint[]) as u (profile_id, other_id)
    join profile_summaries p on p.id = u.profile_id join profile_summaries o on o.id = u.other_id
    on conflict do nothing`.execute(db);
}

/** Returns the profiles that already have a pick in a week. */
export async function listPicked(db: Database, week: string): Promise<Set<number>> {
  const rows = await db.selectFrom('match_picks').select('profile_id').where('week', '=', week).execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}
