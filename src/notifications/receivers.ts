import { sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';
import type { Viewer } from '../kit/viewer.ts';
import { listMembershipsToTell } from '../memberships/read.ts';
import { isPremium, managersOf } from '../memberships/recipients.ts';

/** Who is notified: an account, for one of the profiles that it manages or for itself. */
export type Receiver = { account: number; profile: number | null };

/** Who reads a notification, and as whom they see others: fits `visibleTo`. */
export type Reader = Pick<Viewer, 'accountId' | 'premium'> & { profile: { id: number } | null };

/** A reader who can be mailed. */
export type Addressee = Reader & { email: string; locale: string };

/** Returns everybody who manages a profile. */
export async function managers(tx: Tx, profile: number): Promise<Receiver[]> {
  return (await managersOf(tx, profile)).map((account) => ({ account, profile }));
}

/** Returns the account itself. */
export const owner = (account: number): Receiver[] => [{ account, profile: null }];

/** Returns who has a membership. */
export async function membershipHolders(tx: Tx, membership: number): Promise<Receiver[]> {
  const found = await listMembershipsToTell(tx, [membership]);
  return found.map(({ account_id }) => ({ account: account_id, profile: null }));
}

/** Whether a membership is one of a reader's. */
export const isHolder = (reader: Reader, membership: { account_id: number }): boolean =>
  membership.account_id === reader.accountId;

/**
 * Returns a receiver who may be mailed now: still manages the profile, has a verified address, and is not suspended.
 */
export async function findAddressee(
  db: Database,
  { account, profile }: Receiver,
  now: Date,
): Promise<Addressee | undefined> {
  const { rows } = await sql<{ email: string; locale: string; premium: boolean }>`
    select a.email, a.locale, ${isPremium(sql.ref('a.id'), now)} as premium
    from accounts a
    where a.id = ${account} and a.email_verified_at is not null and a.suspended_at is null
      and (${profile === null} or exists (
        select from profile_managers g where g.account_id = a.id and g.profile_id = ${profile}
      ))`.execute(db);
  return rows[0] && { ...rows[0], accountId: account, profile: profile === null ? null : { id: profile } };
}

/** Returns which of profiles an account manages; undefined for none. */
export async function findManaged(
  db: Database,
  account: number,
  profiles: number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from profile_managers
    where account_id = ${account} and profile_id = any(${profiles}::bigint[])`.execute(db);
  return rows[0]?.profile_id;
}

/** Returns one of those who manage a profile. */
export async function findManager(db: Database, profile: number): Promise<number | undefined> {
  return (await managersOf(db, profile))[0];
}
