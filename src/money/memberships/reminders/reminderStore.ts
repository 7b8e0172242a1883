import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

// Whether another membership of the profile is current when this one ends.
const followed = (m: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from memberships n
  where n.profile_id = ${m}.profile_id and n.starts_at <= ${m}.ends_at and n.ends_at > ${m}.ends_at
)`;

/**
 * Returns memberships that end between two instants, were not ended early, were longer than `days`
 * days, are not followed by another, and whose managers have not had this reminder.
 */
export async function findEnding(
  db: Database,
  { after, until, days }: { after: Date; until: Date; days: number },
): Promise<{ id: number; profile_id: number }[]> {
  const { rows } = await sql<{ id: number; profile_id: number }>`
    select m.id, m.profile_id from memberships m
    where m.ends_at > ${after} and m.ends_at <= ${until}
      and m.ended_by is null
      and m.starts_at <= m.ends_at - make_interval(hours => ${days}::int * 24)
      and not ${followed(sql`m`)}
      and not exists (select from membership_reminders r where r.membership_id = m.id and r.days = ${days})
    order by m.ends_at`.execute(db);
  return rows;
}

/** Records that a reminder is sent. @returns false when it was sent before */
export async function noteReminder(tx: Tx, membership: number, days: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('membership_reminders')
    .values({ membership_id: membership, days, sent_at: now })
    .onConflict((clash) => clash.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}

export type NotifiedMembership = {
  id: number;
  profile_id: number;
  plan: string;
  starts_at: Date;
  ends_at: Date;
  order_id: string | null;
  /** Whether it was ended early. */
  ended: boolean;
  /** Whether it was ended before it began. `starts_at` is when it should have begun. */
  unbegun: boolean;
  /** Whether another one is current when it ends. */
  followed: boolean;
};

/** Returns the facts for a notification about a membership. */
export async function listNotifiedMemberships(
  db: Database | Tx,
  memberships: number[],
): Promise<NotifiedMembership[]> {
  const { rows } = await sql<NotifiedMembership>`
    select m.id, m.profile_id, m.plan_name as plan, m.starts_at, m.ends_at, m.order_id,
      m.ended_by is not null as ended,
      m.ends_at <= m.starts_at as unbegun, ${followed(sql`m`)} as followed
    from memberships m
    where m.id = any(${memberships}::bigint[])`.execute(db);
  return rows;
}
