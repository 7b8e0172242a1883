import { issueCreditNote } from '../../invoices/invoices.ts';
import { isUuid } from '../../kit/api/text.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { reduceMembership } from '../../memberships/grants/reduce.ts';
import { gatewayOf } from '../gateway/gateway.ts';
import type { GatewayRefund } from '../gateway/shapes.ts';
import { findPayment, lockPaymentById, setPayment } from '../orders/paymentStore.ts';
import { followOrder, paidOf, settlePayment } from '../orders/settle.ts';
import { lockOrder } from '../orders/store.ts';
import { isCaptured, keptPaise, type RefundState, refundedState } from '../rules.ts';
import { findByGatewayRefund, findRefund, insertRefund, type RefundRow, setRefund } from './refundStore.ts';

export function keyOf(told: GatewayRefund): string | null {
  const key = Array.isArray(told.notes) ? null : told.notes?.refund;
  return typeof key === 'string' && isUuid(key) ? key : null;
}

/** Returns whether a reported state is later than the stored one. A processed refund stays processed. */
const isLater = (before: RefundState, told: RefundState) =>
  before !== told &&
  before !== 'processed' &&
  !(before === 'failed' && told !== 'processed') &&
  told !== 'requested';

/**
 * Books the gateway's state of a refund: ours, or one made at its dashboard. Once processed, it is deducted from the
 * payment, the order and the membership, and its credit note is written, in one transaction.
 * An authorized amount that was never captured and returns to the bank is no refund.
 */
export async function settleRefund(app: App, told: GatewayRefund, id?: string): Promise<void> {
  let known = await findPayment(app.db, told.payment_id);
  if (!known || !isCaptured(known.state)) {
    const gateway = gatewayOf(app);
    if (!gateway) return;
    await settlePayment(app, await gateway.findPayment(told.payment_id));
    known = await findPayment(app.db, told.payment_id);
    if (!known || !isCaptured(known.state)) return;
  }
  const { id: paymentId, order_id: orderId } = known;
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const order = orderId ? await lockOrder(tx, orderId) : undefined;
    const payment = (await lockPaymentById(tx, paymentId))!;
    const key = id ?? keyOf(told);
    const asked = key ? await findRefund(tx, key) : undefined;
    const refund: RefundRow =
      (await findByGatewayRefund(tx, told.id)) ??
      (asked?.payment_id === payment.id && asked.gateway_refund_id === null ? asked : undefined) ??
      (await insertRefund(tx, {
        id: crypto.randomUUID(),
        paymentId: payment.id,
        amountPaise: told.amount,
        state: 'requested',
        reason: 'Made at the payment gateway',
        askedBy: null,
        at: now,
      }));
    const news = isLater(refund.state, told.status);
    await setRefund(tx, refund.id, {
      gateway_refund_id: told.id,
      amount_paise: told.amount,
      ...(news
        ? { state: told.status, failure: told.status === 'failed' ? 'The bank did not take it.' : null }
        : {}),
      ...(news && told.status === 'processed' ? { processed_at: now } : {}),
    });
    if (!news) return;
    if (told.status === 'processed') {
      const before = order ? keptPaise(await paidOf(tx, order.id)) : 0;
      const refundedPaise = payment.refunded_paise + told.amount;
      const state = refundedState(payment.amount_paise, refundedPaise);
      await setPayment(tx, payment.id, {
        refunded_paise: refundedPaise,
        state,
        ...(state === 'refunded' && payment.attention && !payment.attention_ended_at
          ? { attention_ended_at: now }
          : {}),
      });
      if (order) {
        await followOrder(tx, order);
        await issueCreditNote(tx, now, {
          paymentId: payment.id,
          refundId: refund.id,
          totalPaise: told.amount,
        });
        const kept = keptPaise(await paidOf(tx, order.id));
        const short = (paise: number) => Math.max(0, order.amount_paise - paise);
        await reduceMembership(tx, now, order.id, { paise: short(kept) - short(before), all: kept <= 0 });
      }
    }
    await recordEvent(tx, {
      name: 'refund.changed',
      data: {
        refund: refund.id,
        payment: payment.id,
        account: order?.account_id ?? null,
        state: told.status,
      },
      actor: 'system',
      subject: { kind: 'refund', id: refund.id },
    });
  });
}
