import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import type { GatewayRefund } from '../../../kit/payments/gateway.ts';
import type { RefundState } from '../shared/rules.ts';
import { lockOrder } from '../store/orderStore.ts';
import { lockPaymentById } from '../store/paymentStore.ts';
import {
  findByGatewayRefund,
  findRefund,
  insertRefund,
  type RefundRow,
  setRefund,
} from '../store/refundStore.ts';
import { deductRefund } from './deductRefund.ts';
import { findCaptured } from './settlePayment.ts';

/** Returns whether a reported state is later than the stored one. A processed refund stays processed. */
const isLater = (before: RefundState, reported: RefundState) =>
  before !== reported &&
  before !== 'processed' &&
  !(before === 'failed' && reported !== 'processed') &&
  reported !== 'requested';

/**
 * Books the gateway's state of a refund: ours, or one made at its dashboard. A processed refund is deducted from the
 * payment, the order and the membership, and its credit note is written, in one transaction. An authorized amount
 * that was never captured and returns to the bank is not a refund.
 */
export async function settleRefund(app: App, reported: GatewayRefund, id?: string): Promise<void> {
  const known = await findCaptured(app, reported.payment);
  if (!known) return;
  const { id: paymentId, order_id: orderId } = known;
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const order = orderId ? await lockOrder(tx, orderId) : undefined;
    const payment = (await lockPaymentById(tx, paymentId))!;
    const key = id ?? reported.key;
    const asked = key ? await findRefund(tx, key) : undefined;
    const refund: RefundRow =
      (await findByGatewayRefund(tx, reported.id)) ??
      (asked?.payment_id === payment.id && asked.gateway_refund_id === null ? asked : undefined) ??
      (await insertRefund(tx, {
        id: crypto.randomUUID(),
        paymentId: payment.id,
        amountPaise: reported.amountPaise,
        state: 'requested',
        reason: 'Made at the payment gateway',
        askedBy: null,
        now,
      }));
    const news = isLater(refund.state, reported.state);
    await setRefund(tx, refund.id, {
      gateway_refund_id: reported.id,
      amount_paise: reported.amountPaise,
      ...(news
        ? {
            state: reported.state,
            failure: reported.state === 'failed' ? 'The bank did not take it.' : null,
          }
        : {}),
      ...(news && reported.state === 'processed' ? { processed_at: now } : {}),
    });
    if (!news) return;
    if (reported.state === 'processed') {
      await deductRefund(tx, now, { order, payment, refundId: refund.id, amountPaise: reported.amountPaise });
    }
    await recordEvent(tx, {
      name: 'refund.changed',
      data: {
        refund: refund.id,
        payment: payment.id,
        account: order?.account_id ?? null,
        state: reported.state,
      },
      actor: 'system',
      subject: { kind: 'refund', id: refund.id },
    });
  });
}
