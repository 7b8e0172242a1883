import { type RawBuilder, sql } from 'kysely';
import type { ReadingProfile, Viewer } from '../../../kit/api/viewer.ts';
import type { Database } from '../../../kit/database/db.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';
import type { Box } from '../shared/rules.ts';
import { type InterestRow, interestColumns, receivedAt } from '../store.ts';

// The receiver sees neither a withdrawn interest nor one in the queue.
const inBox = (viewer: Viewer, box: Box): RawBuilder<unknown> =>
  box === 'received'
    ? sql`i.receiver_id = ${viewer.profile!.id} and i.state not in ('withdrawn', 'queued') and ${visibleTo(viewer)}`
    : sql`i.sender_id = ${viewer.profile!.id} and ${visibleTo(viewer)}`;

const otherSide = (box: Box) => (box === 'received' ? sql.ref('i.sender_id') : sql.ref('i.receiver_id'));

const timeIn = (box: Box) => (box === 'received' ? receivedAt : sql.ref('i.sent_at'));

/** Sort key of a box: the time it was sent or received, then the id. */
export type BoxSortKey = readonly [sortedAt: string, id: string];

/** Returns a page of one box after a sort key, newest first. */
export async function listBox(
  db: Database,
  viewer: Viewer,
  box: Box,
  { now, after, limit }: { now: Date; after: BoxSortKey | null; limit: number },
): Promise<(InterestRow & { place: string })[]> {
  const sortKey = timeIn(box);
  const { rows } = await sql<InterestRow & { place: string }>`
    select ${interestColumns(viewer.profile!.id, now)}, ${sortKey}::text as place
    from interests i join profile_summaries p on p.id = ${otherSide(box)}
    where ${inBox(viewer, box)}
      and ${after ? sql`(${sortKey}, i.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by ${sortKey} desc, i.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many interests a viewer has received in all, and how many of them are pending. */
export async function countInReceivedBox(
  db: Database,
  viewer: Viewer,
  now: Date,
): Promise<{ all: number; waiting: number }> {
  const { rows } = await sql<{ all: number; waiting: number }>`
    select count(*)::int as all, count(*) filter (where i.state = 'pending' and i.expires_at > ${now})::int as waiting
    from interests i join profile_summaries p on p.id = i.sender_id
    where ${inBox(viewer, 'received')}`.execute(db);
  return rows[0]!;
}

/** Returns the interests between a profile and each of other profiles. */
export async function listBetween(
  db: Database,
  me: number,
  others: number[],
  now: Date,
): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    select ${interestColumns(me, now)} from interests i where i.sender_id = ${me} and i.receiver_id = any(${others}::bigint[])
    union all
    select ${interestColumns(me, now)} from interests i where i.receiver_id = ${me} and i.sender_id = any(${others}::bigint[])`.execute(
    db,
  );
  return rows;
}

export type OtherSide = { name: string; publicId: string; sentAt: Date };

/**
 * Returns, by their ids, the interests that are in a state now and whose other side the reader may see now.
 * @param side the reader's side
 */
export async function listOtherSides(
  db: Database,
  reader: ReadingProfile,
  it: { ids: string[]; state: 'pending' | 'accepted'; side: 'sender_id' | 'receiver_id'; now: Date },
): Promise<Map<string, OtherSide>> {
  const other = it.side === 'sender_id' ? 'receiver_id' : 'sender_id';
  const { rows } = await sql<{ id: string; name: string; public_id: string; sent_at: Date }>`
    select i.id, p.name, p.public_id, i.sent_at
    from interests i join profile_summaries p on p.id = ${sql.ref(`i.${other}`)}
    where i.id = any(${it.ids}::uuid[]) and ${sql.ref(`i.${it.side}`)} = ${reader.profile?.id ?? 0}
      and i.state = ${it.state} and (i.state = 'accepted' or i.expires_at > ${it.now})
      and ${visibleTo(reader)}`.execute(db);
  return new Map(
    rows.map(({ id, name, public_id, sent_at }) => [id, { name, publicId: public_id, sentAt: sent_at }]),
  );
}
