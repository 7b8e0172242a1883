import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the order in which an account's rows of `managers_of` stand: the profile that it used last, then the one that
 * it has managed longest.
 */
export const lastUsedFirst = (row: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.last_used_at`)} desc nulls last, ${sql.ref(`${row}.accepted_at`)}, ${sql.ref(`${row}.profile_id`)}`;
