import { type RawBuilder, sql } from 'kysely';
import type { ReadingProfile } from '../../../kit/api/viewer.ts';
import { sameFamily } from '../../../people/profiles/visible/leftOut.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';

/**
 * Whether `p` may be recommended to the reader: they may see it, it is not of their own family, nothing is decided
 * between the two, and it was not dismissed. A profile in the reader's queue of interests is still recommended;
 * otherwise the reader could tell.
 */
export const recommendableTo = (reader: ReadingProfile): RawBuilder<boolean> => {
  const me = reader.profile?.id ?? 0;
  return sql<boolean>`(${visibleTo(reader)}
    and p.id <> all(array(${sameFamily(sql`${me}::bigint`)}))
    and not exists (select from interest_pairs i where i.sender_id = ${me} and i.receiver_id = p.id)
    and not exists (
      select from interest_pairs i where i.receiver_id = ${me} and i.sender_id = p.id and i.state <> 'queued'
    )
    and not exists (select from dismissals d where d.profile_id = ${me} and d.dismissed_id = p.id))`;
};
