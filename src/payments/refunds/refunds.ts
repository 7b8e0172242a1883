import { recordAudit } from '../../audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { code } from '../../kit/api/errorCode.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { GatewayRefused } from '../gateway/errors.ts';
import { gatewayOf } from '../gateway/gateway.ts';
import { lockPaymentById } from '../orders/paymentStore.ts';
import type { RefundState } from '../rules.ts';
import { findRefund, findRefundToSend, insertRefund, listRefunds, refuseRefund } from './refundStore.ts';
import { keyOf, settleRefund } from './settleRefund.ts';

/** Returns how much of a payment can still be refunded, in paise: pending refunds are deducted. */
export const refundablePaise = (
  payment: { state: string; amount_paise: number },
  refunds: { state: RefundState; amount_paise: number }[],
): number =>
  ['captured', 'part_refunded'].includes(payment.state)
    ? payment.amount_paise -
      refunds
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
    : 0;

/**
 * Requests a refund; a task sends it to the gateway once this is committed. A repeat with the same
 * id changes nothing. Refuses more than is left of the payment, at its field.
 */
export async function requestRefund(
  app: App,
  staff: Staff,
  it: { paymentId: string; refundId: string; amountPaise: number; reason: string },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const payment = await lockPaymentById(tx, it.paymentId);
    if (!payment) throw refuse.notFound();
    const same = await findRefund(tx, it.refundId);
    if (same) {
      if (same.payment_id === payment.id && same.amount_paise === it.amountPaise) return;
      throw refuse.conflict(code('refund_changed'));
    }
    const left = refundablePaise(payment, await listRefunds(tx, [payment.id]));
    if (left <= 0) throw refuse.conflict(code('refund_nothing_left'));
    if (it.amountPaise > left) {
      throw refuse.invalid({ amountPaise: code('refund_large', { rupees: (left / 100).toFixed(2) }) });
    }
    await insertRefund(tx, {
      id: it.refundId,
      paymentId: payment.id,
      amountPaise: it.amountPaise,
      reason: it.reason,
      askedBy: staff.accountId,
      now: app.clock(),
    });
    await recordEvent(tx, {
      name: 'refund.requested',
      data: { refund: it.refundId, payment: payment.id, paise: it.amountPaise },
      actor: staff.accountId,
      subject: { kind: 'refund', id: it.refundId },
      jobs: [{ task: 'send_refund', payload: { refund: it.refundId } }],
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'refund',
      subject: { kind: 'payment', id: payment.id },
      at: app.clock(),
      // The reason, which may name the payer, is in the refund.
      before: { refundablePaise: left },
      after: { refundablePaise: left - it.amountPaise, refund: it.refundId },
    });
  });
}

/**
 * Sends a requested refund to the gateway. The refund's id is the idempotency key, so repeating it after an
 * answer was lost refunds nothing twice.
 * @throws GatewayDown
 */
export async function sendRefund(app: App, id: string): Promise<void> {
  const found = await findRefundToSend(app.db, id);
  const gateway = gatewayOf(app);
  if (!found || !gateway) return;
  try {
    await settleRefund(app, await gateway.refund(found.gateway_payment_id, found.amount_paise, id), id);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // An earlier call may have done it although its answer never came.
    const done = (await gateway.listRefunds(found.gateway_payment_id)).find((one) => keyOf(one) === id);
    if (done) return settleRefund(app, done, id);
    await app.db.transaction().execute(async (tx) => {
      // A call at the same moment may have sent it.
      if (!(await refuseRefund(tx, id, error.message))) return;
      await recordEvent(tx, {
        name: 'refund.changed',
        data: { refund: id, payment: found.payment_id, account: found.account_id, state: 'failed' },
        actor: 'system',
        subject: { kind: 'refund', id },
      });
    });
  }
}
