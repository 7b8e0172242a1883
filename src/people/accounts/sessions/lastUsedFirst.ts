import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the sort order of an account's rows of `managers_of`: the profile used last first, then the one managed
 * longest.
 */
export const lastUsedFirst = (row: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.last_used_at`)} desc nulls last, ${sql.ref(`${row}.accepted_at`)}, ${sql.ref(`${row}.profile_id`)}`;
