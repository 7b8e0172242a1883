import { sql } from 'kysely';
import type { Member } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';
import type { DismissalReason } from '../shared/rules.ts';

export type DismissalRow = { reason: DismissalReason | null; dismissed_at: Date };
type Pair = { profile: number; dismissed: number };

/**
 * Stores a dismissal. A repeated one only changes the reason, if one is given.
 * @returns the row, and whether it is new
 */
export async function putDismissal(
  tx: Tx,
  it: Pair & { account: number; reason: DismissalReason | null | undefined; now: Date },
): Promise<DismissalRow & { added: boolean }> {
  const reason = it.reason === undefined ? sql`d.reason` : sql`excluded.reason`;
  const { rows } = await sql<DismissalRow & { added: boolean }>`
    insert into dismissals as d (profile_id, dismissed_id, account_id, reason, dismissed_at)
    values (${it.profile}, ${it.dismissed}, ${it.account}, ${it.reason ?? null}, ${it.now})
    on conflict (profile_id, dismissed_id) do update set reason = ${reason}
    returning d.reason, d.dismissed_at, d.xmax = 0 as added`.execute(tx);
  return rows[0]!;
}

/**
 * Deletes a dismissal by the public id of the dismissed profile.
 * @returns its internal id; undefined where there is none
 */
export async function deleteDismissal(
  tx: Tx,
  profile: number,
  publicId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ dismissed_id: number }>`
    delete from dismissals d using profile_summaries p
    where d.profile_id = ${profile} and p.id = d.dismissed_id and p.public_id = ${publicId}
    returning d.dismissed_id`.execute(tx);
  return rows[0]?.dismissed_id;
}

/** Sort key: the instant of the dismissal, then the dismissed profile. */
export type DismissalSortKey = readonly [sortedAt: string, id: number];

/** Returns a page of the profiles that a member has dismissed and may see now, the last one first. */
export async function listDismissals(
  db: Database,
  member: Member,
  { after, limit }: { after: DismissalSortKey | null; limit: number },
): Promise<(DismissalRow & { id: number; place: string })[]> {
  const { rows } = await sql<DismissalRow & { id: number; place: string }>`
    select d.dismissed_id as id, d.reason, d.dismissed_at, d.dismissed_at::text as place
    from dismissals d join profile_summaries p on p.id = d.dismissed_id
    where d.profile_id = ${member.profile.id} and ${visibleTo(member)}
      and ${after ? sql`(d.dismissed_at, d.dismissed_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql`true`}
    order by d.dismissed_at desc, d.dismissed_id desc limit ${limit}`.execute(db);
  return rows;
}
