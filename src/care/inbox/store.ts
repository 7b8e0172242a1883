import { sql } from 'kysely';
import { countUpTo } from '../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import {
  ACKNOWLEDGED_IN_HOURS,
  CLOSED_IN_HOURS,
  type ContactTopic,
  type DATA_TOPICS,
  type MessageState,
} from './shared/lists.ts';

type NewMessage = {
  name: string;
  email: string;
  message: string;
  topic: ContactTopic;
  accountId: number | null;
  sentAt: Date;
};

export async function insertContactMessage(tx: Tx, it: NewMessage): Promise<{ id: number }> {
  const { name, email, message, topic, sentAt } = it;
  return tx
    .insertInto('contact_messages')
    .values({ name, email, message, topic, account_id: it.accountId, sent_at: sentAt, updated_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function findContactMessage(db: Database, id: number) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message', 'topic', 'thread'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type InboxMessageRow = {
  id: number;
  thread: string;
  name: string;
  email: string;
  message: string;
  topic: ContactTopic;
  state: MessageState;
  sent_at: Date;
  updated_at: Date;
  acknowledged_at: Date | null;
  claimed_by: number | null;
  /** Name of the colleague it is assigned to. */
  claimer: string | null;
  due_at: Date;
};

/** When the next step is due: the acknowledgement, then the end. */
const due = sql`(c.sent_at + make_interval(hours => case when c.state = 'new' and c.acknowledged_at is null
  then ${ACKNOWLEDGED_IN_HOURS}::int else ${CLOSED_IN_HOURS}::int end))`;
const columns = sql`c.id, c.thread, c.name, c.email, c.message, c.topic, c.state, c.sent_at, c.updated_at, c.acknowledged_at,
  c.claimed_by, s.name as claimer, ${due} as due_at`;
const from = sql`contact_messages c left join staff_names s on s.account_id = c.claimed_by`;

/** Sort key: the time as text, the id. */
export type InboxSortKey = readonly [sortedAt: string, id: number];
export type ListedMessage = InboxMessageRow & { at_text: string };
export const sortKeyOf = (row: ListedMessage): InboxSortKey => [row.at_text, row.id];

type Which = {
  state: MessageState;
  /** Requests about data alone. */
  data: boolean;
  search: string | null;
  after: InboxSortKey | null;
  limit: number;
};

/**
 * Returns a page of the messages in a state: open ones by when they are due, done ones by when they last changed.
 * @param search the beginning of a conversation's mark, or the sender's email address: then of any state
 */
export async function listInboxMessages(
  db: Database,
  { state, data, search, after, limit }: Which,
): Promise<ListedMessage[]> {
  const open = !search && (state === 'new' || state === 'answered');
  const sortKey = open ? due : sql`c.updated_at`;
  const chosen = search
    ? sql`(lower(c.email) = ${search} or (length(${search}) >= 8 and starts_with(c.thread, ${search})))`
    : sql`c.state = ${state} ${data ? sql`and c.topic <> 'general'` : sql``}`;
  const rest = after
    ? open
      ? sql`(${sortKey}, c.id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`
      : sql`(${sortKey}, c.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
    : sql`true`;
  const { rows } = await sql<ListedMessage>`
    select ${columns}, ${sortKey}::text as at_text from ${from}
    where ${chosen} and ${rest}
    order by ${open ? sql`${sortKey}, c.id` : sql`${sortKey} desc, c.id desc`} limit ${limit}`.execute(db);
  return rows;
}

export type OpenMessages = { waiting: number; overdue: number; assigned: number; oldestAt: Date | null };

/**
 * Returns how many messages wait for an answer, how many open ones are overdue, since when the oldest waits, and how many wait for an
 * account that has them: of the contact form, and of members about their data.
 */
export async function countOpenMessages(
  db: Database,
  now: Date,
  accountId: number,
): Promise<{ general: OpenMessages; data: OpenMessages }> {
  const { rows } = await sql<OpenMessages & { data: boolean }>`
    select c.topic <> 'general' as data, count(*) filter (where c.state = 'new')::int as waiting,
      count(*) filter (where ${due} < ${now})::int as overdue,
      count(*) filter (where c.state = 'new' and c.claimed_by = ${accountId})::int as assigned,
      min(c.sent_at) filter (where c.state = 'new') as "oldestAt"
    from contact_messages c where c.state in ('new', 'answered') group by 1`.execute(db);
  const none: OpenMessages = { waiting: 0, overdue: 0, assigned: 0, oldestAt: null };
  return {
    general: rows.find((row) => !row.data) ?? none,
    data: rows.find((row) => row.data) ?? none,
  };
}

/** Returns a message by the id of its conversation. */
export async function findByThread(db: Database | Tx, thread: string): Promise<InboxMessageRow | undefined> {
  const { rows } = await sql<InboxMessageRow>`
    select ${columns} from ${from} where c.thread = ${thread}`.execute(db);
  return rows[0];
}

/** Locks a message until the transaction ends, and returns it. */
export async function lockByThread(tx: Tx, thread: string): Promise<InboxMessageRow | undefined> {
  await sql`select from contact_messages where thread = ${thread} for update`.execute(tx);
  return findByThread(tx, thread);
}

type MessageChange = { state: MessageState; topic: ContactTopic; claimedBy: number | null; changedAt: Date };

/** Changes a message. Whatever staff do with it acknowledges it. */
export async function changeMessage(tx: Tx, id: number, it: MessageChange): Promise<void> {
  await sql`
    update contact_messages set state = ${it.state}, topic = ${it.topic}, claimed_by = ${it.claimedBy},
      claimed_at = case when claimed_by is distinct from ${it.claimedBy}::bigint then ${it.changedAt} else claimed_at end,
      acknowledged_at = coalesce(acknowledged_at, ${it.changedAt}),
      answered_at = case when ${it.state} = 'answered' then ${it.changedAt} else answered_at end,
      closed_at = case when ${it.state} in ('closed', 'spam') then ${it.changedAt}::timestamptz end,
      updated_at = greatest(${it.changedAt}, updated_at + interval '1 millisecond')
    where id = ${id}`.execute(tx);
}

/** Returns the newest requests of an account about its data; at most 20. */
export function listDataRequestsOf(db: Database, accountId: number) {
  return db
    .selectFrom('contact_messages')
    .select(['thread', 'topic', 'message', 'state', 'sent_at'])
    .where('account_id', '=', accountId)
    .where('topic', '<>', 'general')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .$castTo<{
      thread: string;
      topic: (typeof DATA_TOPICS)[number];
      message: string;
      state: MessageState;
      sent_at: Date;
    }>()
    .execute();
}

const oldMessages = (before: Date) =>
  sql`contact_messages where state in ('closed', 'spam') and updated_at < ${before}`;

const BATCH = 500;

/** Deletes the conversations that were closed before an instant, with their replies, in batches. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from contact_messages where id in (select id from ${oldMessages(before)} limit ${BATCH})`.execute(
      db,
    );
    deleted = Number(numAffectedRows);
  }
}

/** Returns how many conversations that would delete, up to a limit. */
export const countOldMessages = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, oldMessages(before));
