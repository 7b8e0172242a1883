import { sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { isAmong } from '../../../kit/database/isAmong.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { moonSql } from '../../../people/profiles/facts/births/moonSql.ts';
import { comparedColumns, factColumns, type PersonRow } from '../../../people/profiles/fit/wishes.ts';
import { leftOutOf } from '../../../people/profiles/visible/leftOut.ts';
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

/**
 * What a queue depends on besides facts and wishes.
 * @property excluded profiles with a decision between them and the member, blocked and dismissed ones, and the family's own
 * @property shown on how many days the member was shown each other profile
 * @property moon the place of the member's Moon, 1 to 109; null unless the member wants horoscopes to count and shows
 * theirs to everyone
 * @property queued who is in the queue that it has now
 */
export type MemberState = {
  excluded: number[];
  shown: [other: number, days: number][];
  premium: boolean;
  moon: number | null;
  queued: number[];
};

/** Returns what the queue of a profile depends on, in one statement. */
export async function readMemberState(db: Database, profileId: number, now: Date): Promise<MemberState> {
  const me = sql`${profileId}::bigint`;
  const { rows } = await sql<MemberState>`
    select array(
        ${leftOutOf(me)}
        union select receiver_id from interest_pairs where sender_id = ${me}
        union select sender_id from interest_pairs where receiver_id = ${me} and state <> 'queued'
        union select dismissed_id from dismissals where profile_id = ${me}
      ) as excluded,
      (
        select coalesce(json_agg(json_build_array(other_id, days)), '[]')
        from match_showings where profile_id = ${me}
      ) as shown,
      ${isPremium(me, now)} as premium,
      (select ${moonSql} from profile_details d where d.profile_id = ${me} and d.weighs_horoscopes) as moon,
      coalesce((select others from match_queues where profile_id = ${me}), '{}') as queued`.execute(db);
  return rows[0]!;
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
