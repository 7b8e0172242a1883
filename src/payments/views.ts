import type { z } from 'zod';
import { type InvoiceSummary, listInvoices } from '../invoices/read.ts';
import type { Staff } from '../kit/api/call.ts';
import { cutPage, readCursor } from '../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../kit/api/lists/pages.ts';
import { refuse } from '../kit/api/refusals.ts';
import type { Member } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { readRefundApproval } from '../site/read.ts';
import type { contract } from './contract.ts';
import {
  countAttention,
  type FinanceRow,
  listForStaff,
  type PaymentFilters,
  type PlaceOfPayment,
  sumPayments,
} from './finance/financeStore.ts';
import { listOrders } from './orders/listStore.ts';
import { listPayments, type PaymentRow } from './orders/paymentStore.ts';
import type { OrderRow } from './orders/store.ts';
import { hasApprover } from './refunds/approvers.ts';
import { listRefunds, type RefundRow } from './refunds/refundStore.ts';
import { alonePaise, refundablePaise } from './refunds/rules.ts';
import { isSent } from './rules.ts';
import type { order as orderShape } from './shapes.ts';

export type Order = z.output<typeof orderShape>;
type Page = z.output<NonNullable<(typeof contract.staffPayments)['~orpc']['outputSchema']>>;
type StaffPayment = Page['items'][number];

const by = <T>(rows: T[], key: (row: T) => string | null) => Map.groupBy(rows, key);

/** Returns the orders that the member's account pays, for any profile, newest first; or one of them. */
export async function readOrders(app: App, member: Member, id?: string): Promise<Order[]> {
  const orders = await listOrders(app.db, { accountId: member.accountId, id });
  const payments = await listPayments(
    app.db,
    orders.map((order) => order.id),
  );
  const ids = payments.map((payment) => payment.id);
  const [refunds, invoices] = await Promise.all([listRefunds(app.db, ids), listInvoices(app.db, ids)]);
  const now = app.clock();
  const ofOrder = by(payments, ({ order_id }) => order_id);
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
        ? { startsAt: order.starts_at.toISOString(), endsAt: order.ends_at!.toISOString() }
        : null,
      payments: paid.map((payment) => seenPayment(payment)),
      refunds: refunds
        .filter((one) => mine.has(one.payment_id))
        .filter(isSent)
        .map(seenRefund),
      invoices: invoices.filter((one) => mine.has(one.payment_id)).map(seenInvoice),
    };
  });
}

/** Returns one order of a member; refuses anybody else's as not found. */
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

const seenRefund = <State extends RefundRow['state']>(row: RefundRow & { state: State }) => ({
  id: row.id,
  amountPaise: row.amount_paise,
  state: row.state,
  createdAt: row.created_at.toISOString(),
});

const seenInvoice = (row: InvoiceSummary) => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  totalPaise: row.total_paise,
  issuedAt: row.issued_at.toISOString(),
});

/** Returns a page of payments for the finance staff. */
export async function readPayments(
  app: App,
  staff: Staff,
  { cursor, ...filters }: PaymentFilters & { cursor?: string },
): Promise<Page> {
  const list = `payments ${JSON.stringify(filters)}`;
  const after = await readCursor<PlaceOfPayment>(app.db, list, cursor);
  const [rows, attention, approver, totals] = await Promise.all([
    listForStaff(app.db, { filters, after, limit: PAGE_SIZE + 1 }),
    countAttention(app.db),
    hasApprover(app.db, staff.accountId),
    after ? null : sumPayments(app.db, filters),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): PlaceOfPayment => [row.created_at_text, row.id],
  });
  return {
    items: await seenByStaff(app, staff, page),
    nextCursor,
    attention,
    approver,
    totals,
  };
}

/** Returns one payment for the finance staff; refuses an unknown one as not found. */
export async function readPayment(app: App, staff: Staff, id: string): Promise<StaffPayment> {
  const [payment] = await seenByStaff(app, staff, await listForStaff(app.db, { id }));
  if (!payment) throw refuse.notFound();
  return payment;
}

async function seenByStaff(app: App, staff: Staff, rows: FinanceRow[]): Promise<StaffPayment[]> {
  const ids = rows.map((row) => row.id);
  const [refunds, invoices] = await Promise.all([listRefunds(app.db, ids), listInvoices(app.db, ids)]);
  const { abovePaise } = await readRefundApproval(app.db);
  const refundsOf = by(refunds, ({ payment_id }) => payment_id);
  const invoicesOf = by(invoices, ({ payment_id }) => payment_id);
  return rows.map((row) => {
    const sent = refundsOf.get(row.id) ?? [];
    return {
      id: row.id,
      gatewayPaymentId: row.gateway_payment_id,
      gatewayOrderId: row.gateway_order_id,
      orderId: row.order_id,
      member: row.member_public_id ? { name: row.member_name!, publicId: row.member_public_id } : null,
      plan: row.plan_name,
      amountPaise: row.amount_paise,
      refundedPaise: row.refunded_paise,
      refundablePaise: refundablePaise(row, sent),
      alonePaise: alonePaise(abovePaise, sent),
      currency: row.currency,
      method: row.method,
      state: row.state,
      attention: row.attention,
      attentionEndedAt: row.attention_ended_at?.toISOString() ?? null,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
      capturedAt: row.captured_at?.toISOString() ?? null,
      refunds: sent.map((one) => ({
        ...seenRefund(one),
        reason: one.reason,
        failure: one.failure,
        askedBy: one.asked_by_name,
        own: one.asked_by === staff.accountId,
        decidedBy: one.decided_by_name,
        decidedAt: one.decided_at?.toISOString() ?? null,
        decision: one.decision,
      })),
      invoices: (invoicesOf.get(row.id) ?? []).map(seenInvoice),
    };
  });
}
