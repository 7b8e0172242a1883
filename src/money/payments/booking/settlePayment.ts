import { readLogo, readSeller, readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type GatewayPayment, GatewayRefused, type PaymentRef } from '../../../kit/payments/gateway.ts';
import { issueInvoice } from '../../invoices/invoices.ts';
import { beginMembership } from '../../memberships/grants/grant.ts';
import { DOUBLE_WITHIN_MS, isCaptured, orderAfter, type Paid, paymentAfter } from '../shared/rules.ts';
import { lockByGatewayOrder, type OrderRow, paidTwice, setOrder } from '../store/orderStore.ts';
import {
  findAuthorized,
  findPayment,
  listPayments,
  lockPayment,
  type PaymentRow,
  setPayment,
} from '../store/paymentStore.ts';

/**
 * Books the gateway's state of a payment. The return page, the webhooks and the reconciler all call this, in any
 * order and any number of times: the order's row is locked, and states only go forward. Captured money of an order
 * starts its membership and issues its invoice in the same transaction. Money without a matching order, and a second
 * payment of an order, go to the finance queue.
 */
export async function settlePayment(app: App, reported: GatewayPayment): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const known = reported.orderId ? await lockByGatewayOrder(tx, reported.orderId) : undefined;
    const order = known && fits(known, reported) ? known : undefined;
    const { row, isNew } = await lockPayment(tx, {
      gatewayPaymentId: reported.id,
      gatewayOrderId: reported.orderId,
      orderId: order?.id ?? null,
      amountPaise: reported.amountPaise,
      currency: reported.currency,
      now,
    });
    const state = paymentAfter(isNew ? null : row.state, reported.state);
    if (!isNew && state === row.state) return;
    const captured = isCaptured(state) && !isCaptured(row.state);
    await setPayment(tx, row.id, {
      state,
      method: reported.method ?? row.method,
      failure: state === 'failed' ? (reported.failure ?? row.failure) : null,
      ...(captured ? { captured_at: now } : {}),
    });
    if (captured) await recordPayment(app, tx, now, { ...row, state }, order);
    if (order) await followOrder(tx, order);
    await recordEvent(tx, {
      name: 'payment.changed',
      data: { payment: row.id, order: order?.id ?? null, account: order?.account_id ?? null, state },
      actor: 'system',
      subject: { kind: 'payment', id: row.id },
      jobs:
        order && state === 'authorized'
          ? [{ task: 'capture_payment', payload: { payment: reported.id } }]
          : [],
    });
  });
}

const fits = (order: OrderRow, reported: GatewayPayment) =>
  order.account_id !== null &&
  order.profile_id !== null &&
  reported.amountPaise === order.amount_paise &&
  reported.currency === order.currency;

async function recordPayment(
  app: App,
  tx: Tx,
  now: Date,
  payment: PaymentRow,
  order: OrderRow | undefined,
): Promise<void> {
  if (!order) return setPayment(tx, payment.id, { attention: 'unmatched' });
  const accountId = order.account_id!;
  if (order.paid_at) {
    await setPayment(tx, payment.id, { attention: 'double' });
  } else {
    await setOrder(tx, order.id, { paid_at: now });
    await beginMembership(tx, now, {
      orderId: order.id,
      orderedAt: order.created_at,
      profileId: order.profile_id!,
      planId: order.plan_id,
      planName: order.plan_name,
      months: order.months,
      grants: order.grants,
      pricePaise: order.price_paise,
      amountPaise: order.amount_paise,
      credited: order.credited,
    });
    // Checked after the profile is locked: the other order may be booked at this moment.
    if (await paidTwice(tx, order, { now, withinMs: DOUBLE_WITHIN_MS })) {
      await setPayment(tx, payment.id, { attention: 'double' });
    }
  }
  const seller = await readSeller(tx);
  if (!seller) throw new Error('An order was paid, but there is no seller to write an invoice for.');
  const { name, contactEmail, phone, accent } = readSite(app);
  await issueInvoice(tx, now, {
    paymentId: payment.id,
    accountId,
    site: { name, contactEmail, phone, accent, logo: readLogo(app)?.id ?? null },
    seller,
    buyer: order.buyer,
    description: `${order.plan_name} membership, ${order.months} ${order.months === 1 ? 'month' : 'months'}`,
    totalPaise: payment.amount_paise,
  });
}

/** Returns the payments of an order. The order's state is computed from them. */
export async function paidOf(tx: Tx, orderId: string): Promise<Paid[]> {
  return (await listPayments(tx, [orderId])).map((one) => ({
    state: one.state,
    amountPaise: one.amount_paise,
    refundedPaise: one.refunded_paise,
  }));
}

/** Updates the state of a locked order from the states of its payments. */
export async function followOrder(tx: Tx, order: OrderRow): Promise<void> {
  const state = orderAfter(order.state, order.amount_paise, await paidOf(tx, order.id));
  if (state !== order.state) await setOrder(tx, order.id, { state });
}

/**
 * Captures an authorized payment, unless its order is already paid, an earlier payment of the order is to be
 * captured, its payer is suspended or deleted, its profile is deleted, or there is no seller to issue an invoice. The
 * bank automatically returns a payment that is not captured.
 * @throws GatewayDown
 */
export async function capturePayment(app: App, gatewayPaymentId: string): Promise<void> {
  const payment = await findAuthorized(app.db, gatewayPaymentId);
  const gateway = app.config.gateway;
  if (!payment || payment.paid_at || !gateway) return;
  if (!(await readSeller(app.db))) return;
  const first = (await listPayments(app.db, [payment.order_id])).find(({ state }) => state === 'authorized');
  if (first?.gateway_payment_id !== gatewayPaymentId) return;
  const ref = { id: gatewayPaymentId, orderId: payment.gateway_order_id };
  try {
    await settlePayment(app, await gateway.capture(ref, payment.amount_paise, payment.currency));
  } catch (error) {
    // Captured by a call at the same moment, or taken back by the bank: the gateway has the answer.
    if (!(error instanceof GatewayRefused)) throw error;
    await settlePayment(app, await gateway.findPayment(ref));
  }
}

/**
 * Returns the payment of a refund or dispute at the gateway, and books it first if necessary. Null for a payment that
 * was never captured, because the bank returns its money automatically; always null while no gateway is connected.
 * @throws GatewayDown
 */
export async function findCaptured(app: App, payment: PaymentRef): Promise<PaymentRow | null> {
  const known = await findPayment(app.db, payment.id);
  if (known && isCaptured(known.state)) return known;
  const gateway = app.config.gateway;
  if (!gateway) return null;
  await settlePayment(app, await gateway.findPayment(payment));
  const booked = await findPayment(app.db, payment.id);
  return booked && isCaptured(booked.state) ? booked : null;
}
