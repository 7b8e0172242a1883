import type { JoinBuilder } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { DB } from '../../kit/database/tables.gen.ts';

/** Former staff keep their row in `staff` and are ordinary accounts. */
const isStaff = (join: JoinBuilder<DB, 'accounts' | 'staff'>) =>
  join.onRef('staff.account_id', '=', 'accounts.id').on('staff.ended_at', 'is', null);

export function findAccountByEmail(db: Database | Tx, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('staff', isStaff)
    .select([
      'accounts.id',
      'email',
      'password_hash',
      'email_verified_at',
      'suspended_at',
      'staff.role as staff_role',
    ])
    .where((where) => where.eb(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** Returns the account that has a phone number and no email address. @param phone E.164 */
export function findAccountByPhone(db: Database | Tx, phone: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('staff', isStaff)
    .select([
      'accounts.id',
      'email',
      'password_hash',
      'email_verified_at',
      'suspended_at',
      'staff.role as staff_role',
    ])
    .where('phone', '=', phone)
    .where('email', 'is', null)
    .executeTakeFirst();
}

export function findAccount(db: Database | Tx, id: number) {
  return db
    .selectFrom('accounts')
    .leftJoin('staff', isStaff)
    .select([
      'accounts.id',
      'email',
      'phone',
      'locale',
      'password_hash',
      'email_verified_at',
      'verified_at',
      'suspended_at',
      'staff.role as staff_role',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
}

/** Adds an account; undefined when the email address already has one. */
export function insertAccount(
  tx: Tx,
  account: {
    /** Null where the phone number is the login. */
    email: string | null;
    phone: string | null;
    passwordHash: string;
    verifiedAt: Date | null;
    phoneRequired?: boolean;
    locale?: string;
    name?: string | null;
    now: Date;
  },
) {
  return tx
    .insertInto('accounts')
    .values({
      email: account.email,
      phone: account.phone,
      password_hash: account.passwordHash,
      email_verified_at: account.verifiedAt,
      locale: account.locale,
      name: account.name,
      phone_required: account.phoneRequired,
      created_at: account.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function setLocale(tx: Tx, accountId: number, locale: string): Promise<void> {
  await tx.updateTable('accounts').set({ locale }).where('id', '=', accountId).execute();
}

export async function setName(tx: Tx, accountId: number, name: string | null): Promise<void> {
  await tx.updateTable('accounts').set({ name }).where('id', '=', accountId).execute();
}

export async function insertConsents(tx: Tx, accountId: number, version: string, now: Date): Promise<void> {
  await tx
    .insertInto('consents')
    .values(
      ['terms', 'privacy'].map((document) => ({
        account_id: accountId,
        document,
        version,
        given_at: now,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Makes an account a staff account. */
export async function insertStaff(tx: Tx, accountId: number, name: string, role: string): Promise<void> {
  await tx.insertInto('staff').values({ account_id: accountId, name, role }).execute();
}

/** Notes when a staff member was active. */
export async function noteStaffSeen(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ last_active_at: now }).where('account_id', '=', accountId).execute();
}

/** Sets the password of an account. Logins that wait for their second step end: they had the old one. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('account_id', '=', accountId).execute();
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/** Sets since when an account is suspended; null: it is not. Returns whether that changes it. */
export async function setSuspended(tx: Tx, accountId: number, suspendedAt: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set({ suspended_at: suspendedAt })
    .where('id', '=', accountId)
    .where('suspended_at', suspendedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Notes that the person of an account was notified that it will be deleted. */
export async function setDeletionWarned(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ deletion_warned_at: now }).where('id', '=', accountId).execute();
}

/** Notes since when the office vouches for who has an account without an email address. */
export async function setVouched(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ vouched_at: now })
    .where('id', '=', accountId)
    .where('vouched_at', 'is', null)
    .execute();
}

/** Returns whether it was unverified before. */
export async function setEmailVerified(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set({ email_verified_at: now })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
