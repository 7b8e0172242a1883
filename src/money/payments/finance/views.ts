import type { z } from 'zod';
import { readRefundApproval } from '../../../base/site/read.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { listOtherColleagues } from '../../../people/accounts/team/colleagues.ts';
import { listInvoices } from '../../invoices/read.ts';
import { listRefundEffects } from '../../memberships/read.ts';
import { seenInvoice, seenRefund } from '../orders/views.ts';
import {
  countQueue,
  listQueueEntries,
  listWaitingPayments,
  type PaymentQueueKey,
  type QueueEntry,
} from '../queue/queueStore.ts';
import { hasApprover } from '../refunds/approval.ts';
import { alonePaise, refundablePaise } from '../refunds/rules.ts';
import { listDisputes } from '../store/disputeStore.ts';
import { listRefunds } from '../store/refundStore.ts';
import { countStuckEvents, listStuckEvents } from '../webhooks/stuckEvents.ts';
import type { contract } from './contract.ts';
import {
  type FinanceRow,
  listForStaff,
  type PaymentFilters,
  type PaymentKey,
  sumPayments,
} from './financeStore.ts';

type Page = z.output<NonNullable<(typeof contract.staffPayments)['~orpc']['outputSchema']>>;
type Queue = z.output<NonNullable<(typeof contract.queue)['~orpc']['outputSchema']>>;
type StaffPayment = Page['items'][number];

/** Returns a page of payments for the finance staff. */
export async function readPayments(
  app: App,
  staff: Staff,
  { cursor, ...filters }: PaymentFilters & { cursor?: string },
): Promise<Page> {
  const list = `payments ${JSON.stringify(filters)}`;
  const after = await readCursor<PaymentKey>(app.db, list, cursor);
  const [rows, totals] = await Promise.all([
    listForStaff(app.db, { filters, after, limit: PAGE_SIZE + 1 }),
    after ? null : sumPayments(app.db, filters),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): PaymentKey => [row.created_at_text, row.id],
  });
  return {
    items: await seenByStaff(app, staff, page),
    nextCursor,
    totals,
  };
}

/** Returns a page of the payments that wait for staff, the longest waiting first. */
export async function readPaymentQueue(
  app: App,
  staff: Staff,
  { cursor }: { cursor?: string },
): Promise<Queue> {
  const now = app.clock();
  const list = 'payments that wait';
  const after = await readCursor<PaymentQueueKey>(app.db, list, cursor);
  const [rows, { waiting }, stuck, events, colleagues, approver] = await Promise.all([
    listWaitingPayments(app.db, { after, limit: PAGE_SIZE + 1 }),
    countQueue(app.db, now, staff.accountId),
    countStuckEvents(app.db, now),
    after ? [] : listStuckEvents(app),
    listOtherColleagues(app.db, staff, 'payments.refund'),
    hasApprover(app.db, staff.accountId),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): PaymentQueueKey => [row.since_text, row.id],
  });
  const ids = page.map(({ id }) => id);
  const items = await seenByStaff(app, staff, await listForStaff(app.db, { ids }));
  items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { items, nextCursor, waiting: waiting + stuck.waiting, events, colleagues, approver };
}

/** Returns one payment for finance staff; refuses an unknown one as not found. */
export async function readPayment(app: App, staff: Staff, id: string): Promise<StaffPayment> {
  const [payment] = await seenByStaff(app, staff, await listForStaff(app.db, { ids: [id] }));
  if (!payment) throw refuse.notFound();
  return payment;
}

async function seenByStaff(app: App, staff: Staff, rows: FinanceRow[]): Promise<StaffPayment[]> {
  const ids = rows.map((row) => row.id);
  const now = app.clock();
  const orders = rows.flatMap((row) => (row.order_stays ? [] : (row.order_id ?? [])));
  const [refunds, disputes, invoices, waiting, effects] = await Promise.all([
    listRefunds(app.db, ids),
    listDisputes(app.db, ids),
    listInvoices(app.db, ids),
    listQueueEntries(app.db, ids, now),
    listRefundEffects(app.db, orders, now),
  ]);
  const { abovePaise } = await readRefundApproval(app.db);
  const refundsOf = Map.groupBy(refunds, ({ payment_id }) => payment_id);
  const disputesOf = Map.groupBy(disputes, ({ payment_id }) => payment_id);
  const invoicesOf = Map.groupBy(invoices, ({ payment_id }) => payment_id);
  const entryOf = new Map(waiting.map((entry) => [entry.id, shownEntry(entry, staff)]));
  return rows.map((row) => {
    const sent = refundsOf.get(row.id) ?? [];
    return {
      id: row.id,
      gatewayPaymentId: row.gateway_payment_id,
      gatewayOrderId: row.gateway_order_id,
      orderId: row.order_id,
      member: row.member_public_id ? { name: row.member_name!, publicId: row.member_public_id } : null,
      plan: row.plan_name,
      term: row.term_starts_at && {
        startsAt: row.term_starts_at.toISOString(),
        endsAt: row.term_ends_at!.toISOString(),
      },
      amountPaise: row.amount_paise,
      refundedPaise: row.refunded_paise,
      refundablePaise: refundablePaise(row, sent),
      alonePaise: alonePaise(abovePaise, sent),
      fullRefund: (row.order_id && !row.order_stays && effects.get(row.order_id)) || null,
      currency: row.currency,
      method: row.method,
      state: row.state,
      attention: row.attention,
      attentionEndedAt: row.attention_ended_at?.toISOString() ?? null,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
      capturedAt: row.captured_at?.toISOString() ?? null,
      waiting: entryOf.get(row.id) ?? null,
      expected: row.expected_plan
        ? {
            plan: row.expected_plan,
            amountPaise: row.expected_paise!,
            currency: row.expected_currency!,
            member: row.expected_public_id
              ? { name: row.expected_name!, publicId: row.expected_public_id }
              : null,
          }
        : null,
      disputes: (disputesOf.get(row.id) ?? []).map((one) => ({
        gatewayDisputeId: one.gateway_dispute_id,
        state: one.state,
        amountPaise: one.amount_paise,
        phase: one.phase,
        reason: one.reason,
        respondBy: one.respond_by?.toISOString() ?? null,
        createdAt: one.created_at.toISOString(),
      })),
      refunds: sent.map((one) => ({
        ...seenRefund(one),
        reason: one.reason,
        failure: one.failure,
        askedBy: one.asked_by_name,
        askedById: one.asked_by,
        own: one.asked_by === staff.accountId,
        decidedBy: one.decided_by_name,
        decidedAt: one.decided_at?.toISOString() ?? null,
        decision: one.decision,
      })),
      invoices: (invoicesOf.get(row.id) ?? []).map(seenInvoice),
    };
  });
}

const shownEntry = (row: QueueEntry, staff: Staff) => ({
  since: row.since.toISOString(),
  dueAt: row.due.toISOString(),
  overdue: row.overdue,
  claimedAt: row.held_at?.toISOString() ?? null,
  claimedBy: row.holder,
  claimedById: row.holder_id,
  mine: row.holder_id === staff.accountId,
});
