import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { isClaimed } from '../../people/accounts/team/colleagues.ts';
import type { Requestable } from '../memberships/shared/rules.ts';
import { DUE_HOURS, type RequestState } from './shared/rules.ts';

export type RequestRow = {
  id: string;
  profile_id: number;
  /** The account that made the request; null after it was deleted. */
  account_id: number | null;
  entitlement: Requestable;
  message: string;
  state: RequestState;
  answer: string | null;
  taken_by: number | null;
  created_at: Date;
  updated_at: Date;
};

/** A request with its profile, its plan and the staff member it is assigned to. */
export type QueuedRequest = RequestRow & {
  name: string;
  public_id: string;
  plan: string;
  taker: string | null;
};

export type NewRequest = {
  id: string;
  profileId: number;
  accountId: number;
  membershipId: number;
  entitlement: Requestable;
  message: string;
  now: Date;
};

/** Adds a request; undefined if the profile already has an open one of that kind. */
export async function insertRequest(tx: Tx, one: NewRequest): Promise<RequestRow | undefined> {
  return tx
    .insertInto('requests')
    .values({
      id: one.id,
      profile_id: one.profileId,
      account_id: one.accountId,
      membership_id: one.membershipId,
      entitlement: one.entitlement,
      message: one.message,
      state: 'open',
      created_at: one.now,
      updated_at: one.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .$castTo<RequestRow>()
    .executeTakeFirst();
}

/** Returns whether a profile has an open request of a kind. */
export async function hasOpenRequest(
  db: Database | Tx,
  profileId: number,
  entitlement: Requestable,
): Promise<boolean> {
  const found = await db
    .selectFrom('requests')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('entitlement', '=', entitlement)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the requests of a profile, newest first; at most 100. */
export function listRequests(db: Database, profileId: number): Promise<RequestRow[]> {
  return db
    .selectFrom('requests')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .$castTo<RequestRow>()
    .execute();
}

const claim = { holder: sql`r.taken_by`, since: sql`r.taken_at`, assigned: sql`r.assigned` };

/** Returns the condition that the claim of a request was released, so that it is open again. */
const released = (now: Date) =>
  sql<boolean>`(r.state = 'in_progress' and not ${isClaimed(claim, 'requests.answer', now)})`;

const queuedColumns = (now: Date) => sql`
  r.id, r.profile_id, r.account_id, r.entitlement, r.message, r.answer, r.created_at, r.updated_at,
  case when ${released(now)} then 'open' else r.state end as state,
  case when not ${released(now)} then r.taken_by end as taken_by,
  case when not ${released(now)} then s.name end as taker,
  p.name, p.public_id, m.plan_name as plan`;

const queued = sql`
  requests r
  join membership_terms m on m.id = r.membership_id
  join profile_summaries p on p.id = r.profile_id
  left join staff_names s on s.account_id = r.taken_by`;

/** Sort key of the queue: the time as text, the id. */
export type RequestQueueKey = readonly [sortedAt: string, id: string];

type KeyedRequest = QueuedRequest & { at_text: string };

export const queueKeyOf = (row: KeyedRequest): RequestQueueKey => [row.at_text, row.id];

const due = sql`r.created_at + make_interval(hours => (${JSON.stringify(DUE_HOURS)}::jsonb ->> r.entitlement)::int)`;

/**
 * Returns a page of the requests in a state after a sort key: in the order in which they are due, so that overdue
 * ones are on top; done requests newest first.
 */
export async function listQueuedRequests(
  db: Database,
  now: Date,
  { state, after, limit }: { state: RequestState; after: RequestQueueKey | null; limit: number },
): Promise<KeyedRequest[]> {
  const done = state === 'done';
  const sortKey = done ? sql`r.updated_at` : due;
  const place = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<KeyedRequest>`
    select ${queuedColumns(now)}, (${sortKey})::text as at_text
    from ${queued}
    where ${inState(state, now)} and ${place ? sql`(${sortKey}, r.id) ${done ? sql`<` : sql`>`} ${place}` : sql`true`}
    order by ${done ? sql`${sortKey} desc, r.id desc` : sql`${sortKey}, r.id`}
    limit ${limit}`.execute(db);
  return rows;
}

function inState(state: RequestState, now: Date) {
  if (state === 'open') return sql`(r.state = 'open' or ${released(now)})`;
  return sql`(r.state = ${state} and not ${released(now)})`;
}

/** Returns how many requests are not assigned. */
export async function countOpen(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from requests r where ${inState('open', now)}`.execute(db);
  return rows[0]!.open;
}

/** Returns how many requests are unassigned, since when the oldest of them waits, and how many of all are overdue. */
export async function countOpenAndLate(
  db: Database,
  now: Date,
): Promise<{ waiting: number; overdue: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) filter (where ${inState('open', now)})::int as waiting,
      count(*) filter (where ${due} < ${now}::timestamptz)::int as overdue,
      min(r.created_at) filter (where ${inState('open', now)}) as oldest
    from requests r where r.state <> 'done'`.execute(db);
  const { waiting, overdue, oldest } = rows[0]!;
  return { waiting, overdue, oldestAt: oldest };
}

/** Locks a request and returns it as the queue shows it. */
export async function lockRequest(tx: Tx, id: string, now: Date): Promise<QueuedRequest | undefined> {
  // Locked first and read afterwards: a statement that waited for a lock would read joined rows as of its start.
  await sql`select from requests where id = ${id}::uuid for update`.execute(tx);
  const { rows } =
    await sql<QueuedRequest>`select ${queuedColumns(now)} from ${queued} where r.id = ${id}::uuid`.execute(
      tx,
    );
  return rows[0];
}

/** Returns how many requests a colleague assigned to an account. */
export async function countAssigned(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from requests
    where taken_by = ${accountId} and assigned and state = 'in_progress'`.execute(db);
  return rows[0]!.n;
}

type Change = {
  state: RequestState;
  takenBy: number | null;
  assigned: boolean;
  answer: string | null;
  now: Date;
};

/** Changes a request that the caller has locked. */
export async function changeRequestRow(tx: Tx, id: string, change: Change): Promise<void> {
  // The time is the version, so it always increases.
  await sql`
    update requests set state = ${change.state}, taken_by = ${change.takenBy}, taken_at = ${change.now},
      assigned = ${change.assigned}, answer = ${change.answer},
      updated_at = greatest(${change.now}, updated_at + interval '1 millisecond')
    where id = ${id}::uuid`.execute(tx);
}

/** Returns the entitlements of a profile's answered requests. */
export async function listAnswered(
  db: Database,
  profileId: number,
  ids: string[],
): Promise<{ id: string; entitlement: Requestable }[]> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'entitlement'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('profile_id', '=', profileId)
    .where('state', '=', 'done')
    .execute();
  return rows as { id: string; entitlement: Requestable }[];
}

/** Returns the account that made a request, and the profile that it is for. */
export async function findRequester(
  db: Database,
  id: string,
): Promise<{ account_id: number | null; profile_id: number } | undefined> {
  return db
    .selectFrom('requests')
    .select(['account_id', 'profile_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
