import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

type Db = Database | Tx;

type Factors = { app: boolean; passkeys: number };

/** Returns what an account can pass a second step with. */
export async function readFactors(db: Db, accountId: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      exists (select from staff_authenticators where account_id = ${accountId} and confirmed_at is not null) as app,
      (select count(*)::int from staff_passkeys where account_id = ${accountId}) as passkeys`.execute(db);
  return rows[0]!;
}

/** Whether an account has any second factor: an app or a passkey. */
export const hasFactor = ({ app, passkeys }: Factors): boolean => app || passkeys > 0;

export function findAuthenticator(db: Db, accountId: number) {
  return db
    .selectFrom('staff_authenticators')
    .select(['secret', 'waiting_secret', 'confirmed_at', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Keeps a new sealed secret beside the one that counts. */
export async function putWaitingSecret(tx: Tx, accountId: number, sealed: string): Promise<void> {
  await tx
    .insertInto('staff_authenticators')
    .values({ account_id: accountId, waiting_secret: sealed })
    .onConflict((on) => on.column('account_id').doUpdateSet({ waiting_secret: sealed }))
    .execute();
}

/** Makes the waiting secret the one that counts. */
export async function confirmSecret(tx: Tx, accountId: number, step: number, now: Date): Promise<void> {
  await sql`
    update staff_authenticators
    set secret = waiting_secret, waiting_secret = null, confirmed_at = ${now}, last_step = ${step}
    where account_id = ${accountId}`.execute(tx);
}

/** Takes the code of a period; false when it or a later one was taken before. */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const taken = await sql`
    update staff_authenticators set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step}`.execute(db);
  return taken.numAffectedRows === 1n;
}

/** Returns the recovery codes of an account that were not taken yet. */
export function listRecoveryCodes(db: Db, accountId: number) {
  return db
    .selectFrom('staff_recovery_codes')
    .select(['id', 'slow_hash', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Takes a recovery code; false when it was taken before. */
export async function takeRecoveryCode(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await sql`
    update staff_recovery_codes set used_at = ${now} where id = ${id} and used_at is null`.execute(db);
  return taken.numAffectedRows === 1n;
}

export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: string[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((slow_hash) => ({ account_id: accountId, slow_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_recovery_codes
    where account_id = ${accountId} and used_at is null`.execute(db);
  return rows[0]!.count;
}

/** Forgets every second factor of an account. Returns whether there was one. */
export async function deleteFactors(tx: Tx, accountId: number): Promise<boolean> {
  const had = hasFactor(await readFactors(tx, accountId));
  await tx.deleteFrom('staff_authenticators').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('staff_passkeys').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('login_challenges').where('account_id', '=', accountId).execute();
  return had;
}

/** Lets a session of staff do more than set up a second factor. */
export async function setSetUpDone(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ set_up_only: false }).where('id', '=', sessionId).execute();
}
