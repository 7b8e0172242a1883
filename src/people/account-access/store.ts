import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { AccessRequests } from '../../kit/database/tables.gen.ts';

export type AccessRow = Selectable<AccessRequests> & {
  public_id: string;
  name: string;
  /** Null for a former colleague. */
  colleague: string | null;
};

const columns = sql`x.*, p.public_id, p.name, s.name as colleague`;
const from = sql`
  access_requests x
  join profile_summaries p on p.id = x.profile_id
  left join staff_names s on s.account_id = x.asked_by and s.ended_at is null`;

/** Returns the newest requests to an account; at most 20. */
export async function listOfAccount(db: Database, accountId: number): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select ${columns} from ${from} where x.account_id = ${accountId}
    order by x.asked_at desc, x.id limit 20`.execute(db);
  return rows;
}

/** Returns the newest request of a colleague to each account about a profile. */
export async function listAskedBy(
  db: Database,
  { askedBy, profileId }: { askedBy: number; profileId: number },
): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select distinct on (x.account_id) ${columns} from ${from}
    where x.asked_by = ${askedBy} and x.profile_id = ${profileId}
    order by x.account_id, x.asked_at desc, x.id`.execute(db);
  return rows;
}

/** Returns a request; undefined for an unknown one. */
export async function findAccess(db: Database | Tx, id: string): Promise<AccessRow | undefined> {
  const { rows } = await sql<AccessRow>`select ${columns} from ${from} where x.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Locks a request until the transaction ends, and returns it. */
export async function lockAccess(tx: Tx, id: string): Promise<AccessRow | undefined> {
  // Locked first and read after, because a statement that waited for a lock reads joined rows as of its start.
  await sql`select from access_requests where id = ${id}::uuid for update`.execute(tx);
  return findAccess(tx, id);
}

/** Ends what a colleague has open with an account for a profile, so that it can be asked for again. Returns the ids. */
export async function endOpenAccesses(
  tx: Tx,
  it: { accountId: number; profileId: number; askedBy: number; now: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('access_requests')
    .set({ ended_at: it.now })
    .where('account_id', '=', it.accountId)
    .where('profile_id', '=', it.profileId)
    .where('asked_by', '=', it.askedBy)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`allowed is distinct from false`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds a request and returns its id. */
export async function insertAccess(
  tx: Tx,
  it: { accountId: number; profileId: number; askedBy: number; reason: string; now: Date; endsAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('access_requests')
    .values({
      account_id: it.accountId,
      profile_id: it.profileId,
      asked_by: it.askedBy,
      reason: it.reason,
      asked_at: it.now,
      ends_at: it.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets when a request was answered, used or ended; a field without a value stays. */
export async function setAccess(
  tx: Tx,
  id: string,
  set: { allowed?: boolean; answered_at?: Date; ends_at?: Date; ended_at?: Date; last_used_at?: Date },
): Promise<void> {
  await tx.updateTable('access_requests').set(set).where('id', '=', id).execute();
}
