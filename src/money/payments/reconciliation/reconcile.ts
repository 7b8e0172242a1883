import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import {
  type Gateway,
  GatewayDown,
  type GatewayPayment,
  GatewayRefused,
} from '../../../kit/payments/gateway.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { capturePayment, paidOf, settlePayment } from '../booking/settlePayment.ts';
import { settleRefund } from '../booking/settleRefund.ts';
import { logFault } from '../logFault.ts';
import { sendRefund } from '../refunds/sendRefund.ts';
import { CHECKED_FOR_MS, isCaptured, nextCheck, orderAfter } from '../shared/rules.ts';
import { claimDueCheck, findOrder, lockOrder, setOrder } from '../store/orderStore.ts';
import { findPayment, listPayments } from '../store/paymentStore.ts';
import { findRefundToSend, listOpenRefunds } from '../store/refundStore.ts';

const BATCH = 100;
const WAIT_MS = 10 * MINUTE_MS;
/** How soon an order is queried again when no answer came, or the server stopped in between. */
const AGAIN_MS = 2 * MINUTE_MS;
/** How long a run spends on orders, and then on refunds: less in all than the pause until the next run. */
const RUN_MS = 2 * MINUTE_MS;
/** After this many calls in a row without an answer, the gateway counts as down, rather than one order as stuck. */
const SILENCES = 3;

/**
 * Queries the gateway about an order and books the answer: payments and their refunds. Captures an authorized
 * payment. Unpaid orders expire when their time is over.
 * @throws GatewayDown
 */
export async function checkOrder(app: App, id: string): Promise<void> {
  const order = await findOrder(app.db, id);
  const gateway = app.config.gateway;
  if (!order || !gateway) return;
  // An order at the site's earlier gateway cannot be queried any more.
  if (order.gateway_order_id && order.gateway === gateway.name) {
    for (const reported of await paymentsOf(app, gateway, order.id, order.gateway_order_id)) {
      await settlePayment(app, reported);
      const ours = await findPayment(app.db, reported.id);
      const mayBeRefunded = ours && isCaptured(ours.state) && reported.refundedPaise === null;
      if (ours && (mayBeRefunded || (reported.refundedPaise ?? 0) > ours.refunded_paise)) {
        for (const refund of await gateway.listRefunds(reported)) await settleRefund(app, refund);
      }
    }
    const waiting = (await listPayments(app.db, [id])).find(({ state }) => state === 'authorized');
    if (waiting) await capturePayment(app, waiting.gateway_payment_id);
  }
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockOrder(tx, id);
    if (!row) return;
    const unpaid = ['created', 'attempted', 'failed'].includes(row.state) && row.expires_at <= now;
    const payments = await paidOf(tx, id);
    const over = nextCheck(row.created_at, now) === null;
    const expires =
      unpaid && payments.every(({ state }) => state === 'failed' || (over && state === 'attempted'));
    await setOrder(tx, id, {
      check_at: nextCheck(row.created_at, now),
      ...(expires ? { state: orderAfter('expired', row.amount_paise, payments) } : {}),
    });
    if (!expires) return;
    await recordEvent(tx, {
      name: 'order.expired',
      data: { order: id, account: row.account_id },
      actor: 'system',
      subject: { kind: 'order', id },
    });
  });
}

/** Returns the payments of an order; none if the gateway does not have it, for example after a change of account. */
async function paymentsOf(
  app: App,
  gateway: Gateway,
  id: string,
  gatewayOrderId: string,
): Promise<GatewayPayment[]> {
  try {
    return await gateway.listPayments(gatewayOrderId);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    app.log.error({ order: id, fault: error.message }, 'The gateway does not know an order');
    return [];
  }
}

/**
 * Reconciles open orders and pending refunds with the gateway. Ends early if the gateway is down or slow; the rest
 * comes first next time. A stuck order or refund does not hold up the others.
 */
export async function reconcile(app: App): Promise<void> {
  const gateway = app.config.gateway;
  if (!gateway) return;
  const from = app.clock();
  let silences = 0;
  const isOver = (since: Date) => silences >= SILENCES || app.clock().getTime() - since.getTime() > RUN_MS;
  const apart = async (
    what: Record<string, string>,
    work: () => Promise<void>,
    otherwise: () => Promise<void> = async () => {},
  ) => {
    try {
      await work();
      silences = 0;
    } catch (error) {
      logFault(app, error, what);
      if (error instanceof GatewayDown) silences += 1;
      else await otherwise();
    }
  };

  while (!isOver(from)) {
    const id = await claimDueCheck(app.db, {
      now: from,
      again: new Date(from.getTime() + AGAIN_MS),
      since: new Date(from.getTime() - CHECKED_FOR_MS),
    });
    if (!id) break;
    await apart(
      { order: id },
      () => checkOrder(app, id),
      () => postpone(app, id),
    );
  }
  const second = app.clock();
  for (const refund of await listOpenRefunds(app.db, new Date(from.getTime() - WAIT_MS), BATCH)) {
    if (isOver(second)) break;
    await apart({ refund: refund.id }, () => checkRefund(app, gateway, refund));
  }
}

async function checkRefund(
  app: App,
  gateway: Gateway,
  refund: { id: string; gateway_payment_id: string; gateway_order_id: string | null },
): Promise<void> {
  const payment = { id: refund.gateway_payment_id, orderId: refund.gateway_order_id };
  // Lists refunds first, because the gateway may have forgotten the idempotency key of an old one.
  for (const reported of await gateway.listRefunds(payment)) await settleRefund(app, reported);
  if (await findRefundToSend(app.db, refund.id)) await sendRefund(app, refund.id);
}

async function postpone(app: App, id: string): Promise<void> {
  const order = await findOrder(app.db, id);
  if (!order) return;
  await app.db
    .transaction()
    .execute((tx) => setOrder(tx, id, { check_at: nextCheck(order.created_at, app.clock()) }));
}
