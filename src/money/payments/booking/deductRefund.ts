import type { Tx } from '../../../kit/database/db.ts';
import { issueCreditNote } from '../../invoices/invoices.ts';
import { reduceMembership } from '../../memberships/grants/reduce.ts';
import { releaseDone } from '../queue/queueStore.ts';
import { keptPaise, refundedState } from '../shared/rules.ts';
import type { OrderRow } from '../store/orderStore.ts';
import { type PaymentRow, setPayment } from '../store/paymentStore.ts';
import { followOrder, paidOf } from './settlePayment.ts';

/**
 * Deducts refunded money from a payment and, if it has one, from its order and membership, and issues the credit note.
 * The caller has locked order and payment, and stored the refund.
 */
export async function deductRefund(
  tx: Tx,
  now: Date,
  it: { order: OrderRow | undefined; payment: PaymentRow; refundId: string; amountPaise: number },
): Promise<void> {
  const { order, payment, amountPaise } = it;
  const before = order ? keptPaise(await paidOf(tx, order.id)) : 0;
  const refundedPaise = payment.refunded_paise + amountPaise;
  const state = refundedState(payment.amount_paise, refundedPaise);
  await setPayment(tx, payment.id, {
    refunded_paise: refundedPaise,
    state,
    ...(state === 'refunded' && payment.attention && !payment.attention_ended_at
      ? { attention_ended_at: now }
      : {}),
  });
  await releaseDone(tx, payment.id);
  if (!order) return;
  await followOrder(tx, order);
  await issueCreditNote(tx, now, {
    paymentId: payment.id,
    refundId: it.refundId,
    totalPaise: amountPaise,
  });
  const kept = keptPaise(await paidOf(tx, order.id));
  const short = (paise: number) => Math.max(0, order.amount_paise - paise);
  await reduceMembership(tx, now, order.id, { paise: short(kept) - short(before), all: kept <= 0 });
}
