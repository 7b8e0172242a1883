import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

const columns = ['id', 'account_id', 'requested_at', 'ready_at', 'expires_at', 'bytes'] as const;

/** Returns the latest download of an account that has not expired. */
export function findLatest(db: Database | Tx, accountId: number, now: Date) {
  return db
    .selectFrom('downloads')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findDownload(db: Database | Tx, id: string) {
  return db.selectFrom('downloads').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Adds a download that is to be made; undefined while another one of the account waits. */
export async function insertDownload(
  tx: Tx,
  download: { accountId: number; now: Date; expiresAt: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('downloads')
    .values({ account_id: download.accountId, requested_at: download.now, expires_at: download.expiresAt })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Marks a download as ready, with the public ids of others that it names, and removes the account's earlier ones. Returns
 * whether it is still wanted.
 */
export async function setReady(
  tx: Tx,
  {
    id,
    accountId,
    now,
    expiresAt,
    bytes,
    named,
  }: { id: string; accountId: number; now: Date; expiresAt: Date; bytes: number; named: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('downloads')
    .set({ ready_at: now, expires_at: expiresAt, bytes, named })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('downloads').where('account_id', '=', accountId).where('id', '<>', id).execute();
  return true;
}

/** Deletes the downloads that name a profile, and those of everybody who may see it; their files follow by the sweep. */
export async function deleteNaming(tx: Tx, profileId: number): Promise<void> {
  await sql`
    delete from downloads d
    where d.named @> array[(select public_id from profiles where id = ${profileId})]
      or d.account_id in (select account_id from profile_managers where profile_id = ${profileId})`.execute(
    tx,
  );
}

/** Locks profiles that an archive names until the end of the transaction. Returns whether all of them still exist. */
export async function lockNamed(tx: Tx, named: string[]): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where public_id = any(${named}) order by id for key share`.execute(tx);
  return rows.length === named.length;
}

export async function deleteExpiredDownloads(
  db: Database | Tx,
  now: Date,
  accountId?: number,
): Promise<void> {
  let query = db.deleteFrom('downloads').where('expires_at', '<=', now);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  await query.execute();
}

/** Returns which of these downloads exist. */
export async function listKnown(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('downloads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
