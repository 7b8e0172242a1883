import { sql } from 'kysely';
import type { Member } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';

export type ViewRow = {
  day: string;
  /** 0: all private viewers of that day. */
  viewer_id: number;
  viewed_at: Date | null;
  place: string;
  /** On how many days the person viewed the profile; for private viewers, their number. */
  count: number;
};

/** Sort key of the list: the day, the instant on it, then the viewing profile. */
export type ViewSortKey = readonly [day: string, viewedAt: string, viewer: number];

/**
 * Returns a page of the views of a member's profile, newest first: on each day the people who are visible to the
 * member, then one row for all private viewers.
 */
export async function listProfileViews(
  db: Database,
  viewer: Member,
  { after, limit }: { after: ViewSortKey | null; limit: number },
): Promise<ViewRow[]> {
  const me = viewer.profile.id;
  const { rows } = await sql<ViewRow>`
    select w.day::text as day, w.viewer_id, w.viewed_at, w.sorted_at::text as place,
      coalesce(w.private, (
        select count(*)::int from profile_visits t
        where t.viewed_id = ${me} and t.viewer_id = w.viewer_id and not t.private
      )) as count
    from (
      select v.day, v.viewer_id, v.viewed_at, coalesce(v.viewed_at, '-infinity') as sorted_at, null::int as private
      from profile_visits v join profile_summaries p on p.id = v.viewer_id
      where v.viewed_id = ${me} and not v.private and ${visibleTo(viewer)}
      union all
      select day, 0, null, '-infinity', count(*)::int
      from profile_visits where viewed_id = ${me} and private
      group by day
    ) w
    where ${after ? sql`(w.day, w.sorted_at, w.viewer_id) < (${after[0]}::date, ${after[1]}::timestamptz, ${after[2]}::bigint)` : sql`true`}
    order by w.day desc, w.sorted_at desc, w.viewer_id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many views of a member's profile are from people who are not visible to the member now. */
export async function countHidden(db: Database, viewer: Member): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*) filter (where not shown)::int as hidden
    from (
      select ${visibleTo(viewer)} as shown
      from profile_visits v join profile_summaries p on p.id = v.viewer_id
      where v.viewed_id = ${viewer.profile.id} and not v.private
    ) w`.execute(db);
  return rows[0]!.hidden;
}

/** Returns whether a profile has switched private browsing on. */
export async function isPrivate(db: Database | Tx, profile: number): Promise<boolean> {
  const row = await db
    .selectFrom('private_browsing')
    .select('since')
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches private browsing on or off. @returns false if nothing changed */
export async function setPrivate(
  tx: Tx,
  { profile, on, now }: { profile: number; on: boolean; now: Date },
): Promise<boolean> {
  if (!on) {
    const gone = await tx.deleteFrom('private_browsing').where('profile_id', '=', profile).executeTakeFirst();
    return gone.numDeletedRows === 1n;
  }
  const added = await tx
    .insertInto('private_browsing')
    .values({ profile_id: profile, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
