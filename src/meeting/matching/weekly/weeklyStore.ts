import { sql } from 'kysely';
import type { ReadingProfile } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { shownNow } from '../../../people/profiles/visible/visible.ts';
import { recommendableTo } from '../dismissals/recommendable.ts';

/** Most profiles that a weekly email names. */
export const NOTIFIED_MAX = 5;

/** Returns listed profiles after an id that were active since an instant and not notified since a day. */
export async function listToNotify(
  db: Database,
  it: { after: number; activeSince: Date; notifiedBefore: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.profile_id as id
    from match_queues q
    join profile_activity a on a.id = q.profile_id
    join profile_summaries p on p.id = q.profile_id
    where q.profile_id > ${it.after} and a.last_active_at >= ${it.activeSince} and ${shownNow}
      and not exists (
        select from notified_matches t where t.profile_id = q.profile_id and t.notified_on > ${it.notifiedBefore}::date
      )
    order by q.profile_id limit ${it.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Stores the best profiles of a queue that its member was never notified of, as notified on a day.
 * @returns how many
 */
export async function insertNewMatches(
  tx: Tx,
  reader: ReadingProfile,
  { day, notifiedBefore }: { day: string; notifiedBefore: string },
): Promise<number> {
  const me = reader.profile!.id;
  const { numAffectedRows } = await sql`
    insert into notified_matches (profile_id, match_id, notified_on)
    select ${me}, q.other_id, ${day}::date
    from (
      select unnest(others) as other_id, unnest(ranks) as rank, unnest(only_promoted) as only_promoted
      from match_queues where profile_id = ${me}
    ) q
    join profile_summaries p on p.id = q.other_id
    where not q.only_promoted and ${recommendableTo(reader)}
      and not exists (select from notified_matches t where t.profile_id = ${me} and t.match_id = q.other_id)
      and not exists (select from notified_matches t where t.profile_id = ${me} and t.notified_on > ${notifiedBefore}::date)
    order by q.rank desc, q.other_id limit ${NOTIFIED_MAX}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

export type NotifiedMatchRow = { day: string; name: string; public_id: string };

/** Returns the matches that the reader was notified of on some days, and that may still be recommended. */
export async function listNotifiedMatches(
  db: Database,
  reader: ReadingProfile,
  days: string[],
): Promise<NotifiedMatchRow[]> {
  const { rows } = await sql<NotifiedMatchRow>`
    select t.notified_on::text as day, p.name, p.public_id
    from notified_matches t join profile_summaries p on p.id = t.match_id
    where t.profile_id = ${reader.profile?.id ?? 0} and t.notified_on = any(${days}::date[])
      and ${recommendableTo(reader)}
    order by t.notified_on desc, p.id`.execute(db);
  return rows;
}

const BATCH = 1000;

/** Forgets notifications of matches before a day, in batches: profiles may be notified of these matches again. */
export async function pruneNotifiedMatches(db: Database, before: string): Promise<void> {
  for (let pruned = BATCH; pruned === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from notified_matches where ctid in (
        select ctid from notified_matches where notified_on < ${before}::date limit ${BATCH}
      )`.execute(db);
    pruned = Number(numAffectedRows);
  }
}
