import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Payments } from '../../../kit/database/tables.gen.ts';
import { type Attention, JUST_PAID_MS, type PaymentState } from '../shared/rules.ts';

export type PaymentRow = Omit<Selectable<Payments>, 'state' | 'attention'> & {
  state: PaymentState;
  attention: Attention | null;
};

export async function findPayment(
  db: Database | Tx,
  gatewayPaymentId: string,
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

/** Locks and returns the payment with a gateway's id; adds it when it is new. */
export async function lockPayment(
  tx: Tx,
  it: {
    gatewayPaymentId: string;
    gatewayOrderId: string | null;
    orderId: string | null;
    amountPaise: number;
    currency: string;
    now: Date;
  },
): Promise<{ row: PaymentRow; isNew: boolean }> {
  const made = await tx
    .insertInto('payments')
    .values({
      gateway_payment_id: it.gatewayPaymentId,
      gateway_order_id: it.gatewayOrderId,
      order_id: it.orderId,
      amount_paise: it.amountPaise,
      currency: it.currency,
      state: 'attempted',
      created_at: it.now,
    })
    .onConflict((on) => on.column('gateway_payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('gateway_payment_id', '=', it.gatewayPaymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { row: row as PaymentRow, isNew: made !== undefined };
}

export async function lockPaymentById(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row as PaymentRow | undefined;
}

export async function setPayment(
  tx: Tx,
  id: string,
  set: {
    state?: PaymentState;
    method?: string | null;
    failure?: string | null;
    attention?: Attention;
    attention_ended_at?: Date | null;
    attention_ended_by?: number | null;
    captured_at?: Date;
    refunded_paise?: number;
  },
): Promise<void> {
  await tx.updateTable('payments').set(set).where('id', '=', id).execute();
}

/** Returns the payments of an order, oldest first. */
export async function listPayments(db: Database | Tx, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as PaymentRow[];
}

/** Returns an authorized payment with its order, unless the payer or the profile was deleted. */
export function findAuthorized(db: Database, gatewayPaymentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('account_states as a', 'a.id', 'o.account_id')
    .select(['o.id as order_id', 'o.gateway_order_id', 'p.amount_paise', 'p.currency', 'o.paid_at'])
    .where('p.gateway_payment_id', '=', gatewayPaymentId)
    .where('a.suspended_at', 'is', null)
    .where('o.profile_id', 'is not', null)
    .where('p.state', '=', 'authorized')
    .executeTakeFirst();
}

/**
 * Puts payments that were made for a profile just before its deletion into the finance queue: the person who deletes
 * it may not have known that the money had arrived. The caller has locked its orders.
 */
export async function flagJustPaid(tx: Tx, profileId: number, now: Date): Promise<void> {
  await sql`
    update payments p set attention = 'account_deleted', attention_ended_at = null, attention_ended_by = null
    from orders o
    where o.id = p.order_id and o.profile_id = ${profileId}
      and p.state in ('captured', 'part_refunded') and p.captured_at > ${new Date(now.getTime() - JUST_PAID_MS)}
      and (p.attention is null or p.attention_ended_at is not null)`.execute(tx);
}
