import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { isClaimed } from '../../../people/accounts/team/colleagues.ts';

/** Hours within which a payment must be handled. */
export const DUE_HOURS = 24;

/** A payment that waits in the queue. */
export type QueueEntry = {
  id: string;
  /** Since when it needs attention, its oldest refund waits for approval, or a bank waits for our response. */
  since: Date;
  due: Date;
  overdue: boolean;
  holder_id: number | null;
  holder: string | null;
  held_at: Date | null;
  /** Accounts that requested the waiting refunds. */
  askers: number[];
};

const needsAttention = sql`(p.attention is not null and p.attention_ended_at is null)`;
const hasRefund = (...states: string[]) =>
  sql`exists (select from refunds u where u.payment_id = p.id and u.state = any(${states}::text[]))`;
const openDisputes = sql`from disputes d where d.payment_id = p.id and d.state = 'open'`;

/** Since when a payment `p` waits for our own decision; null where it does not. */
const sinceDecision = sql`least(
  case when ${needsAttention} then coalesce(p.captured_at, p.created_at) end,
  (select min(w.created_at) from refunds w where w.payment_id = p.id and w.state = 'waiting'))`;

/** Since when a payment `p` waits; null where it does not. */
const since = sql`least(${sinceDecision}, (select min(d.created_at) ${openDisputes}))`;

/** By when it is to be looked at: a dispute has the bank's own deadline. */
const due = sql`least(
  ${sinceDecision} + make_interval(hours => ${DUE_HOURS}),
  (select min(coalesce(d.respond_by, d.created_at + make_interval(hours => ${DUE_HOURS}))) ${openDisputes}))`;

/** While money is on its way back, there is nothing to do. */
const overdue = (now: Date) => sql<boolean>`(
  coalesce(${due} < ${now}::timestamptz, false)
  and (${hasRefund('waiting')} or exists (select ${openDisputes}) or not ${hasRefund('requested', 'pending')})
)`;

/** Ids of waiting payments, found by the indexes of each kind of waiting. */
const waiting = sql`(
  select id from payments where attention is not null and attention_ended_at is null
  union select payment_id from refunds where state = 'waiting'
  union select payment_id from disputes where state = 'open'
)`;

/** Sort key of the queue: since when the payment waits, as text, then the id. */
export type PaymentQueueKey = readonly [since: string, id: string];

/** Returns the ids of waiting payments, the longest waiting first, so that overdue ones are on top. */
export async function listWaitingPayments(
  db: Database,
  { after, limit }: { after: PaymentQueueKey | null; limit: number },
): Promise<{ id: string; since_text: string }[]> {
  const { rows } = await sql<{ id: string; since_text: string }>`
    select id, since::text as since_text
    from (select p.id, ${since} as since from payments p where p.id in ${waiting}) q
    where ${after ? sql`(since, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by since, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns how many payments wait, how many are overdue, since when the oldest waits, and how many a colleague
 * assigned to an account.
 */
export async function countQueue(
  db: Database,
  now: Date,
  accountId: number,
): Promise<{ waiting: number; overdue: number; assigned: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; assigned: number; oldest: Date | null }>`
    select count(*)::int as waiting, count(*) filter (where ${overdue(now)})::int as overdue,
      count(*) filter (where p.claimed_by = ${accountId} and p.assigned)::int as assigned, min(${since}) as oldest
    from payments p where p.id in ${waiting}`.execute(db);
  const { oldest, ...counts } = rows[0]!;
  return { ...counts, oldestAt: oldest };
}

/** Returns the queue entries of payments; none for a payment that does not wait. */
export async function listQueueEntries(db: Database | Tx, ids: string[], now: Date): Promise<QueueEntry[]> {
  const claim = { holder: sql`p.claimed_by`, since: sql`p.claimed_at`, assigned: sql`p.assigned` };
  const { rows } = await sql<QueueEntry>`
    select p.id, w.since, ${due} as due, ${overdue(now)} as overdue, s.account_id as holder_id, s.name as holder,
      case when s.account_id is not null then p.claimed_at end as held_at,
      array(
        select r.asked_by from refunds r
        where r.payment_id = p.id and r.state = 'waiting' and r.asked_by is not null
      ) as askers
    from payments p
    cross join lateral (select ${since} as since) w
    left join staff_names s on s.account_id = p.claimed_by and ${isClaimed(claim, 'payments.refund', now)}
    where p.id = any(${ids}::uuid[]) and w.since is not null`.execute(db);
  return rows;
}

/** Assigns a payment; null: to nobody. */
export async function setHolder(
  tx: Tx,
  id: string,
  claim: { holder: number | null; assigned: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      claimed_by: claim.holder,
      claimed_at: claim.holder === null ? null : claim.now,
      assigned: claim.assigned,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the claim of a payment once nothing about it waits any more. */
export async function releaseDone(tx: Tx, id: string): Promise<void> {
  await sql`
    update payments p set claimed_by = null, claimed_at = null, assigned = false
    where p.id = ${id}::uuid and p.claimed_by is not null and ${since} is null`.execute(tx);
}
