import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { DAY_MS, MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { FUNNEL_DAYS, type FUNNEL_STEPS } from '../shared/rules.ts';

/** Counts older than this are counted again when somebody reads them. */
const FRESH_MS = 15 * MINUTE_MS;

type Counts = Record<(typeof FUNNEL_STEPS)[number], number>;
type CountsRow = Counts & { people: 'all' | 'recent'; counted_at: Date };

/**
 * Returns how many profiles got how far, as last counted; null before the first count. Counting reads every profile, so
 * it is left to a task, which old counts start.
 */
export async function readFunnel(app: App) {
  const rows = await listCounts(app.db);
  const all = rows.find(({ people }) => people === 'all');
  const recent = rows.find(({ people }) => people === 'recent');
  if (!all || app.clock().getTime() - all.counted_at.getTime() > FRESH_MS)
    await enqueue(app.db, { task: 'count_funnel', payload: {}, key: 'count_funnel' });
  if (!all || !recent) return null;
  return { all: countsOf(all), recent: countsOf(recent), countedAt: all.counted_at.toISOString() };
}

const countsOf = ({ registered, verified, completed, interested, connected, paid }: CountsRow): Counts => ({
  registered,
  verified,
  completed,
  interested,
  connected,
  paid,
});

async function listCounts(db: Database): Promise<CountsRow[]> {
  return (await db.selectFrom('funnels').selectAll().execute()) as unknown as CountsRow[];
}

/** Counts how many profiles got how far, in one pass over all of them. */
export async function countFunnel(app: App): Promise<void> {
  const now = app.clock();
  const since = new Date(now.getTime() - FUNNEL_DAYS * DAY_MS);
  await app.db.transaction().execute(async (tx) => {
    // A million profiles take longer than a page may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      with steps as (
        select m.created_at > ${since} as recent, v.profile_id is not null as verified,
          m.filled_in and ph.profile_id is not null as completed,
          i.profile_id is not null as interested, c.profile_id is not null as connected, b.profile_id is not null as paid
        from profile_milestones m
        left join (
          select distinct o.profile_id from managers_of o join account_states a on a.id = o.account_id
          where a.verified_at is not null
        ) v on v.profile_id = m.profile_id
        left join (select distinct profile_id from approved_photos) ph on ph.profile_id = m.profile_id
        left join (select distinct sender_id as profile_id from interest_outcomes) i on i.profile_id = m.profile_id
        left join (
          select sender_id as profile_id from interest_outcomes where state = 'accepted'
          union select receiver_id from interest_outcomes where state = 'accepted'
        ) c on c.profile_id = m.profile_id
        left join (select distinct profile_id from membership_terms where order_id is not null) b
          on b.profile_id = m.profile_id
      )
      insert into funnels (people, registered, verified, completed, interested, connected, paid, counted_at)
      select people, count(s.recent), count(*) filter (where verified), count(*) filter (where completed),
        count(*) filter (where interested), count(*) filter (where connected), count(*) filter (where paid), ${now}
      from unnest(array['all', 'recent']) people left join steps s on people = 'all' or s.recent
      group by people
      on conflict (people) do update set registered = excluded.registered, verified = excluded.verified,
        completed = excluded.completed, interested = excluded.interested, connected = excluded.connected,
        paid = excluded.paid, counted_at = excluded.counted_at`.execute(tx);
  });
}
