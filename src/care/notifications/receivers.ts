import { sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { findRecipient, listManagers } from '../../money/memberships/recipients.ts';

/** Who is notified: an account, for one of the profiles that it manages or for itself. */
export type Receiver = { account: number; profile: number | null };

/** Receiver of a notification, and their viewer for `visibleTo` and `readCards`. */
export type NotificationReader = Pick<Viewer, 'accountId' | 'premium' | 'verified'> & {
  profile: { id: number } | null;
};

/** A reader who can be emailed. */
export type Addressee = NotificationReader & { email: string; locale: string };

/** Returns the managers of a profile as receivers. */
export async function managersOf(tx: Tx, profile: number): Promise<Receiver[]> {
  return (await listManagers(tx, profile)).map((account) => ({ account, profile }));
}

/** Returns the owners of a profile as receivers. */
export async function ownersOf(tx: Tx, profile: number): Promise<Receiver[]> {
  const { rows } = await sql<{ account: number }>`
    select account_id as account from managers_of where profile_id = ${profile} and role = 'owner'`.execute(
    tx,
  );
  return rows.map(({ account }) => ({ account, profile }));
}

/** Returns the account as receiver. */
export const owner = (account: number): Receiver[] => [{ account, profile: null }];

/** Whether something is about the profile that a reader reads for. */
export const isAboutProfile = (reader: NotificationReader, it: { profile_id: number }): boolean =>
  it.profile_id === reader.profile?.id;

/**
 * Returns a receiver who may be emailed now: still manages the profile, has a verified address, and is not suspended.
 */
export async function findAddressee(
  db: Database,
  { account, profile }: Receiver,
  now: Date,
): Promise<Addressee | undefined> {
  const found =
    profile === null ? await findOpen(db, account) : await findRecipient(db, { account, profile }, now);
  return found && { ...found, verified: true, locale: await findLocale(db, account) };
}

/** As `findRecipient`, for notifications about the account itself. */
async function findOpen(
  db: Database,
  account: number,
): Promise<Omit<Addressee, 'locale' | 'verified'> | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from account_contacts
    where id = ${account} and email_verified_at is not null and suspended_at is null`.execute(db);
  return rows[0] && { accountId: account, email: rows[0].email, premium: false, profile: null };
}

/** Returns the language of an account. */
async function findLocale(db: Database, account: number): Promise<string> {
  const { locale } = await db
    .selectFrom('account_states')
    .select('locale')
    .where('id', '=', account)
    .$castTo<{ locale: string }>()
    .executeTakeFirstOrThrow();
  return locale;
}

/** Returns the first of `profiles` that an account manages; undefined for none. */
export async function findManaged(
  db: Database,
  account: number,
  profiles: number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from managers_of
    where account_id = ${account} and profile_id = any(${profiles}::bigint[])`.execute(db);
  return rows[0]?.profile_id;
}

/** Returns the account of one manager of a profile. */
export async function findManager(db: Database, profile: number): Promise<number | undefined> {
  return (await listManagers(db, profile))[0];
}
