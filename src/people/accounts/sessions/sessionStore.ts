import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

/** Adds a session, which acts for the profile that the account used last. */
export async function insertSession(
  tx: Tx,
  session: {
    accountId: number;
    tokenHash: Buffer;
    userAgent: string;
    now: Date;
    expiresAt: Date;
    setUpOnly: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      profile_id: sql<number | null>`(
        select m.profile_id from managers_of m where m.account_id = ${session.accountId}
        order by ${lastUsedFirst('m')} limit 1
      )`,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      confirmed_at: session.now,
      expires_at: session.expiresAt,
      set_up_only: session.setUpOnly,
    })
    .execute();
}

export type SessionProfile = { accountId: number; sessionId: string; profileId: number };

/** Sets the profile that a session acts for. Returns whether it was another one before. */
export async function updateSessionProfile(
  tx: Tx,
  { accountId, sessionId, profileId }: SessionProfile,
): Promise<boolean> {
  const changed = await sql`
    update sessions set profile_id = ${profileId}
    where id = ${sessionId} and account_id = ${accountId} and profile_id is distinct from ${profileId}`.execute(
    tx,
  );
  return changed.numAffectedRows === 1n;
}

export function listSessions(
  db: Database,
  accountId: number,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('access_id', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends sessions of one account: the one with `id`, or all but the one named by `except`. Returns how many. */
export async function deleteSessions(
  db: Database | Tx,
  accountId: number,
  which: { id: string } | { except: string | null },
): Promise<number> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if ('id' in which) query = query.where('id', '=', which.id);
  else if (which.except) query = query.where('id', '<>', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Ends the session of a token, whichever account it belongs to. */
export async function deleteSessionOf(db: Database | Tx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of an account beyond the `keep` most recently seen. */
export async function deleteOldSessions(tx: Tx, accountId: number, keep: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('access_id', 'is', null)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(keep),
    )
    .execute();
}

/** Returns whether a browser has logged in before: to this account, or, without one, to any. */
export async function isKnownDevice(
  db: Database | Tx,
  tokenHash: Buffer,
  accountId?: number,
): Promise<boolean> {
  let query = db.selectFrom('known_devices').select('account_id').where('token_hash', '=', tokenHash);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Notes that an account was logged in to with a browser; forgets those beyond the `keep` most recently used. */
export async function putDevice(
  tx: Tx,
  device: { accountId: number; tokenHash: Buffer; now: Date; keep: number },
): Promise<void> {
  const { accountId, tokenHash, now, keep } = device;
  await tx
    .insertInto('known_devices')
    .values({ account_id: accountId, token_hash: tokenHash, created_at: now, last_used_at: now })
    .onConflict((on) => on.columns(['token_hash', 'account_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  await tx
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('known_devices')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .offset(keep),
    )
    .execute();
}

export async function deleteDevices(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}

/**
 * Returns the sort order of an account's rows of `managers_of`: the profile used last first, then the one managed
 * longest.
 */
export const lastUsedFirst = (row: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.last_used_at`)} desc nulls last, ${sql.ref(`${row}.accepted_at`)}, ${sql.ref(`${row}.profile_id`)}`;
