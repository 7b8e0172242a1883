import type { App } from '../kit/app.ts';
import { record } from '../kit/events.ts';
import { GatewayDown } from '../kit/gateway.ts';
import { sendRefund, settleRefund } from './refunds.ts';
import { nextCheck, orderAfter } from './rules.ts';
import { capturePayment, paidOf, settlePayment, tellOf } from './settle.ts';
import {
  findOrder,
  findPayment,
  listDue,
  listOpenRefunds,
  listPayments,
  lockOrder,
  setOrder,
} from './store.ts';

const BATCH = 100;
const WAIT_MS = 10 * 60_000;

/**
 * Asks the gateway how an order stands, and books what it says: payments, their refunds, and the capture of one that
 * waits for it. When the order's time is over and nobody has paid, it expires.
 * @throws GatewayDown
 */
export async function checkOrder(app: App, id: string): Promise<void> {
  const order = await findOrder(app.db, id);
  if (!order || !app.gateway) return;
  if (order.gateway_order_id) {
    for (const told of await app.gateway.listPayments(order.gateway_order_id)) {
      await settlePayment(app, told);
      const ours = await findPayment(app.db, told.id);
      if (ours && (told.amount_refunded ?? 0) > ours.refunded_paise) {
        for (const refund of await app.gateway.listRefunds(told.id)) await settleRefund(app, refund);
      }
    }
    const waiting = (await listPayments(app.db, [id])).find(({ state }) => state === 'authorized');
    if (waiting) await capturePayment(app, waiting.gateway_payment_id);
  }
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock();
    const row = await lockOrder(tx, id);
    if (!row) return;
    const unpaid = ['created', 'attempted', 'failed'].includes(row.state) && row.expires_at <= at;
    const payments = await paidOf(tx, id);
    const over = nextCheck(row.created_at, at) === null;
    const expires =
      unpaid && payments.every(({ state }) => state === 'failed' || (over && state === 'attempted'));
    await setOrder(tx, id, {
      check_at: nextCheck(row.created_at, at),
      ...(expires ? { state: orderAfter('expired', row.amount_paise, payments) } : {}),
    });
    if (!expires) return;
    await record(tx, {
      name: 'order expired',
      data: { order: id },
      tell: { profiles: await tellOf(tx, row), topics: ['payments'] },
    });
  });
}

/**
 * Brings orders and refunds that are under way up to what the gateway knows. Ends when the gateway does not answer;
 * one that cannot be booked does not keep the others waiting.
 */
export async function reconcile(app: App): Promise<void> {
  if (!app.gateway) return;
  try {
    for (let found = BATCH; found === BATCH; ) {
      const due = await listDue(app.db, app.clock(), BATCH);
      for (const id of due) {
        await apart(
          app,
          { order: id },
          () => checkOrder(app, id),
          () => postpone(app, id),
        );
      }
      found = due.length;
    }
    for (const refund of await listOpenRefunds(app.db, new Date(app.clock().getTime() - WAIT_MS), BATCH)) {
      await apart(app, { refund: refund.id }, () => checkRefund(app, refund));
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    app.log.warn({ fault: error.message }, 'The payment gateway does not answer');
  }
}

async function checkRefund(
  app: App,
  refund: { id: string; state: string; gateway_payment_id: string },
): Promise<void> {
  if (refund.state === 'requested') return sendRefund(app, refund.id);
  for (const told of await app.gateway!.listRefunds(refund.gateway_payment_id)) await settleRefund(app, told);
}

async function postpone(app: App, id: string): Promise<void> {
  const order = await findOrder(app.db, id);
  if (!order) return;
  await app.db
    .transaction()
    .execute((tx) => setOrder(tx, id, { check_at: nextCheck(order.created_at, app.clock()) }));
}

async function apart(
  app: App,
  what: Record<string, string>,
  work: () => Promise<void>,
  otherwise: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GatewayDown) throw error;
    app.log.error(
      { ...what, fault: (error as Error).stack },
      'The books could not be brought up to the gateway',
    );
    await otherwise();
  }
}
