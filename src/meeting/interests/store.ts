import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import { type InterestState, SENDINGS_TO_ONE, SENDINGS_TO_ONE_DAYS } from './shared/rules.ts';

export type InterestRow = {
  id: string;
  sender_id: number;
  receiver_id: number;
  state: InterestState;
  sent_at: Date;
  /** When it reached the receiver: later than the sending if it was queued. */
  received_at: Date;
  answered_at: Date | null;
  /** When it was declined, before it was accepted. */
  declined_at: Date | null;
  /**
   * Whether its sender can undo it, or could until a moment ago. The sender sees it as sent; for the receiver it is
   * still in the queue.
   */
  held: boolean;
  /** When the viewer may send to the other profile again, after reaching the limit. */
  send_again_at: Date | null;
};

/** When `i`, an interest, reached its receiver. */
export const receivedAt = sql`coalesce(i.released_at, i.sent_at)`;

/**
 * Returns the columns of `i`, an interest, for one of its sides. An hourly task marks expired interests; until then,
 * the time decides.
 */
export const interestColumns = (me: number, now: Date): RawBuilder<unknown> => sql`
  i.id, i.sender_id, i.receiver_id, i.sent_at, ${receivedAt} as received_at, i.answered_at, i.declined_at,
  i.state = 'queued' and coalesce(i.held_until > ${now}::timestamptz - interval '1 minute', false) as held,
  case when i.state = 'pending' and i.expires_at <= ${now} then 'expired' else i.state end as state,
  case when i.state = 'withdrawn' and i.sender_id = ${me} then ${sendAgainAt(me, sql.ref('i.receiver_id'), now)} end as send_again_at`;

// The limit's window begins with the oldest interest that counts towards it.
const sendAgainAt = (me: number, other: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`(
  select s.sent_at + ${WINDOW} from interest_sendings s
  where s.sender_id = ${me} and s.receiver_id = ${other} and s.sent_at + ${WINDOW} > ${now}
  order by s.sent_at desc offset ${sql.lit(SENDINGS_TO_ONE - 1)} limit 1
)`;

const WINDOW = sql.raw(`interval '${SENDINGS_TO_ONE_DAYS * 24} hours'`);

/** Returns when a profile may send an interest to another again; null when it may now. */
export async function findSendAgainAt(tx: Tx, me: number, other: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ sendableAt: Date | null }>`
    select ${sendAgainAt(me, sql`${other}::bigint`, now)} as "sendableAt"`.execute(tx);
  return rows[0]!.sendableAt;
}

/** Returns the interest between the viewer's profile and another. */
export async function findInterestBetween(
  db: Database | Tx,
  me: number,
  other: number,
  now: Date,
  { lock = false } = {},
): Promise<InterestRow | undefined> {
  const { rows } = await sql<InterestRow>`
    select ${interestColumns(me, now)} from interests i
    where least(i.sender_id, i.receiver_id) = ${Math.min(me, other)}
      and greatest(i.sender_id, i.receiver_id) = ${Math.max(me, other)}
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** Locks an interest of the viewer that the viewer may see, if its other side is also visible to them. */
export async function lockOwn(
  tx: Tx,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<InterestRow | undefined> {
  const me = viewer.profile!.id;
  const { rows } = await sql<InterestRow>`
    select ${interestColumns(me, now)}
    from interests i
    join profile_summaries p on p.id = case when i.sender_id = ${me} then i.receiver_id else i.sender_id end
    where i.id = ${id}::uuid and ${me} in (i.sender_id, case when i.state <> 'queued' then i.receiver_id end)
      and ${visibleTo(viewer)}
    for update of i`.execute(tx);
  return rows[0];
}

/** Returns whether one account may act for both profiles: it would answer itself. */
export async function shareManager(db: Database | Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    select from managers_of m join managers_of n on n.account_id = m.account_id
    where m.profile_id = ${one} and n.profile_id = ${other} and m.role <> 'viewer' and n.role <> 'viewer'
    limit 1`.execute(db);
  return rows.length > 0;
}

