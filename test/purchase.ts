import { createHmac, randomUUID } from 'node:crypto';
import { reconcile } from '../src/money/payments/reconciliation/reconcile.ts';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';
import type { PaymentTest } from './gateway.ts';
import { addMember } from './registration.ts';

/** Buyer in tests, in the seller's state. */
export const buyer = { name: 'Nandini Deshpande', address: null, state: '27', pin: '411004' };
const price = { Gold: 299_900, Diamond: 499_900, Platinum: 899_900 } as const;
export type Plan = keyof typeof price;

/** Orders a plan, at the price of the price list unless another one is given. */
export async function order(browser: Browser, plan: Plan = 'Gold', amountPaise: number = price[plan]) {
  const answer = await browser.post('/api/orders', { plan, amountPaise, buyer });
  return {
    status: answer.status,
    body: answer.body,
    id: answer.body.order?.id as string,
    gatewayOrder: answer.body.checkout?.gatewayOrderId as string,
  };
}

/** Sends the gateway's signature back, as the checkout does. */
export const goBack = (
  browser: Browser,
  id: string,
  signed: { razorpay_payment_id: string; razorpay_signature: string },
) =>
  browser.put(`/api/orders/${id}/return`, {
    gatewayPaymentId: signed.razorpay_payment_id,
    signature: signed.razorpay_signature,
  });

/** Registers a new member who buys a plan. */
export async function addBuyer(site: PaymentTest, plan: Plan = 'Gold') {
  const member = await addMember(site);
  const made = await order(member.browser, plan);
  const { payment, checkout } = await site.gateway.pay(made.gatewayOrder);
  await goBack(member.browser, made.id, checkout);
  await site.workOff();
  return { ...member, order: made.id, payment: payment.id, ourPayment: await ourId(site, payment.id) };
}

/** Returns our id of a payment, by the gateway's. */
export async function ourId(site: Test, gatewayPaymentId: string): Promise<string> {
  const { id } = await site.app.db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads an order as its member sees it. */
export const stateOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/orders/${id}`)).body.order;

/** Returns the plan of a member; null without one. */
export const planOf = async (browser: Browser) =>
  (await browser.get('/api/membership')).body.membership?.plan ?? null;

/** Returns the revenue on the staff dashboard, in paise. */
export const revenue = async (site: PaymentTest): Promise<number> =>
  (await (await site.as('admin')).get('/api/staff/dashboard')).body.totalRevenuePaise;

export const membershipsOf = (site: Test, orderId: string) =>
  site.app.db.selectFrom('memberships').selectAll().where('order_id', '=', orderId).execute();

/** Sends a signed webhook with any content and waits until it is settled. @returns the status of the answer */
export async function sendEvent(site: PaymentTest, event: unknown, raw = JSON.stringify(event)) {
  const signature = createHmac('sha256', site.gateway.account.webhookSecret).update(raw).digest('hex');
  const answer = await fetch(`${site.base}/api/gateway/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': randomUUID(),
    },
    body: raw,
  });
  await site.workOff();
  return answer.status;
}

/** Moves the clock by minutes and runs the reconciler. */
export async function reconcileAfter(site: Test, minutes: number): Promise<void> {
  site.travel(minutes / (24 * 60));
  await reconcile(site.app);
  await site.workOff();
}
