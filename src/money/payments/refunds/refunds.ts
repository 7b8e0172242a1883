import { recordAudit } from '../../../base/audit/audit.ts';
import { readRefundApproval } from '../../../base/site/read.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { isDecided } from '../booking/disputeRules.ts';
import { refuseClaimed } from '../queue/claims.ts';
import { setHolder } from '../queue/queueStore.ts';
import { listDisputes } from '../store/disputeStore.ts';
import { lockPaymentById } from '../store/paymentStore.ts';
import { findRefund, insertRefund, listRefunds } from '../store/refundStore.ts';
import { alonePaise, refundablePaise } from './rules.ts';

/**
 * Requests a refund. A task sends it to the gateway after the commit; above the configured amount only after a second
 * person has approved it, and then the actor's claim of the payment ends. A repeat with the same id changes nothing.
 * Refuses more than is left of the payment, with an error at the amount.
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
    const now = app.clock();
    await refuseClaimed(tx, staff, payment.id, now);
    const refunds = await listRefunds(tx, [payment.id]);
    const left = refundablePaise(payment, refunds);
    const disputes = await listDisputes(tx, [payment.id]);
    if (disputes.some(({ state }) => !isDecided(state))) throw refuse.conflict(code('payment_disputed'));
    if (left <= 0) throw refuse.conflict(code('refund_nothing_left'));
    if (it.amountPaise > left) {
      throw refuse.invalid({ amountPaise: code('refund_large', { rupees: (left / 100).toFixed(2) }) });
    }
    const alone = alonePaise((await readRefundApproval(tx)).abovePaise, refunds);
    const waits = alone !== null && it.amountPaise > alone;
    await insertRefund(tx, {
      id: it.refundId,
      paymentId: payment.id,
      amountPaise: it.amountPaise,
      state: waits ? 'waiting' : 'requested',
      reason: it.reason,
      askedBy: staff.accountId,
      now,
    });
    // A colleague has to approve it.
    if (waits) await setHolder(tx, payment.id, { holder: null, assigned: false, now });
    await recordEvent(tx, {
      name: waits ? 'refund.queued' : 'refund.requested',
      data: { refund: it.refundId, payment: payment.id, paise: it.amountPaise },
      actor: staff.accountId,
      subject: { kind: 'refund', id: it.refundId },
      jobs: waits ? [] : [{ task: 'send_refund', payload: { refund: it.refundId } }],
    });
    await recordAudit(tx, {
      actor: staff,
      action: waits ? 'request_refund' : 'refund',
      subject: { kind: 'payment', id: payment.id },
      now,
      // The reason, which may name the payer, is in the refund.
      before: { refundablePaise: left },
      after: { refundablePaise: left - it.amountPaise, refund: it.refundId },
    });
  });
}
