import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { BRAKE_MAX, BRAKE_STEP, CAPACITY, COUNTS, HALF_LIFE_DAYS } from '../score/constants.ts';
import type { Usual } from '../score/model.ts';

/** Events older than four half-lives hardly count. */
const COUNTED_DAYS = 4 * HALF_LIFE_DAYS;

/** Days after a showing in which an interest may still follow. */
const DECIDING_DAYS = 2;

const lit = sql.lit;
const faded = (countedAt: ReturnType<typeof sql>, now: Date) =>
  sql`power(2, -greatest(0, extract(epoch from ${now}::timestamptz - ${countedAt})) / 86400 / ${lit(HALF_LIFE_DAYS)})`;

/**
 * Counts how often everybody was chosen and chose: by interests sent, by answers, and by showings without a result,
 * which count less further down the list. Older events count less. Returns the usual shares.
 */
export async function countTallies(db: Database, now: Date): Promise<Usual | null> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      update match_people m
      set chosen_for = t.chosen_for, chosen_against = t.chosen_against,
        choosing_for = t.choosing_for, choosing_against = t.choosing_against
      from (
        select p.profile_id, coalesce(sum(c.chosen_for), 0) as chosen_for,
          coalesce(sum(c.chosen_against), 0) as chosen_against,
          coalesce(sum(c.choosing_for), 0) as choosing_for, coalesce(sum(c.choosing_against), 0) as choosing_against
        from match_people p left join (
          select i.receiver_id as id, ${faded(sql`i.sent_at`, now)} * ${lit(COUNTS.sent)} as chosen_for,
            0 as chosen_against,
            case when i.state = 'accepted' then ${faded(sql`i.answered_at`, now)} * ${lit(COUNTS.accepted)} else 0 end
              as choosing_for,
            case when i.state = 'declined' then ${faded(sql`i.answered_at`, now)} * ${lit(COUNTS.declined)} else 0 end
              as choosing_against
          from interest_outcomes i
          where i.state <> 'withdrawn' and i.sent_at > ${now}::timestamptz - make_interval(days => ${lit(COUNTED_DAYS)})
          union all
          select i.sender_id,
            case when i.state = 'accepted' then ${faded(sql`i.answered_at`, now)} * ${lit(COUNTS.accepted)} else 0 end,
            case when i.state = 'declined' then ${faded(sql`i.answered_at`, now)} * ${lit(COUNTS.declined)} else 0 end,
            ${faded(sql`i.sent_at`, now)} * ${lit(COUNTS.sent)}, 0
          from interest_outcomes i
          where i.state <> 'withdrawn' and i.sent_at > ${now}::timestamptz - make_interval(days => ${lit(COUNTED_DAYS)})
          union all
          select s.other_id, 0, ${passedWeight(now)}, 0, 0 from match_showings s where ${passed(now)}
          union all
          select s.profile_id, 0, 0, 0, ${passedWeight(now)} from match_showings s where ${passed(now)}
        ) c on c.id = p.profile_id
        group by p.profile_id
      ) t
      where t.profile_id = m.profile_id
        and (t.chosen_for + t.chosen_against + t.choosing_for + t.choosing_against
          + m.chosen_for + m.chosen_against + m.choosing_for + m.choosing_against) > 0`.execute(tx);
    const { rows } = await sql<{ chosen: number | null; choosing: number | null }>`
      select sum(chosen_for) / nullif(sum(chosen_for + chosen_against), 0) as chosen,
        sum(choosing_for) / nullif(sum(choosing_for + choosing_against), 0) as choosing
      from match_people`.execute(tx);
    const { chosen, choosing } = rows[0]!;
    return chosen === null || choosing === null
      ? null
      : { chosen: bounded(chosen), choosing: bounded(choosing) };
  });
}

/** Keeps a usual share away from 0 and 1. */
const bounded = (share: number) => Math.min(0.95, Math.max(0.05, share));

/** A profile further down was less surely seen. */
const passedWeight = (now: Date) =>
  sql`${lit(COUNTS.passed)} / (1 + s.place / 12.0) * ${faded(sql`s.shown_on::timestamptz`, now)}`;

const passed = (now: Date) => sql`s.shown_on < ${now}::date - ${lit(DECIDING_DAYS)}
  and not exists (select from interest_pairs i where i.sender_id = s.profile_id and i.receiver_id = s.other_id)
  and not exists (select from interest_pairs i where i.sender_id = s.other_id and i.receiver_id = s.profile_id)`;

/**
 * Updates how often everybody was shown, how many interests a week they can answer (from their answers in four
 * weeks), and the brake: it grows for members who get more interests in a week, or have more waiting, than they can
 * answer.
 */
export async function updateLoads(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await countShowings(tx);
    await sql`
      update match_people m
      set capacity = l.capacity,
        brake = least(${lit(BRAKE_MAX)}, greatest(0, m.brake + ${lit(BRAKE_STEP)} * (l.load / l.capacity - 1)))
      from (
        select p.profile_id,
          case when coalesce(i.answered, 0) = 0 then ${lit(CAPACITY.usual)}
            else least(${lit(CAPACITY.max)}, greatest(${lit(CAPACITY.min)}, i.answered / 4.0)) end as capacity,
          greatest(coalesce(i.lately, 0), coalesce(i.pending, 0)) as load
        from match_people p left join (
          select o.receiver_id,
            count(*) filter (where o.sent_at > ${now}::timestamptz - interval '7 days' and o.state <> 'withdrawn')
              as lately,
            count(*) filter (where o.state in ('pending', 'queued')) as pending,
            count(*) filter (where o.answered_at > ${now}::timestamptz - interval '28 days') as answered
          from interest_outcomes o
          where o.sent_at > ${now}::timestamptz - interval '120 days'
          group by o.receiver_id
        ) i on i.receiver_id = p.profile_id
      ) l
      where l.profile_id = m.profile_id
        and (l.load > 0 or m.brake > 0 or m.capacity <> l.capacity)`.execute(tx);
  });
}

async function countShowings(tx: Tx): Promise<void> {
  await sql`
    update match_people m set showings = s.count
    from (select other_id, count(*)::int as count from match_showings group by other_id) s
    where s.other_id = m.profile_id and m.showings <> s.count`.execute(tx);
}

const BATCH = 5000;

/** Deletes showings before a day, in batches. */
export async function pruneShowings(db: Database, before: string): Promise<void> {
  for (let pruned = BATCH; pruned === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from match_showings s using (
        select profile_id, other_id from match_showings where shown_on < ${before}::date limit ${lit(BATCH)}
      ) t
      where t.profile_id = s.profile_id and t.other_id = s.other_id`.execute(db);
    pruned = Number(numAffectedRows);
  }
}
