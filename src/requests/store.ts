import { sql } from 'kysely';
import { releasedUntil } from '../kit/api/claims.ts';
import type { Database, Tx } from '../kit/database/db.ts';
import type { Requestable } from '../memberships/rules.ts';
import type { RequestState } from './rules.ts';

export type RequestRow = {
  id: string;
  profile_id: number;
  /** Who asked; null once that account is gone. */
  account_id: number | null;
  entitlement: Requestable;
  message: string;
  state: RequestState;
  answer: string | null;
  taken_by: number | null;
  created_at: Date;
  updated_at: Date;
};

/** A request with whose it is, by which plan, and who of the staff is at it. */
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
  at: Date;
};

/** @returns nothing when the profile has one of that kind which is not done */
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
      created_at: one.at,
      updated_at: one.at,
    })
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .$castTo<RequestRow>()
    .executeTakeFirst();
}

/** Whether a profile has a request of a kind that is not done. */
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

/** What was asked for a profile, the newest first; at most a hundred. */
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

/** Whether somebody took a request up and the claim was released since: it is open again, and nobody's. */
const released = (now: Date) =>
  sql<boolean>`(r.state = 'in_progress' and coalesce(r.taken_at <= ${releasedUntil(now)}, true))`;

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

/** Where a request stands in the queue of its state: whether after those with priority, the instant, and its id. */
export type PlaceInQueue = readonly [later: boolean, at: string, id: string];

type PlacedRequest = QueuedRequest & { later: boolean; at_text: string };

export const placeOf = (row: PlacedRequest): PlaceInQueue => [row.later, row.at_text, row.id];

/**
 * A page of the requests in a state, from after a place on. What is to be done begins with whose plan says 'priority',
 * then the oldest; what is done, with the newest.
 */
export async function listQueue(
  db: Database,
  now: Date,
  { state, after, limit }: { state: RequestState; after: PlaceInQueue | null; limit: number },
): Promise<PlacedRequest[]> {
  const done = state === 'done';
  const later = sql`(r.entitlement <> 'priority_support')`;
  const at = done ? sql`r.updated_at` : sql`r.created_at`;
  const further = (place: PlaceInQueue) =>
    done
      ? sql`(${at}, r.id) < (${place[1]}::timestamptz, ${place[2]}::uuid)`
      : sql`(${later}, ${at}, r.id) > (${place[0]}::boolean, ${place[1]}::timestamptz, ${place[2]}::uuid)`;
  const { rows } = await sql<PlacedRequest>`
    select ${queuedColumns(now)}, ${later} as later, ${at}::text as at_text
    from ${queued}
    where ${inState(state, now)} and ${after ? further(after) : sql`true`}
    order by ${done ? sql`${at} desc, r.id desc` : sql`${later}, ${at}, r.id`}
    limit ${limit}`.execute(db);
  return rows;
}

function inState(state: RequestState, now: Date) {
  if (state === 'open') return sql`(r.state = 'open' or ${released(now)})`;
  return sql`(r.state = ${state} and not ${released(now)})`;
}

/** How many requests nobody has taken up. */
export async function countOpen(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from requests r where ${inState('open', now)}`.execute(db);
  return rows[0]!.open;
}

/** A request as the queue shows it, which nobody else can change until the transaction ends. */
export async function lockRequest(tx: Tx, id: string, now: Date): Promise<QueuedRequest | undefined> {
  // First locked, then read: who waited for the lock would else read the names of before.
  await sql`select from requests where id = ${id}::uuid for update`.execute(tx);
  const { rows } =
    await sql<QueuedRequest>`select ${queuedColumns(now)} from ${queued} where r.id = ${id}::uuid`.execute(
      tx,
    );
  return rows[0];
}

type Change = { state: RequestState; takenBy: number; answer: string | null; at: Date };

export async function changeRequestRow(tx: Tx, id: string, change: Change): Promise<void> {
  // The time tells one version from the next, so it never stands still.
  await sql`
    update requests set state = ${change.state}, taken_by = ${change.takenBy}, taken_at = ${change.at}, answer = ${change.answer},
      updated_at = greatest(${change.at}, updated_at + interval '1 millisecond')
    where id = ${id}::uuid`.execute(tx);
}

/** Returns for what was asked in those of a profile's requests that are answered. */
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
