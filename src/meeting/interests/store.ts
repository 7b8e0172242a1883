import { type RawBuilder, sql } from 'kysely';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { startOfDayInIndia } from '../../kit/shared/time/calendar.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import { type Intake, type InterestState, SENDINGS_TO_ONE, SENDINGS_TO_ONE_DAYS } from './shared/rules.ts';

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

/**
 * Returns a profile that a member may see, by its public id, and whether one account may act for both: it would answer
 * itself.
 */
export async function findReceiver(
  db: Database,
  member: Member,
  publicId: string,
): Promise<{ id: number; shared: boolean } | undefined> {
  const { rows } = await sql<{ id: number; shared: boolean }>`
    select p.id, ${sharesManager(sql`${member.profile.id}::bigint`, sql`p.id`)} as shared
    from profile_summaries p where p.public_id = ${publicId} and ${visibleTo(member)}`.execute(db);
  return rows[0];
}

/**
 * What decides whether a member may send an interest to a profile.
 * @property visible whether the member may see the profile
 * @property sendableAt when they may send to it again; null: now
 * @property perWeek how many new interests a week the profile wants to see; null: all
 */
type BeforeSending = {
  visible: boolean;
  between: InterestRow | undefined;
  sendableAt: Date | null;
  sentToday: number;
  perWeek: Intake;
};

/** Returns what decides about a sending, in one statement, and locks the interest between the two if there is one. */
export async function readBeforeSending(
  tx: Tx,
  member: Member,
  other: number,
  now: Date,
): Promise<BeforeSending> {
  const me = member.profile.id;
  const { rows } = await sql<Omit<BeforeSending, 'between'> & (InterestRow | { id: null })>`
    with between_them as materialized (
      select ${interestColumns(me, now)} from interests i where ${isBetween(me, other)} for update
    )
    select b.*, exists (
        select from profile_summaries p where p.id = ${other} and ${visibleTo(member)}
      ) as visible,
      ${sendAgainAt(me, sql`${other}::bigint`, now)} as "sendableAt",
      (${sendingsSince(me, startOfDayInIndia(now))}) as "sentToday",
      (select c.per_week from intake_caps c where c.profile_id = ${other}) as "perWeek"
    from (select) one left join between_them b on true`.execute(tx);
  const { visible, sendableAt, sentToday, perWeek, ...between } = rows[0]!;
  return { visible, sendableAt, sentToday, perWeek, between: between.id === null ? undefined : between };
}

const isBetween = (one: number, other: number) => sql`
  least(i.sender_id, i.receiver_id) = ${Math.min(one, other)}
  and greatest(i.sender_id, i.receiver_id) = ${Math.max(one, other)}`;

/** Returns the interest between the viewer's profile and another. */
export async function findInterestBetween(
  db: Database | Tx,
  me: number,
  other: number,
  now: Date,
  { lock = false } = {},
): Promise<InterestRow | undefined> {
  const { rows } = await sql<InterestRow>`
    select ${interestColumns(me, now)} from interests i where ${isBetween(me, other)}
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

const sharesManager = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`exists (
  select from managers_of m join managers_of n on n.account_id = m.account_id
  where m.profile_id = ${one} and n.profile_id = ${other} and m.role <> 'viewer' and n.role <> 'viewer'
)`;

/** Returns whether one account may act for both profiles. */
export async function shareManager(db: Database | Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select ${sharesManager(sql`${one}::bigint`, sql`${other}::bigint`)} as shared`.execute(db);
  return rows[0]!.shared;
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

const stateOf = ({ queued, heldUntil }: Sent) => (queued || heldUntil ? 'queued' : 'pending');
const queuedAt = (sent: Sent) => (stateOf(sent) === 'queued' ? sent.now : null);
const heldUntil = ({ queued, heldUntil }: Sent) => (queued ? null : heldUntil);

const sending = ({ senderId, accountId, receiverId, now }: Sent) => sql`sending as (
  insert into interest_sendings (sender_id, account_id, receiver_id, sent_at)
  values (${senderId}, ${accountId}, ${receiverId}, ${now})
)`;

/** Stores an interest and that it was sent. Returns it as its sender sees it. */
export async function insertInterest(tx: Tx, sent: Sent): Promise<InterestRow> {
  const { rows } = await sql<InterestRow>`
    with ${sending(sent)}
    insert into interests as i
      (sender_id, account_id, receiver_id, state, queued_at, held_until, sent_at, expires_at)
    values (${sent.senderId}, ${sent.accountId}, ${sent.receiverId}, ${stateOf(sent)}, ${queuedAt(sent)},
      ${heldUntil(sent)}, ${sent.now}, ${sent.expiresAt})
    returning ${interestColumns(sent.senderId, sent.now)}`.execute(tx);
  return rows[0]!;
}

/** As `insertInterest`, for an interest between the two that has ended. */
export async function setSentAgain(tx: Tx, id: string, sent: Sent): Promise<InterestRow> {
  const { rows } = await sql<InterestRow>`
    with ${sending(sent)}
    update interests i set
      sender_id = ${sent.senderId}, account_id = ${sent.accountId}, receiver_id = ${sent.receiverId},
      state = ${stateOf(sent)}, queued_at = ${queuedAt(sent)}, held_until = ${heldUntil(sent)},
      before_sent = to_jsonb(i) - 'before_sent', released_at = null, fit = null,
      sent_at = ${sent.now}, expires_at = ${sent.expiresAt}, answered_at = null, declined_at = null
    where i.id = ${id}::uuid
    returning ${interestColumns(sent.senderId, sent.now)}`.execute(tx);
  return rows[0]!;
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

const sendingsSince = (senderId: number, since: Date) => sql`
  select count(*)::int from interest_sendings s where s.sender_id = ${senderId} and s.sent_at >= ${since}`;

export async function countSendings(db: Database, senderId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`${sendingsSince(senderId, since)}`.execute(db);
  return rows[0]!.count;
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
