import { sql } from 'kysely';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { readDays, readTally } from '../../kit/database/tallies.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { verifyPassword } from './passwords/password.ts';
import { findAccount, findAccountByEmail } from './store.ts';

/** Returns how many member accounts there are. */
export async function countAccounts(app: App): Promise<number> {
  const [accounts, { rows }] = await Promise.all([
    readTally(app.db, 'accounts'),
    sql<{ staff: number }>`select count(*)::int as staff from staff`.execute(app.db),
  ]);
  return accounts - rows[0]!.staff;
}

/** Returns how many of today's member accounts were made on each day in India, from a day on. */
export async function countSignups(app: App, from: string): Promise<{ day: string; n: number }[]> {
  const [days, { rows: staff }] = await Promise.all([
    readDays(app.db, 'signups', from),
    sql<{ day: string; n: number }>`
      select day_in_india(a.created_at)::text as day, count(*)::int as n
      from staff s join accounts a on a.id = s.account_id group by 1`.execute(app.db),
  ]);
  const ofStaff = new Map(staff.map(({ day, n }) => [day, n]));
  return days.map(({ day, n }) => ({ day, n: n - (ofStaff.get(day) ?? 0) }));
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

/** Returns the account with an email address; undefined without one. */
export async function findAccountId(db: Database | Tx, email: string): Promise<number | undefined> {
  return (await findAccountByEmail(db, email))?.id;
}

type Contact = {
  /** Null for a family that has a phone number alone. */
  email: string | null;
  phone: string | null;
  emailVerified: boolean;
  /** As `Viewer.verified`. */
  verified: boolean;
  locale: string;
  suspended: boolean;
};

/** Returns how an account is reached; undefined when there is none. */
export async function findContact(db: Database | Tx, accountId: number): Promise<Contact | undefined> {
  const row = await findAccount(db, accountId);
  return (
    row && {
      email: row.email,
      phone: row.phone,
      emailVerified: row.email_verified_at !== null,
      verified: row.verified_at !== null,
      locale: row.locale,
      suspended: row.suspended_at !== null,
    }
  );
}

/** Returns whether a password is the account's. The caller limits how often it is called. */
export async function isPasswordOf(db: Database, accountId: number, password: string): Promise<boolean> {
  return verifyPassword(password, (await findAccount(db, accountId))?.password_hash);
}

/** Locks an account until the transaction ends; rows that refer to it can be added meanwhile. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(tx);
}

/** Refuses an account that is a staff account by now. The caller holds its lock, so that access is not restored meanwhile. */
export async function refuseStaff(tx: Tx, accountId: number): Promise<void> {
  const row = await tx
    .selectFrom('staff')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (row) throw refuse.forbidden(code('staff_without_profiles'));
}

/** Whether an account is or was a staff account: the audit log names it. */
export async function wasStaff(db: Database | Tx, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
