import { sql } from 'kysely';
import type { Database } from './db.ts';

/** Returns a figure that triggers keep (migration 0036), exact as of this moment. */
export async function readTally(db: Database, name: 'accounts' | 'revenue_paise'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::bigint as n from tallies where name = ${name}`.execute(db);
  return rows[0]!.n;
}

/**
 * Returns a figure that triggers keep by day in India (migration 0044), for the days from one on that have it; exact as
 * of this moment. @param from a day as YYYY-MM-DD
 */
export async function readDays(
  db: Database,
  name: 'signups' | 'revenue_paise',
  from: string,
): Promise<{ day: string; n: number }[]> {
  const { rows } = await sql<{ day: string; n: number }>`
    select day::text as day, sum(n)::bigint as n from daily_tallies where name = ${name} and day >= ${from}::date
    group by day order by day`.execute(db);
  return rows;
}

/** Adds up the rows of each figure. Every moment's readers see the same sums. */
export async function mergeTallies(db: Database): Promise<void> {
  await sql`
    with gone as (delete from tallies returning name, n)
    insert into tallies (name, n) select name, sum(n) from gone group by name`.execute(db);
  await sql`
    with gone as (delete from daily_tallies returning name, day, n)
    insert into daily_tallies (name, day, n)
    select name, day, sum(n) from gone group by name, day having sum(n) <> 0`.execute(db);
}
