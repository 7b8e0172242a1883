import { sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { isAmong } from '../../../kit/database/isAmong.ts';
import { comparedColumns, factColumns, type PersonRow } from '../../../people/profiles/fit/wishes.ts';
import { recommendableTo } from '../dismissals/recommendable.ts';

/** One place of a queue. */
export type QueuePlace = { other: number; rank: number; lift: number; onlyPromoted: boolean };

/** Every rank is high enough for a queue that is not full. */
const EVERYBODY = -1e30;

/** Replaces the queue of a profile; does nothing where the profile is gone. @param size of a full queue */
export async function writeQueue(
  db: Database,
  profileId: number,
  places: QueuePlace[],
  { now, size }: { now: Date; size: number },
): Promise<void> {
  const lowest = places.length < size ? EVERYBODY : Math.min(...places.map(({ rank }) => rank));
  await sql`
    insert into match_queues (profile_id, made_at, stale, others, ranks, lifts, only_promoted, lowest)
    select p.id, ${now}, false, ${places.map(({ other }) => other)}::bigint[],
      ${places.map(({ rank }) => rank)}::real[], ${places.map(({ lift }) => lift)}::real[],
      ${places.map(({ onlyPromoted }) => onlyPromoted)}::boolean[], ${lowest}::real
    from profile_summaries p where p.id = ${profileId}
    on conflict (profile_id) do update set made_at = excluded.made_at, stale = false, others = excluded.others,
      ranks = excluded.ranks, lifts = excluded.lifts, only_promoted = excluded.only_promoted, lowest = excluded.lowest`.execute(
    db,
  );
}

/** Returns when a queue was made, and whether it is stale; undefined if there is none. */
export function findQueue(db: Database, profileId: number) {
  return db
    .selectFrom('match_queues')
    .select(['made_at', 'stale'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Marks the queue of a profile as stale: it is built again before it is read. */
export async function markStale(db: Database | Tx, profileId: number): Promise<void> {
  await db
    .updateTable('match_queues')
    .set({ stale: true })
    .where('profile_id', '=', profileId)
    .where('stale', '=', false)
    .execute();
}

/**
 * Marks the queues in which a profile would now have a place. Queues that have the profile are not marked, except
 * where horoscopes count: its horoscope may be hidden by now.
 * @param worthy the rank that the profile would have in each
 */
export async function markWhereWorthy(
  db: Database,
  worthy: { profileId: number; rank: number }[],
  other: number,
): Promise<void> {
  await sql`
    update match_queues q set stale = true
    from unnest(${worthy.map(({ profileId }) => profileId)}::bigint[], ${worthy.map(({ rank }) => rank)}::real[])
      as u (profile_id, rank)
    where q.profile_id = u.profile_id and not q.stale and u.rank > q.lowest and (
      not (${other} = any(q.others))
      or exists (select from profile_details d where d.profile_id = q.profile_id and d.weighs_horoscopes)
    )`.execute(db);
}

/** A recommended profile as it is now. */
export type QueuedRow = FactsRow & {
  rank: number;
  lift: number;
  only_promoted: boolean;
  promoted: boolean;
};

const facts = sql`p.id, p.date_of_birth, ${comparedColumns}`;

/** As `facts`, of `m`, a row of match_people: it has in one row what the views join from six tables. */
const listedFacts = sql`p.id, p.date_of_birth, m.wishes, ${sql.join(
  factColumns.map(({ column, bare }) => sql`${sql.ref(`m.${bare}`)} as ${sql.ref(column)}`),
)}`;

/** Returns a row of `listedFacts` with its wishes by columns. */
const withWishes = <Row extends FactsRow>(row: Row): Row => ({
  ...row,
  ...(row.wishes ? (JSON.parse(row.wishes as string) as PersonRow) : null),
});

/** Returns the profiles of a member's queue that may still be recommended, in no order. */
export async function listQueued(db: Database, viewer: Viewer, now: Date): Promise<QueuedRow[]> {
  const me = viewer.profile!.id;
  const { rows } = await sql<QueuedRow>`
    select ${listedFacts},
      q.rank, q.lift, q.only_promoted,
      exists (
        select from profile_entitlements e
        where e.profile_id = p.id and e.entitlement = 'profile_promotion'
          and e.starts_at <= ${now} and e.ends_at > ${now}
      ) as promoted
    from (
      select unnest(others) as other_id, unnest(ranks) as rank, unnest(lifts) as lift,
        unnest(only_promoted) as only_promoted
      from match_queues where profile_id = ${me}
    ) q
    join profile_facts p on p.id = q.other_id
    join match_people m on m.profile_id = p.id
    where ${recommendableTo(viewer)}`.execute(db);
  return rows.map(withWishes);
}

type FactsRow = PersonRow & { id: number; date_of_birth: string };

/** Returns a profile in a list; the list is empty if it may not be recommended to the viewer. */
export async function listRecommendable(db: Database, viewer: Viewer, id: number): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select ${listedFacts} from profile_facts p join match_people m on m.profile_id = p.id
    where p.id = ${id} and ${recommendableTo(viewer)}`.execute(db);
  return rows.map(withWishes);
}

/** Returns the facts and wishes of profiles as they are now. */
export async function listFacts(db: Database, ids: number[]): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select ${facts} from profile_facts p left join partner_wishes f on f.profile_id = p.id
    where ${isAmong(sql`p.id`, ids)}`.execute(db);
  return rows;
}

/** Returns a profile's own facts and wishes as they are now. */
export const findOwn = async (db: Database, profileId: number): Promise<FactsRow> =>
  (await listFacts(db, [profileId]))[0]!;

/** Records which profiles a profile was shown, once a day each, in one statement. */
export async function recordShowings(
  db: Database,
  profileId: number,
  shown: { other: number; place: number }[],
  day: string,
): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    insert into match_showings as s (profile_id, other_id, place, shown_on)
    select ${profileId}, p.id, u.place, ${day}::date
    from unnest(${shown.map(({ other }) => other)}::bigint[], ${shown.map(({ place }) => place)}::smallint[])
      as u (other_id, place)
    join profile_summaries p on p.id = u.other_id
    where not exists (
      select from match_showings t
      where t.profile_id = ${profileId} and t.other_id = u.other_id and t.shown_on >= ${day}::date
    )
    on conflict (profile_id, other_id) do update set shown_on = excluded.shown_on, days = s.days + 1
    where s.shown_on < excluded.shown_on`.execute(db);
}

/** Returns on how many days a profile was shown each other profile. */
export async function listShown(db: Database, profileId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('match_showings')
    .select(['other_id', 'days'])
    .where('profile_id', '=', profileId)
    .execute();
  return new Map(rows.map(({ other_id, days }) => [other_id, days]));
}

/** Returns recently active members whose queue is older than an instant, in the order of ids, after an id. */
export async function listDueQueues(
  db: Database,
  {
    activeSince,
    madeBefore,
    after,
    limit,
  }: { activeSince: string; madeBefore: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.profile_id as id from match_people m left join match_queues q on q.profile_id = m.profile_id
    where m.profile_id > ${after} and m.active_on >= ${activeSince}::date
      and (q.made_at is null or q.stale or q.made_at < ${madeBefore})
    order by m.profile_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
