import { recordAudit } from '../../audit/audit.ts';
import { issueCreditNote } from '../../invoices/invoices.ts';
import type { Staff } from '../../kit/api/call.ts';
import { code } from '../../kit/api/errorCode.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { isUuid } from '../../kit/api/text.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { reduceMembership } from '../../memberships/grant.ts';
import { type GatewayRefund, GatewayRefused, gatewayOf } from '../gateway/gateway.ts';
import { findPayment, lockPaymentById, setPayment } from '../orders/paymentStore.ts';
import { followOrder, paidOf, settlePayment } from '../orders/settle.ts';
import { lockOrder } from '../orders/store.ts';
import { isCaptured, keptPaise, type RefundState, refundedState } from '../rules.ts';
import {
  findByGatewayRefund,
  findRefund,
  findRefundToSend,
  insertRefund,
  listRefunds,
  type RefundRow,
  refuseRefund,
  setRefund,
} from './refundStore.ts';

/** What of a payment can still be sent back, in paise: refunds under way are taken off. */
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
 * Asks for money to be sent back; the gateway is told by a task once this is committed. Asking again with the same
 * number changes nothing. Refuses more than is left of the payment, at its field.
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
      at: app.clock(),
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
      reason: it.reason,
      before: { refundablePaise: left },
      after: { refundablePaise: left - it.amountPaise, refund: it.refundId },
    });
  });
}

/**
 * Tells the gateway to send back what was asked for. The refund's own number is the key, so repeating it after an
 * answer was lost sends nothing twice.
 * @throws GatewayDown
 */
export async function sendRefund(app: App, id: string): Promise<void> {
  const found = await findRefundToSend(app.db, id);
  if (!found || !gatewayOf(app)) return;
  try {
    await settleRefund(
      app,
      await gatewayOf(app)!.refund(found.gateway_payment_id, found.amount_paise, id),
      id,
    );
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // An earlier call may have done it although its answer never came.
    const done = (await gatewayOf(app)!.listRefunds(found.gateway_payment_id)).find(
      (one) => keyOf(one) === id,
    );
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

function keyOf(told: GatewayRefund): string | null {
  const key = Array.isArray(told.notes) ? null : told.notes?.refund;
  return typeof key === 'string' && isUuid(key) ? key : null;
}

/** Whether word of a refund is later than what is known. What was processed stays processed. */
const isLater = (before: RefundState, told: RefundState) =>
  before !== told &&
  before !== 'processed' &&
  !(before === 'failed' && told !== 'processed') &&
  told !== 'requested';

/**
 * Books what the gateway says of a refund: ours, or one made at its dashboard. Once processed, it is taken off the
 * payment, the order and the membership, and its credit note is written, in one transaction.
 * Money that was never taken and goes back to the bank by itself is no refund.
 */
export async function settleRefund(app: App, told: GatewayRefund, id?: string): Promise<void> {
  let known = await findPayment(app.db, told.payment_id);
  if (!known || !isCaptured(known.state)) {
    if (!gatewayOf(app)) return;
    await settlePayment(app, await gatewayOf(app)!.findPayment(told.payment_id));
    known = await findPayment(app.db, told.payment_id);
    if (!known || !isCaptured(known.state)) return;
  }
  const { id: paymentId, order_id: orderId } = known;
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock();
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
        reason: 'Made at the payment gateway',
        askedBy: null,
        at,
      }));
    const news = isLater(refund.state, told.status);
    await setRefund(tx, refund.id, {
      gateway_refund_id: told.id,
      amount_paise: told.amount,
      ...(news
        ? { state: told.status, failure: told.status === 'failed' ? 'The bank did not take it.' : null }
        : {}),
      ...(news && told.status === 'processed' ? { processed_at: at } : {}),
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
          ? { attention_ended_at: at }
          : {}),
      });
      if (order) {
        await followOrder(tx, order);
        await issueCreditNote(tx, at, {
          paymentId: payment.id,
          refundId: refund.id,
          totalPaise: told.amount,
        });
        const kept = keptPaise(await paidOf(tx, order.id));
        const short = (paise: number) => Math.max(0, order.amount_paise - paise);
        await reduceMembership(tx, at, order.id, { paise: short(kept) - short(before), all: kept <= 0 });
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
