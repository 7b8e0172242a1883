import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { countCurrent } from './store.ts';

export { findPlan, listPlans } from './plans/planStore.ts';
export { listNotifiedMemberships, type NotifiedMembership } from './reminders/reminderStore.ts';
export { listMemberships, lockMemberships } from './store.ts';

/** Returns how many memberships are running at an instant. */
export const countMemberships = (app: App, now: Date): Promise<number> => countCurrent(app.db, now);

/** Returns the orders whose membership gave its unused days to another one. */
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

/** What a full refund of an order does, and to which plan. */
export type RefundEffect = { plan: string; effect: 'ends' | 'shortens' };

/**
 * Returns what full refunds of orders would do, by order id: the order's membership ends, or, if its unused days were
 * credited to another, the running one becomes shorter (reduce.ts). Orders without an effect on a plan are left out.
 */
export async function listRefundEffects(
  db: Database,
  orders: string[],
  now: Date,
): Promise<Map<string, RefundEffect>> {
  const { rows } = await sql<RefundEffect & { order_id: string }>`
    with recursive chain as (
      select m.order_id as first_id, m.* from memberships m where m.order_id = any(${orders}::uuid[])
      union all
      select c.first_id, n.* from chain c join memberships n on n.order_id = c.ended_by
      where c.ended_by <> c.order_id and c.ends_at < c.bought_until
    )
    select first_id as order_id, plan_name as plan,
      case when order_id = first_id then 'ends' else 'shortens' end as effect
    from chain where ended_by is null and ends_at > ${now}`.execute(db);
  return new Map(rows.map(({ order_id, ...effect }) => [order_id, effect]));
}
