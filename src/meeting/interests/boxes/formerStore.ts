import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { Database } from '../../../kit/database/db.ts';
import { hasBlocked } from '../../../people/profiles/visible/blocked.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';

export type FormerRow = { id: string; other_id: number; public_id: string; name: string; answered_at: Date };

/** Most connections that are shown. Members rarely want to report older ones. */
const SHOWN = 50;

const former = (viewer: Viewer, only: RawBuilder<unknown>) => {
  const me = viewer.profile!.id;
  return sql<FormerRow>`
    select i.id, p.id as other_id, p.public_id, p.name, i.answered_at
    from interests i
    join profile_summaries p on p.id = case when i.sender_id = ${me} then i.receiver_id else i.sender_id end
    where ${me} in (i.sender_id, i.receiver_id) and i.state = 'accepted' and ${only}
      and not ${visibleTo(viewer)} and not ${hasBlocked(me, sql.ref('p.id'))}
    order by i.answered_at desc limit ${SHOWN}`;
};

/**
 * Returns connections that the viewer may not see any more, the newest first, without profiles that the viewer has
 * blocked.
 */
export const listFormer = async (db: Database, viewer: Viewer): Promise<FormerRow[]> =>
  (await former(viewer, sql`true`).execute(db)).rows;

/** Returns one of these connections by its interest; undefined for any other interest. */
export const findFormer = async (db: Database, viewer: Viewer, id: string): Promise<FormerRow | undefined> =>
  (await former(viewer, sql`i.id = ${id}::uuid`).execute(db)).rows[0];
