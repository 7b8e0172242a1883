import { type RawBuilder, sql } from 'kysely';

/** Longer lists are an array: planning is little of what they cost. */
const NAMED_MAX = 32;

/**
 * Returns SQL for whether a column has one of some ids, for statements that come often with few ids. PostgreSQL expects
 * ten ids in `any($1)`, finds that a list of one or six costs less, and so plans such a statement each time: for the
 * card of one profile that is 0.75 of 0.9 ms. Here it knows how many there are. The last id is repeated up to a power
 * of two, so that there are few different statements.
 */
export function isAmong(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  if (ids.length === 0) return sql`false`;
  if (ids.length === 1) return sql`${column} = ${ids[0]}::bigint`;
  if (ids.length > NAMED_MAX) return sql`${column} = any(${ids}::bigint[])`;
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  const all = Array.from({ length: size }, (_, n) => ids[Math.min(n, ids.length - 1)]);
  return sql`${column} in (${sql.join(all.map((id) => sql`${id}::bigint`))})`;
}
