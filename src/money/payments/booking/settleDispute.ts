import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import type { GatewayDispute } from '../../../kit/payments/gateway.ts';
import { releaseDone } from '../queue/queueStore.ts';
import { lockDispute, setDispute } from '../store/disputeStore.ts';
import { lockOrder } from '../store/orderStore.ts';
import { lockPaymentById } from '../store/paymentStore.ts';
import { insertRefund } from '../store/refundStore.ts';
import { deductRefund } from './deductRefund.ts';
import { changesDispute, isDecided, lostPaise } from './disputeRules.ts';
import { findCaptured } from './settlePayment.ts';

/**
 * Books the gateway's state of a dispute, in any order and any number of times. While the bank decides, the plan
 * stays. A lost dispute is deducted from payment, order and plan like a refund, with a credit note, in one
 * transaction. A dispute that is won or closed changes nothing.
 * @param reportedAt the gateway's time of the report
 */
export async function settleDispute(app: App, reported: GatewayDispute, reportedAt: Date): Promise<void> {
  const payment = await findCaptured(app, reported.payment);
  if (!payment) return;
  const { id: paymentId, order_id: orderId } = payment;
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const order = orderId ? await lockOrder(tx, orderId) : undefined;
    const locked = (await lockPaymentById(tx, paymentId))!;
    const { row, isNew } = await lockDispute(tx, {
      paymentId,
      gatewayDisputeId: reported.id,
      amountPaise: reported.amountPaise,
      state: reported.state,
      reportedAt,
      now,
    });
    if (
      !isNew &&
      !changesDispute(
        { state: row.state, reportedAt: row.reported_at },
        { state: reported.state, reportedAt },
      )
    )
      return;
    await setDispute(tx, row.id, {
      state: reported.state,
      amount_paise: reported.amountPaise,
      phase: reported.phase ?? row.phase,
      reason: reported.reason ?? row.reason,
      respond_by: reported.respondBy ?? row.respond_by,
      reported_at: reportedAt,
      ended_at: isDecided(reported.state) ? now : null,
    });
    const amountPaise = reported.state === 'lost' ? lostPaise(locked, reported) : 0;
    if (amountPaise > 0) {
      const refund = await insertRefund(tx, {
        id: crypto.randomUUID(),
        paymentId,
        amountPaise,
        state: 'processed',
        reason: 'Chargeback lost',
        askedBy: null,
        disputeId: row.id,
        now,
      });
      await deductRefund(tx, now, { order, payment: locked, refundId: refund.id, amountPaise });
    }
    await releaseDone(tx, paymentId);
    await recordEvent(tx, {
      name: 'dispute.changed',
      data: { payment: paymentId, account: order?.account_id ?? null, state: reported.state },
      actor: 'system',
      subject: { kind: 'payment', id: paymentId },
    });
  });
}
