import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';

/** Days that the figures look back on. */
const DAYS = 28;
/** An interest may take a week to be answered. */
const ANSWER_DAYS = 7;

/**
 * Writes the figures of a day: members active in four weeks, matches per member, how unequally members were shown
 * (Gini coefficient), and the share of interests that were answered.
 */
export async function writeFigures(db: Database, day: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      with active as (
        select m.profile_id, coalesce(s.shown, 0) as shown
        from match_people m left join (
          select other_id, sum(days) as shown from match_showings
          where shown_on > ${day}::date - ${sql.lit(DAYS)} group by other_id
        ) s on s.other_id = m.profile_id
        where m.active_on > ${day}::date - ${sql.lit(DAYS)}
      ), spread as (
        select shown, row_number() over (order by shown) as place from active
      ), gini as (
        select count(*) as members,
          coalesce(2 * sum(place * shown) / nullif(count(*) * sum(shown), 0) - (count(*) + 1.0) / nullif(count(*), 0), 0)
            as gini
        from spread
      ), answers as (
        select count(*) filter (where o.state in ('accepted', 'declined'))::real / nullif(count(*), 0) as share
        from interest_outcomes o
        where o.state <> 'withdrawn'
          and o.sent_at between ${now}::timestamptz - make_interval(days => ${sql.lit(DAYS + ANSWER_DAYS)})
            and ${now}::timestamptz - make_interval(days => ${sql.lit(ANSWER_DAYS)})
      ), matches as (
        select count(*) as count from interest_outcomes o
        where o.state = 'accepted' and o.answered_at > ${now}::timestamptz - make_interval(days => ${sql.lit(DAYS)})
      )
      insert into match_figures (day, active_members, matches_per_member, exposure_gini, share_answered)
      select ${day}::date, g.members, coalesce(2.0 * m.count / nullif(g.members, 0), 0), greatest(0, g.gini), a.share
      from gini g, answers a, matches m
      on conflict (day) do update set active_members = excluded.active_members,
        matches_per_member = excluded.matches_per_member, exposure_gini = excluded.exposure_gini,
        share_answered = excluded.share_answered`.execute(tx);
  });
}

/** Returns the figures of the last days, the newest first. */
export function listFigures(db: Database, limit: number) {
  return db.selectFrom('match_figures').selectAll().orderBy('day', 'desc').limit(limit).execute();
}
