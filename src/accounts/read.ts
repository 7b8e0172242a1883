import { sql } from 'kysely';
import type { App } from '../kit/app/app.ts';
import type { Database, Tx } from '../kit/database/db.ts';
import { verifyPassword } from './sessions/password.ts';
import { findAccount } from './store.ts';

const RECENT_DAYS = 30;

/** Returns how many member accounts there are, and how many were created in the last 30 days. */
export async function countAccounts(app: App): Promise<{ all: number; recent: number }> {
  const since = new Date(app.clock().getTime() - RECENT_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*)::int as all, count(*) filter (where a.created_at > ${since})::int as recent
    from accounts a
    where not exists (select from staff s where s.account_id = a.id)`.execute(app.db);
  return rows[0]!;
}

/** Returns the phone number of an account; null without one. */
export async function findPhone(app: App, accountId: number): Promise<string | null> {
  const row = await app.db
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.phone ?? null;
}

/** Returns the language of the account with an email address; English without one. */
export async function findLocaleByEmail(app: App, email: string): Promise<string> {
  const row = await app.db
    .selectFrom('accounts')
    .select('locale')
    .where((where) => where.eb(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.locale ?? 'en';
}

/** Returns the language of an account; English without one. */
export async function findLocale(app: App, accountId: number | null): Promise<string> {
  const row = await app.db
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId ?? 0)
    .executeTakeFirst();
  return row?.locale ?? 'en';
}

/** Returns how an account is reached; undefined when there is none. */
export async function findContact(
  db: Database | Tx,
  accountId: number,
): Promise<{ email: string; emailVerified: boolean; locale: string } | undefined> {
  const row = await findAccount(db, accountId);
  return row && { email: row.email, emailVerified: row.email_verified_at !== null, locale: row.locale };
}

/** Returns whether a password is the account's. The caller limits how often it is asked. */
export async function checkPassword(db: Database, accountId: number, password: string): Promise<boolean> {
  return verifyPassword(password, (await findAccount(db, accountId))?.password_hash);
}

/** Locks an account until the transaction ends; rows that refer to it can be added meanwhile. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(tx);
}
