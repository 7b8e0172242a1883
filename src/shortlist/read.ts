import { sql } from 'kysely';
import type { Viewer } from '../kit/api/viewer.ts';
import type { Database } from '../kit/database/db.ts';
import { visibleTo } from '../profiles/visible/visible.ts';

/** Returns how many profiles a member has shortlisted, of those still visible to them. */
export async function countShortlisted(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from shortlists s join profile_summaries p on p.id = s.shortlisted_id
    where s.profile_id = ${viewer.profile!.id} and ${visibleTo(viewer)}`.execute(db);
  return rows[0]!.count;
}
