import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './db.ts';

/** Returns how many rows there are, up to a limit: a figure to show need not read a million of them. @param from with its conditions */
export async function countUpTo(
  db: Database | Tx,
  limit: number,
  from: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${from} limit ${limit}) found`.execute(db);
  return rows[0]!.n;
}
