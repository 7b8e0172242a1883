import { sql } from 'kysely';
import type { ReadingProfile } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';

export type ViewsOfDay = { name: string | null; publicId: string | null; count: number };

/**
 * Returns how many people viewed the reader's profile on each of some days, and one of them that the reader may see.
 * The number includes private views. Days without a view are left out.
 */
export async function readViewsOfDays(
  db: Database,
  reader: ReadingProfile,
  days: string[],
): Promise<Map<string, ViewsOfDay>> {
  if (days.length === 0) return new Map();
  const me = reader.profile?.id ?? 0;
  const { rows } = await sql<{ day: string; name: string | null; public_id: string | null; count: number }>`
    select day::text, (array_agg(name) filter (where name is not null))[1] as name,
      (array_agg(public_id) filter (where name is not null))[1] as public_id, count(*)::int as count
    from (
      select v.day, p.name, p.public_id
      from profile_visits v join profile_summaries p on p.id = v.viewer_id
      where v.viewed_id = ${me} and v.day = any(${days}::date[]) and not v.private and ${visibleTo(reader)}
      union all
      select day, null, null from profile_visits
      where viewed_id = ${me} and day = any(${days}::date[]) and private
    ) w
    group by day`.execute(db);
  return new Map(
    rows.map(({ day, name, public_id: publicId, count }) => [day, { name, publicId, count }] as const),
  );
}
