import { sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';

/** Sort key: when the two were connected, then the other side. */
export type UnwrittenSortKey = readonly [connectedAt: string, profileId: number];

/**
 * Returns a page of visible profiles after a sort key that are connected with the viewer's profile, but have no
 * conversation with it.
 */
export async function listUnwritten(
  db: Database,
  viewer: Viewer,
  { after, limit }: { after: UnwrittenSortKey | null; limit: number },
): Promise<{ other_id: number; place: string }[]> {
  const me = viewer.profile!.id;
  const { rows } = await sql<{ other_id: number; place: string }>`
    select p.id as other_id, t.connected_at::text as place
    from (
      select receiver_id as other_id, coalesce(answered_at, sent_at) as connected_at
      from interest_outcomes where state = 'accepted' and sender_id = ${me}
      union all
      select sender_id, coalesce(answered_at, sent_at)
      from interest_outcomes where state = 'accepted' and receiver_id = ${me}
    ) t join profile_summaries p on p.id = t.other_id
    where ${visibleTo(viewer)}
      and not exists (
        select from conversations c
        where c.low_id = least(p.id, ${me}::bigint) and c.high_id = greatest(p.id, ${me}::bigint)
      )
      and ${after ? sql`(t.connected_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql`true`}
    order by t.connected_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
