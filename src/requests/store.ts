import { sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';
import type { Requestable } from '../memberships/rules.ts';
import type { RequestState } from './rules.ts';

export type RequestRow = {
  id: string;
  account_id: number;
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
  accountId: number;
  membershipId: number;
  entitlement: Requestable;
  message: string;
  at: Date;
};

/** @returns nothing when the account has one of that kind which is not done */
export async function insertRequest(tx: Tx, one: NewRequest): Promise<RequestRow | undefined> {
  return tx
    .insertInto('requests')
    .values({
      id: one.id,
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

/** Whether an account has a request of a kind that is not done. */
export async function hasOpenRequest(
  db: Database | Tx,
  accountId: number,
  entitlement: Requestable,
): Promise<boolean> {
  const found = await db
    .selectFrom('requests')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entitlement', '=', entitlement)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return found !== undefined;
}

/** What an account has asked for, the newest first; at most a hundred. */
export function listRequests(db: Database, accountId: number): Promise<RequestRow[]> {
  return db
    .selectFrom('requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .$castTo<RequestRow>()
    .execute();
}

const queuedColumns = sql`
  r.id, r.account_id, r.entitlement, r.message, r.state, r.answer, r.taken_by, r.created_at, r.updated_at,
  p.name, p.public_id, m.plan_name as plan, s.name as taker`;

const queued = sql`
  requests r
  join memberships m on m.id = r.membership_id
  join profile_managers g on g.account_id = r.account_id
  join profiles p on p.id = g.profile_id
  left join staff s on s.account_id = r.taken_by`;

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
  state: RequestState,
  { after, limit }: { after: PlaceInQueue | null; limit: number },
): Promise<PlacedRequest[]> {
  const done = state === 'done';
  const later = sql`(r.entitlement <> 'priority_support')`;
  const at = done ? sql`r.updated_at` : sql`r.created_at`;
  const further = (place: PlaceInQueue) =>
    done
      ? sql`(${at}, r.id) < (${place[1]}::timestamptz, ${place[2]}::uuid)`
      : sql`(${later}, ${at}, r.id) > (${place[0]}::boolean, ${place[1]}::timestamptz, ${place[2]}::uuid)`;
  const { rows } = await sql<PlacedRequest>`
    select ${queuedColumns}, ${later} as later, ${at}::text as at_text
    from ${queued}
    where r.state = ${state} and ${after ? further(after) : sql`true`}
    order by ${done ? sql`${at} desc, r.id desc` : sql`${later}, ${at}, r.id`}
    limit ${limit}`.execute(db);
  return rows;
}

/** How many requests nobody has taken up. */
export async function countOpen(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('requests')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** A request as the queue shows it, which nobody else can change until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<QueuedRequest | undefined> {
  // First locked, then read: who waited for the lock would else read the names of before.
  await sql`select from requests where id = ${id}::uuid for update`.execute(tx);
  const { rows } =
    await sql<QueuedRequest>`select ${queuedColumns} from ${queued} where r.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

type Change = { state: RequestState; takenBy: number; answer: string | null; at: Date };

export async function changeRequestRow(tx: Tx, id: string, change: Change): Promise<void> {
  // The time tells one version from the next, so it never stands still.
  await sql`
    update requests set state = ${change.state}, taken_by = ${change.takenBy}, answer = ${change.answer},
      updated_at = greatest(${change.at}, updated_at + interval '1 millisecond')
    where id = ${id}::uuid`.execute(tx);
}

/** Returns for what an account has asked in those of its requests that are answered. */
export async function listAnswered(
  db: Database,
  accountId: number,
  ids: string[],
): Promise<{ id: string; entitlement: Requestable }[]> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'entitlement'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .execute();
  return rows as { id: string; entitlement: Requestable }[];
}

/** Returns the account that made a request. */
export async function findAsker(db: Database, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('requests').select('account_id').where('id', '=', id).executeTakeFirst();
  return row?.account_id;
}
