import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { isBlockedEitherWay } from '../../people/profiles/visible/blocked.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';

export type Opener = { name: string; publicId: string };

/** Returns by id the profiles, among some, that opened the reader's contact details and that the reader may see now. */
export async function listOpeners(
  db: Database,
  reader: Pick<Viewer, 'premium'> & { profile: { id: number } | null },
  profiles: number[],
): Promise<Map<number, Opener>> {
  const { rows } = await sql<{ id: number; name: string; public_id: string }>`
    select p.id, p.name, p.public_id
    from contact_views v join profile_summaries p on p.id = v.viewer_id
    where v.viewed_id = ${reader.profile?.id ?? 0} and v.viewer_id = any(${profiles}::bigint[])
      and ${visibleTo(reader)}`.execute(db);
  return new Map(rows.map(({ id, name, public_id }) => [id, { name, publicId: public_id }]));
}

/**
 * Returns the condition that text written by one profile may show its contact details to another: the reader has
 * opened the writer's details, and neither has blocked the other.
 */
export const openedTo = (reader: RawBuilder<unknown>, writer: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from contact_views v where v.viewer_id = ${reader} and v.viewed_id = ${writer})
  and not ${isBlockedEitherWay(reader, writer)}
)`;
