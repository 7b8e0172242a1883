import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';
import type { Orders, Payments, Refunds } from '../kit/tables.gen.ts';
import type { Grant } from '../memberships/rules.ts';
import type { Buyer } from '../papers/papers.ts';
import type { OrderState, PaymentState, RefundState } from './rules.ts';

export type OrderRow = Omit<Selectable<Orders>, 'state' | 'buyer' | 'grants' | 'credited'> & {
  state: OrderState;
  buyer: Buyer;
  grants: Grant[];
  credited: { membership: number; paise: number }[];
};
export type PaymentRow = Omit<Selectable<Payments>, 'state' | 'attention'> & {
  state: PaymentState;
  attention: 'double' | 'unmatched' | null;
};
export type RefundRow = Omit<Selectable<Refunds>, 'state'> & { state: RefundState };

type NewOrder = {
  accountId: number;
  planId: number;
  planName: string;
  months: number;
  grants: Grant[];
  pricePaise: number;
  creditPaise: number;
  credited: { membership: number; paise: number }[];
  amountPaise: number;
  buyer: Buyer;
  at: Date;
  expiresAt: Date;
  checkAt: Date | null;
};

export async function insertOrder(tx: Tx, it: NewOrder): Promise<OrderRow> {
  const row = await tx
    .insertInto('orders')
    .values({
      account_id: it.accountId,
      plan_id: it.planId,
      plan_name: it.planName,
      months: it.months,
      grants: JSON.stringify(it.grants),
      price_paise: it.pricePaise,
      credit_paise: it.creditPaise,
      credited: JSON.stringify(it.credited),
      amount_paise: it.amountPaise,
      buyer: JSON.stringify(it.buyer),
      state: 'created',
      created_at: it.at,
      expires_at: it.expiresAt,
      check_at: it.checkAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as OrderRow;
}

/** Lets an account make one order at a time. */
export async function lockOrdering(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orders of an account'), ${accountId}::int)`.execute(tx);
}

/** The orders of an account for a plan that can still be paid, the newest first. Nobody else changes them meanwhile. */
export async function lockOpenOrders(
  tx: Tx,
  accountId: number,
  planId: number,
  at: Date,
): Promise<OrderRow[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .where('state', 'in', ['created', 'attempted', 'failed'])
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute();
  return rows as unknown as OrderRow[];
}

export async function setBuyer(tx: Tx, id: string, buyer: Buyer): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', id)
    .execute();
}

export async function setGatewayOrder(db: Database | Tx, id: string, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ gateway_order_id: gatewayOrderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();
}

export async function findOrder(db: Database | Tx, id: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

/** The order that the gateway knows by a number; nobody else changes it until the transaction ends. */
export async function lockByGatewayOrder(tx: Tx, gatewayOrderId: string): Promise<OrderRow | undefined> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

export async function setOrder(
  tx: Tx,
  id: string,
  set: { state?: OrderState; paid_at?: Date; check_at?: Date | null },
): Promise<void> {
  await tx.updateTable('orders').set(set).where('id', '=', id).execute();
}

/**
 * The order that the gateway is to be asked about before all others by now. Nobody else is given it until `again`, when
 * it is due once more, should nothing else be set meanwhile; one made before `since` is due hours later.
 */
export async function claimDue(
  db: Database,
  { at, again, since }: { at: Date; again: Date; since: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update orders set check_at = ${again}::timestamptz
      + case when created_at > ${since} then interval '0' else interval '6 hours' end
    where id = (
      select id from orders where check_at <= ${at} order by check_at limit 1 for no key update skip locked
    )
    returning id`.execute(db);
  return rows[0]?.id;
}

/**
 * Whether an account has paid for a plan by another order too, which was paid or made close to this one, and has that
 * money not back.
 */
export async function paidTwice(
  tx: Tx,
  order: OrderRow,
  { at, withinMs }: { at: Date; withinMs: number },
): Promise<boolean> {
  const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', order.account_id)
    .where('plan_id', '=', order.plan_id)
    .where('id', '!=', order.id)
    .where((where) =>
      where.or([
        where('paid_at', '>=', from(at, -withinMs)),
        // A bank may take hours for the first, while the second is paid at once.
        where.and([
          where('paid_at', 'is not', null),
          where.between('created_at', from(order.created_at, -withinMs), from(order.created_at, withinMs)),
        ]),
      ]),
    )
    .where('state', 'in', ['captured', 'part_refunded'])
    .executeTakeFirst();
  return found !== undefined;
}

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

/** The payment that the gateway knows by a number, made when it is new; locked until the transaction ends. */
export async function lockPayment(
  tx: Tx,
  it: {
    gatewayPaymentId: string;
    gatewayOrderId: string | null;
    orderId: string | null;
    amountPaise: number;
    currency: string;
    at: Date;
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
      created_at: it.at,
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
    attention?: 'double' | 'unmatched';
    attention_ended_at?: Date | null;
    attention_ended_by?: number | null;
    captured_at?: Date;
    refunded_paise?: number;
  },
): Promise<void> {
  await tx.updateTable('payments').set(set).where('id', '=', id).execute();
}

/** The payments of an order, in the order in which they were made. */
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

export async function listOrders(
  db: Database | Tx,
  which: { accountId: number; id?: string },
): Promise<(OrderRow & { starts_at: Date | null; ends_at: Date | null })[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('memberships as m', 'm.order_id', 'o.id')
    .selectAll('o')
    .select(['m.starts_at', 'm.ends_at'])
    .where('o.account_id', '=', which.accountId)
    .$if(which.id !== undefined, (query) => query.where('o.id', '=', which.id!))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(100)
    .execute();
  return rows as unknown as (OrderRow & { starts_at: Date | null; ends_at: Date | null })[];
}

/** Notes an event as it came. @returns false when it had come before */
export async function insertEvent(tx: Tx, id: string, body: Buffer, at: Date): Promise<boolean> {
  const made = await tx
    .insertInto('gateway_events')
    .values({ id, body, received_at: at })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export function findEvent(db: Database, id: string) {
  return db.selectFrom('gateway_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function endEvent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('gateway_events').set({ settled_at: at }).where('id', '=', id).execute();
}

/** Empties events that came before an instant: their bodies hold who paid. Their numbers stay, so that a repeat is known. */
export async function emptyEvents(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('gateway_events')
    .set({ body: Buffer.alloc(0) })
    .where('received_at', '<', before)
    .where(sql<boolean>`length(body) > 0`)
    .execute();
}

export async function listRefunds(db: Database | Tx, paymentIds: string[]) {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('refunds as r')
    .leftJoin('staff as s', 's.account_id', 'r.asked_by')
    .selectAll('r')
    .select('s.name as asked_by_name')
    .where('r.payment_id', 'in', paymentIds)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows as (RefundRow & { asked_by_name: string | null })[];
}

export async function findRefund(db: Database | Tx, id: string): Promise<RefundRow | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row as RefundRow | undefined;
}

export async function findByGatewayRefund(tx: Tx, gatewayRefundId: string): Promise<RefundRow | undefined> {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('gateway_refund_id', '=', gatewayRefundId)
    .executeTakeFirst();
  return row as RefundRow | undefined;
}

export async function insertRefund(
  tx: Tx,
  it: {
    id: string;
    paymentId: string;
    amountPaise: number;
    reason: string;
    askedBy: number | null;
    at: Date;
  },
): Promise<RefundRow> {
  const row = await tx
    .insertInto('refunds')
    .values({
      id: it.id,
      payment_id: it.paymentId,
      amount_paise: it.amountPaise,
      state: 'requested',
      reason: it.reason,
      asked_by: it.askedBy,
      created_at: it.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RefundRow;
}

export async function setRefund(
  tx: Tx,
  id: string,
  set: {
    state?: RefundState;
    gateway_refund_id?: string;
    amount_paise?: number;
    failure?: string | null;
    processed_at?: Date;
  },
): Promise<void> {
  await tx.updateTable('refunds').set(set).where('id', '=', id).execute();
}

/** Notes that the gateway refuses a refund. @returns false when it knows of it, or that was noted before */
export async function refuseRefund(tx: Tx, id: string, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Refunds that are under way since before an instant, in no order: those that never end must not be all that is seen. */
export function listOpenRefunds(db: Database, before: Date, limit: number) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'p.gateway_payment_id'])
    .where('r.state', 'in', ['requested', 'pending'])
    .where('r.created_at', '<', before)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}

export type FinanceRow = PaymentRow & {
  plan_name: string | null;
  member_name: string | null;
  member_public_id: string | null;
};

/** A page of payments for the finance staff, the newest first; or one of them. */
export async function listForStaff(
  db: Database,
  which:
    | { show: 'all' | 'attention' | 'refunds'; after: { at: string; id: string } | null; limit: number }
    | { id: string },
): Promise<FinanceRow[]> {
  const some =
    'id' in which
      ? sql`p.id = ${which.id}`
      : sql`${
          {
            all: sql`p.state <> 'attempted'`,
            attention: sql`p.attention is not null and p.attention_ended_at is null`,
            refunds: sql`exists (select from refunds r where r.payment_id = p.id)`,
          }[which.show]
        } ${which.after ? sql`and (p.created_at, p.id) < (${new Date(which.after.at)}, ${which.after.id}::uuid)` : sql``}`;
  const { rows } = await sql<FinanceRow>`
    select p.*, o.plan_name, m.name as member_name, m.public_id as member_public_id
    from (
      select * from payments p where ${some}
      order by p.created_at desc, p.id desc limit ${'id' in which ? 1 : which.limit}
    ) p
    left join orders o on o.id = p.order_id
    left join lateral (
      select f.name, f.public_id
      from profile_managers g join profiles f on f.id = g.profile_id
      where g.account_id = o.account_id
      order by f.id limit 1
    ) m on true
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

export async function countAttention(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('attention', 'is not', null)
    .where('attention_ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who a mail about a refund goes to, and what it says. */
export function findRefundToTell(db: Database, id: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.email', 'o.plan_name', 'r.amount_paise'])
    .where('r.id', '=', id)
    .where('r.state', '=', 'processed')
    .executeTakeFirst();
}

/** An authorized payment with the order it is for, while somebody is there who could have what it pays for. */
export function findAuthorized(db: Database, gatewayPaymentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['o.id as order_id', 'p.amount_paise', 'p.currency', 'o.paid_at'])
    .where('p.gateway_payment_id', '=', gatewayPaymentId)
    .where('a.suspended_at', 'is', null)
    .where('p.state', '=', 'authorized')
    .executeTakeFirst();
}

/** A refund that the gateway was not told about yet, or did not answer. */
export function findRefundToSend(db: Database, id: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id as payment_id', 'p.gateway_payment_id', 'r.amount_paise', 'o.account_id'])
    .where('r.id', '=', id)
    .where('r.state', '=', 'requested')
    .executeTakeFirst();
}
