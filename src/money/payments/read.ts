import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { readDays, readTally } from '../../kit/database/tallies.ts';
import { countQueue } from './queue/queueStore.ts';
import { countStuckEvents } from './webhooks/stuckEvents.ts';

export { countFullEvents } from './store/eventStore.ts';
export { lockOrdersOf } from './store/orderStore.ts';
export { flagJustPaid } from './store/paymentStore.ts';
export { findRefundPayer, listProcessed as listProcessedRefunds } from './store/refundStore.ts';

/** Returns all payments less refunds, in paise; money in other currencies is not counted. */
export const readRevenue = (app: App): Promise<number> => readTally(app.db, 'revenue_paise');

/** Returns each day's payments less refunds, in paise, from a day in India on. */
export const readDailyRevenue = (app: App, from: string) => readDays(app.db, 'revenue_paise', from);

/**
 * Returns how many payments and events of the gateway wait for staff, how many are overdue, since when the oldest
 * waits, and how many are assigned to an account.
 */
export async function countWaitingPayments(app: App, accountId: number) {
  const now = app.clock();
  const [payments, events] = await Promise.all([
    countQueue(app.db, now, accountId),
    countStuckEvents(app.db, now),
  ]);
  const oldest = [payments.oldestAt, events.oldestAt].flatMap((at) => at?.getTime() ?? []);
  return {
    ...payments,
    waiting: payments.waiting + events.waiting,
    oldestAt: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
  };
}

/** Returns the orders of a profile and their results, newest first, for staff; at most 50. */
export async function listOrdersFor(db: Database, profileId: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'plan_name', 'amount_paise', 'state', 'created_at', 'paid_at'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan_name,
    amountPaise: row.amount_paise,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }));
}

/** Returns the amounts that an account paid for its own orders, in paise, by order id. */
export async function listAmountsPaid(db: Database, accountId: number, orders: string[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'amount_paise'])
    .where('id', '=', sql<string>`any(${orders}::uuid[])`)
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.amount_paise]));
}

/** Returns the address on a profile's last order with an address; null without one. */
export async function findBuyerAddress(db: Database | Tx, profileId: number): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select concat_ws(', ', nullif(buyer ->> 'address', ''), nullif(buyer ->> 'pin', '')) as address from orders
    where profile_id = ${profileId} and coalesce(nullif(buyer ->> 'address', ''), nullif(buyer ->> 'pin', '')) is not null
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.address ?? null;
}
