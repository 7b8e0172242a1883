import type { z } from 'zod';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { type InvoiceSummary, listInvoices } from '../../invoices/read.ts';
import { listCredited } from '../../memberships/read.ts';
import type { order as orderShape } from '../shapes.ts';
import { isSent } from '../shared/rules.ts';
import { listOrders, type OrderRow } from '../store/orderStore.ts';
import { listPayments, type PaymentRow } from '../store/paymentStore.ts';
import { listRefunds, type RefundRow } from '../store/refundStore.ts';

export type Order = z.output<typeof orderShape>;

/** Returns the orders that the member's account pays for any profile, newest first; or only one of them. */
export async function readOrders(app: App, member: Member, id?: string): Promise<Order[]> {
  const orders = await listOrders(app.db, { accountId: member.accountId, id });
  const numbers = orders.map((order) => order.id);
  const [payments, credited] = await Promise.all([
    listPayments(app.db, numbers),
    listCredited(app.db, numbers),
  ]);
  const ids = payments.map((payment) => payment.id);
  const [refunds, invoices] = await Promise.all([listRefunds(app.db, ids), listInvoices(app.db, ids)]);
  const now = app.clock();
  const ofOrder = Map.groupBy(payments, ({ order_id }) => order_id);
  return orders.map((order) => {
    const paid = ofOrder.get(order.id) ?? [];
    const mine = new Set(paid.map((payment) => payment.id));
    return {
      id: order.id,
      plan: order.plan_name,
      slug: order.slug,
      months: order.months,
      amountPaise: order.amount_paise,
      pricePaise: order.price_paise,
      creditPaise: order.credit_paise,
      state: order.state,
      createdAt: order.created_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
      open: isOpen(order, now),
      profile: order.public_id ? { id: order.public_id, name: order.name! } : null,
      membership: order.starts_at
        ? {
            startsAt: order.starts_at.toISOString(),
            endsAt: order.ends_at!.toISOString(),
            credited: credited.has(order.id),
          }
        : null,
      buyer: order.buyer,
      payments: paid.map((payment) => seenPayment(payment)),
      refunds: refunds
        .filter((one) => mine.has(one.payment_id))
        .filter(isSent)
        .map(seenRefund),
      invoices: invoices.filter((one) => mine.has(one.payment_id)).map(seenInvoice),
    };
  });
}

/** Returns one order of a member; refuses another account's order as not found. */
export async function readOrder(app: App, member: Member, id: string): Promise<Order> {
  const [order] = await readOrders(app, member, id);
  if (!order) throw refuse.notFound();
  return order;
}

const isOpen = (order: OrderRow, now: Date) =>
  ['created', 'attempted', 'failed'].includes(order.state) &&
  order.gateway_order_id !== null &&
  order.expires_at > now;

const seenPayment = (row: PaymentRow) => ({
  id: row.gateway_payment_id,
  amountPaise: row.amount_paise,
  refundedPaise: row.refunded_paise,
  method: row.method,
  state: row.state,
  failure: row.failure,
  double: row.attention === 'double' && row.attention_ended_at === null,
  createdAt: row.created_at.toISOString(),
});

/** Returns a refund as its payer and staff see it. */
export const seenRefund = <State extends RefundRow['state']>(row: RefundRow & { state: State }) => ({
  id: row.id,
  amountPaise: row.amount_paise,
  state: row.state,
  chargeback: row.dispute_id !== null,
  createdAt: row.created_at.toISOString(),
});

/** Returns an invoice or credit note as it is shown in a list. */
export const seenInvoice = (row: InvoiceSummary) => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  totalPaise: row.total_paise,
  issuedAt: row.issued_at.toISOString(),
});
