import type { Database, Tx } from '../../../kit/database/db.ts';
import type { OrderRow } from './store.ts';

export type ListedOrder = OrderRow & {
  slug: string;
  starts_at: Date | null;
  ends_at: Date | null;
  /** The profile it is for, while the account manages it. */
  name: string | null;
  public_id: string | null;
};

/** Returns the orders of an account, newest first; at most 100. */
export async function listOrders(
  db: Database | Tx,
  which: { accountId: number; id?: string },
): Promise<ListedOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('plan_slugs as p', 'p.id', 'o.plan_id')
    .leftJoin('membership_terms as m', 'm.order_id', 'o.id')
    .selectAll('o')
    .leftJoin('managers_of as g', (on) =>
      on.onRef('g.account_id', '=', 'o.account_id').onRef('g.profile_id', '=', 'o.profile_id'),
    )
    .leftJoin('profile_summaries as f', 'f.id', 'g.profile_id')
    .select(['p.slug', 'm.starts_at', 'm.ends_at', 'f.name', 'f.public_id'])
    .where('o.account_id', '=', which.accountId)
    .$if(which.id !== undefined, (query) => query.where('o.id', '=', which.id!))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(100)
    .execute();
  return rows as unknown as ListedOrder[];
}
