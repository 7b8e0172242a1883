import { sql } from 'kysely';
import type { Tx } from '../../kit/database/db.ts';

/**
 * Marks the views of a day as counted, for the viewed profiles after an id, and returns these profiles by id. Of two
 * calls at once, one gets each profile.
 */
export async function takeViewed(
  tx: Tx,
  { day, after, limit }: { day: string; after: number; limit: number },
): Promise<{ last: number | undefined; taken: number[] }> {
  const { rows } = await sql<{ id: number }>`
    select distinct viewed_id as id from profile_visits
    where day = ${day}::date and viewed_id > ${after}
    order by viewed_id limit ${limit}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const { rows: taken } = await sql<{ profile_id: number }>`
    insert into view_digests as d (profile_id, day)
    select id, ${day}::date from unnest(${ids}::bigint[]) id order by id
    on conflict (profile_id) do update set day = excluded.day where d.day < excluded.day
    returning profile_id`.execute(tx);
  return { last: ids.at(-1), taken: taken.map(({ profile_id }) => profile_id) };
}
