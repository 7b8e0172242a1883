import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';

/** Returns the SQL condition that a profile is premium at an instant. @param profile SQL of the profile's id */
export const isPremium = (
  profile: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from memberships m where m.profile_id = ${profile} and m.starts_at <= ${now} and m.ends_at > ${now}
)`;

/** Returns SQL for the next instant at which a membership of a profile begins or ends; null if there is none. */
export const nextMembershipChange = (
  profile: RawBuilder<unknown>,
  now: Date,
): RawBuilder<Date | null> => sql<Date | null>`(
  select min(b.at) from memberships m, lateral (values (m.starts_at), (m.ends_at)) b (at)
  where m.profile_id = ${profile} and m.ends_at > ${now} and b.at > ${now}
)`;

/** Recipient of an email, and their viewer for `visibleTo`. */
export type Recipient = { accountId: number; email: string; premium: boolean; profile: { id: number } };

/**
 * Returns an account as a recipient of emails about others for a profile, if it manages the profile in any role, is
 * verified and not suspended.
 */
export async function findRecipient(
  db: Database,
  recipient: { account: number; profile: number },
  now: Date,
): Promise<Recipient | undefined> {
  const { rows } = await sql<{ email: string; premium: boolean }>`
    select a.email, ${isPremium(sql.ref('g.profile_id'), now)} as premium
    from managers_of g join account_contacts a on a.id = g.account_id
    where g.account_id = ${recipient.account} and g.profile_id = ${recipient.profile}
      and a.email_verified_at is not null and a.suspended_at is null`.execute(db);
  const row = rows[0];
  return row && { accountId: recipient.account, ...row, profile: { id: recipient.profile } };
}

/** Returns the accounts that manage a profile in any role, sorted by when they accepted. */
export async function listManagers(db: Database | Tx, profileId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from managers_of where profile_id = ${profileId} order by accepted_at, account_id`.execute(
    db,
  );
  return rows.map(({ account_id }) => account_id);
}
