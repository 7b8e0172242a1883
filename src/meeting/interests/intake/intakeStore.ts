import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';
import type { Intake } from '../shared/rules.ts';

/** Returns how many new interests a week a profile wants to see; null: all. */
export async function findIntake(db: Database | Tx, profile: number): Promise<Intake> {
  const row = await db
    .selectFrom('intake_caps')
    .select('per_week')
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  return (row?.per_week ?? null) as Intake;
}

/** Stores how many new interests a week a profile wants to see. @returns false if nothing changed */
export async function putIntake(tx: Tx, profile: number, perWeek: Intake, now: Date): Promise<boolean> {
  if (perWeek === null) {
    const gone = await tx.deleteFrom('intake_caps').where('profile_id', '=', profile).executeTakeFirst();
    return gone.numDeletedRows === 1n;
  }
  const { numAffectedRows } = await sql`
    insert into intake_caps as c (profile_id, per_week, changed_at) values (${profile}, ${perWeek}, ${now})
    on conflict (profile_id) do update set per_week = excluded.per_week, changed_at = excluded.changed_at
      where c.per_week <> excluded.per_week`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whether `i`, an interest, reached its receiver. An interest that was withdrawn in the queue did not. */
const reached = sql`(i.queued_at is null or i.released_at is not null)`;

/** Returns how many interests reached a profile since an instant, and whether any is in its queue. */
export async function countIntake(
  tx: Tx,
  profile: number,
  since: Date,
): Promise<{ received: number; queued: boolean }> {
  const { rows } = await sql<{ received: number; queued: boolean }>`
    select (
      select count(*)::int from interests i
      where i.receiver_id = ${profile} and coalesce(i.released_at, i.sent_at) > ${since} and ${reached}
    ) as received,
    exists (select from interests i where i.receiver_id = ${profile} and i.state = 'queued') as queued`.execute(
    tx,
  );
  return rows[0]!;
}

type ReleasedRow = { id: string; sender_id: number; receiver_id: number };

const takeWhere = (
  tx: Tx,
  { profile, now, expiresAt, limit, only }: ReleaseQuery & { only: RawBuilder<unknown> },
) =>
  sql<ReleasedRow>`
    update interests set state = 'pending', released_at = ${now}, before_sent = null, expires_at = ${expiresAt}
    where id in (
      select i.id from interests i join profile_summaries p on p.id = i.sender_id
      where i.receiver_id = ${profile} and i.state = 'queued' and coalesce(i.held_until <= ${now}, true)
        and ${only}
      order by i.fit desc nulls last, i.sent_at, i.id
      limit ${limit}
      for update of i
    )
    returning id, sender_id, receiver_id`.execute(tx);

type ReleaseQuery = { profile: number; now: Date; expiresAt: Date; limit: number };

/** Takes interests out of a profile's queue that were sent before an instant. */
export const takeOverdue = async (tx: Tx, it: ReleaseQuery, before: Date): Promise<ReleasedRow[]> =>
  (await takeWhere(tx, { ...it, only: sql`i.sent_at <= ${before}` })).rows;

/**
 * Takes the best interests out of a profile's queue: the best fit first, then the first sent. An interest stays if
 * the receiver may not see its sender now, because it would take a place for nothing. An interest shows its sender
 * even if only premium members can see that profile.
 */
export const takeBest = async (tx: Tx, it: ReleaseQuery): Promise<ReleasedRow[]> =>
  (await takeWhere(tx, { ...it, only: visibleTo({ premium: true, profile: { id: it.profile } }) })).rows;

/** Marks a queued interest as received, because its receiver answers it without knowing of it. */
export async function setReleased(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('interests').set({ released_at: now }).where('id', '=', id).execute();
}

/** Stores how well the two sides of a queued interest match, 0 to 1. */
export async function setFit(tx: Tx, id: string, fit: number): Promise<void> {
  await tx.updateTable('interests').set({ fit }).where('id', '=', id).execute();
}

/**
 * Returns profiles after an id whose queue may have something to release: a place is free, or one has waited too
 * long.
 */
export async function listReleasable(
  db: Database,
  it: { after: number; since: Date; overdue: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ profile: number }>`
    select q.receiver_id as profile
    from (
      select receiver_id, min(sent_at) as oldest from interests
      where state = 'queued' and receiver_id > ${it.after} group by receiver_id
    ) q
    left join intake_caps c on c.profile_id = q.receiver_id
    where c.per_week is null or q.oldest <= ${it.overdue} or c.per_week > (
      select count(*) from interests i
      where i.receiver_id = q.receiver_id and coalesce(i.released_at, i.sent_at) > ${it.since} and ${reached}
    )
    order by q.receiver_id limit ${it.limit}`.execute(db);
  return rows.map(({ profile }) => profile);
}