export type Sent = {
  senderId: number;
  accountId: number;
  receiverId: number;
  now: Date;
  expiresAt: Date;
  queued: boolean;
  /** Until when the sender can undo it, before its receiver learns of it. */
  heldUntil: Date | null;
};

const stateOf = ({ queued, heldUntil, now }: Sent) => ({
  state: queued || heldUntil ? 'queued' : 'pending',
  queued_at: queued || heldUntil ? now : null,
  held_until: queued ? null : heldUntil,
});

export async function insertInterest(tx: Tx, sent: Sent): Promise<void> {
  await tx
    .insertInto('interests')
    .values({
      sender_id: sent.senderId,
      account_id: sent.accountId,
      receiver_id: sent.receiverId,
      ...stateOf(sent),
      sent_at: sent.now,
      expires_at: sent.expiresAt,
    })
    .execute();
}

export async function setSentAgain(tx: Tx, id: string, sent: Sent): Promise<void> {
  await tx
    .updateTable('interests')
    .set({
      sender_id: sent.senderId,
      account_id: sent.accountId,
      receiver_id: sent.receiverId,
      ...stateOf(sent),
      before_sent: sql`to_jsonb(interests) - 'before_sent'`,
      released_at: null,
      fit: null,
      sent_at: sent.now,
      expires_at: sent.expiresAt,
      answered_at: null,
      declined_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the state, and keeps when an interest that is accepted now was declined. */
export async function setInterestState(tx: Tx, id: string, state: InterestState, now: Date): Promise<void> {
  const before = state === 'accepted' ? sql`case when state = 'declined' then answered_at end` : sql`null`;
  await sql`
    update interests set state = ${state}, answered_at = ${now}, declined_at = ${before} where id = ${id}::uuid`.execute(
    tx,
  );
}

/** Restores the state that an interest had before its last answer: declined, queued or pending. */
export async function restoreAnswer(tx: Tx, id: string): Promise<void> {
  await sql`
    update interests set state = case
      when declined_at is not null then 'declined'
      when queued_at is not null and released_at is null then 'queued'
      else 'pending' end, answered_at = declined_at
    where id = ${id}::uuid`.execute(tx);
}

export async function insertSending(tx: Tx, { senderId, accountId, receiverId, now }: Sent): Promise<void> {
  await tx
    .insertInto('interest_sendings')
    .values({ sender_id: senderId, account_id: accountId, receiver_id: receiverId, sent_at: now })
    .execute();
}

/** Restores what was there before the interest was sent: an interest that had ended, or none. */
export async function restoreBefore(
  tx: Tx,
  { id, sender_id, receiver_id, sent_at }: InterestRow,
): Promise<void> {
  await sql`
    delete from interest_sendings
    where sender_id = ${sender_id} and receiver_id = ${receiver_id} and sent_at = ${sent_at}`.execute(tx);
  await sql`delete from interests where id = ${id}::uuid and before_sent is null`.execute(tx);
  await sql`
    update interests i set (sender_id, receiver_id, state, sent_at, expires_at, queued_at, released_at, answered_at, declined_at)
      = (select b.sender_id, b.receiver_id, b.state, b.sent_at, b.expires_at, b.queued_at, b.released_at, b.answered_at, b.declined_at
        from jsonb_populate_record(null::interests, i.before_sent) b),
      held_until = null, before_sent = null
    where i.id = ${id}::uuid`.execute(tx);
}

export async function countSendings(db: Database | Tx, senderId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('interest_sendings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('sender_id', '=', senderId)
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks up to `limit` interests without a timely answer as expired, and returns them. */
export async function expire(tx: Tx, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; sender_id: number; receiver_id: number }>`
    update interests set state = 'expired'
    where id in (
      select id from interests where state = 'pending' and expires_at <= ${now}
      limit ${limit} for update skip locked
    )
    returning id, sender_id, receiver_id`.execute(tx);
  return rows;
}

/** Returns the two profiles of an interest and when it was last sent. */
export async function findSides(
  db: Database | Tx,
  id: string,
): Promise<{ sender: number; receiver: number; sentAt: Date } | undefined> {
  const row = await db
    .selectFrom('interests')
    .select(['sender_id as sender', 'receiver_id as receiver', 'sent_at as sentAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row;
}
