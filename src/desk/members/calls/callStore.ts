import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { CallDirection, CallOutcome, CallPerson } from '../shared/calls.ts';

export type CallRow = {
  id: string;
  key: string;
  recorded_key: string;
  called_at: Date;
  direction: CallDirection;
  person: CallPerson;
  outcome: CallOutcome;
  call_back_on: string | null;
  note: string | null;
  author: number | null;
  author_name: string | null;
  recorded_at: Date;
};

/** Sort key of a call, as text. Several are of one minute: the one that was recorded last is the newest. */
export type CallSortKey = readonly [calledAt: string, recordedAt: string, id: string];

const selectCalls = (condition: RawBuilder<unknown>) => sql<CallRow>`
  select c.id, c.called_at::text as key, c.recorded_at::text as recorded_key, c.called_at, c.direction, c.person,
    c.outcome, c.call_back_on::text as call_back_on, c.note, c.author, s.name as author_name, c.recorded_at
  from member_calls c left join staff_names s on s.account_id = c.author
  where ${condition}
  order by c.called_at desc, c.recorded_at desc, c.id desc`;

/** Returns a page of the calls of a profile, newest first. */
export async function listCalls(
  db: Database,
  profileId: number,
  { after, limit }: { after: CallSortKey | null; limit: number },
): Promise<CallRow[]> {
  const place = after
    ? sql`and (c.called_at, c.recorded_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::timestamptz, ${after[2]}::uuid)`
    : sql``;
  const { rows } = await sql<CallRow>`
    ${selectCalls(sql`c.profile_id = ${profileId} ${place}`)} limit ${limit}`.execute(db);
  return rows;
}

/** Returns a call of a profile. */
export async function findCall(tx: Tx, profileId: number, id: string): Promise<CallRow | undefined> {
  const { rows } = await selectCalls(sql`c.profile_id = ${profileId} and c.id = ${id}::uuid`).execute(tx);
  return rows[0];
}

type NewCall = {
  profile_id: number;
  author: number;
  called_at: Date;
  direction: CallDirection;
  person: CallPerson;
  outcome: CallOutcome;
  call_back_on: string | null;
  note: string | null;
  recorded_at: Date;
};

export async function insertCall(tx: Tx, call: NewCall): Promise<string> {
  const { id } = await tx.insertInto('member_calls').values(call).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const deleteCall = (tx: Tx, id: string) =>
  tx.deleteFrom('member_calls').where('id', '=', id).execute();

/**
 * Returns the calls `c` after which a family waits for ours, due by a day in India: no later one reached anybody. At most one
 * of each profile.
 */
export const dueCallBacks = (today: string): RawBuilder<unknown> => sql`
  member_calls c where c.call_back_on <= ${today}::date and not exists (
    select from member_calls l
    where l.profile_id = c.profile_id and l.outcome <> 'no_answer'
      and (l.called_at, l.recorded_at, l.id) > (c.called_at, c.recorded_at, c.id)
  )`;

/** Returns how many families wait for a call by a day in India, how many of them since an earlier day, and since when the first. */
export async function countCallBacks(
  db: Database,
  today: string,
): Promise<{ waiting: number; overdue: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*)::int as waiting, count(*) filter (where c.call_back_on < ${today}::date)::int as overdue,
      min(c.called_at) as oldest
    from ${dueCallBacks(today)}`.execute(db);
  const { oldest, ...counts } = rows[0]!;
  return { ...counts, oldestAt: oldest };
}
