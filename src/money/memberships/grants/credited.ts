import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';

/** Returns those orders whose membership gave its unused days to another one. */
export async function listCredited(db: Database, orders: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('memberships')
    .select('order_id')
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .whereRef('ended_by', '<>', 'order_id')
    .whereRef('ends_at', '<', 'bought_until')
    .execute();
  return new Set(rows.map(({ order_id }) => order_id!));
}
