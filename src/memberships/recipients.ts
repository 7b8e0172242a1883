import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';

/** Returns the condition whether an account, by an SQL expression of its id, is premium at an instant. */
export const isPremium = (
  account: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from memberships m where m.account_id = ${account} and m.starts_at <= ${now} and m.ends_at > ${now}
)`;

/** Who an email goes to, and as whom they see others: fits `visibleTo`. */
export type Recipient = { accountId: number; email: string; premium: boolean; profile: { id: number } };

/** Returns an account that may be emailed about others: it manages a profile, is verified and not suspended. */
export async function findRecipient(
  db: Database,
  accountId: number,
  now: Date,
): Promise<Recipient | undefined> {
  const { rows } = await sql<{ email: string; premium: boolean; profile_id: number }>`
    select a.email, ${isPremium(sql.ref('a.id'), now)} as premium, g.profile_id
    from accounts a join profile_managers g on g.account_id = a.id
    where a.id = ${accountId} and a.email_verified_at is not null and a.suspended_at is null`.execute(db);
  const row = rows[0];
  return row && { accountId, email: row.email, premium: row.premium, profile: { id: row.profile_id } };
}

/** Returns the accounts that manage a profile. */
export async function managersOf(db: Database | Tx, profileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('profile_managers')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
