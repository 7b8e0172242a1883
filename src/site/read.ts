import type { Database, Tx } from '../kit/db.ts';
import type { Seller } from './rules.ts';

/** Who sells the plans; null until staff have set it: nothing can be sold before. */
export async function readSeller(db: Database | Tx): Promise<Seller | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('subject', '=', 'seller')
    .executeTakeFirst();
  return (row?.value as Seller | undefined) ?? null;
}
