import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { buyer, order as orderAt, ourId, type Plan, sendEvent, stateOf } from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';
import { GatewayRefused, gatewayOf } from '../gateway/gateway.ts';
import { sendRefund } from '../refunds/refunds.ts';
import { reconcile } from './reconcile.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());
beforeEach(() => site.gateway.down(false));

/** Orders a plan at its current price for the member. */
async function order(browser: Browser, plan: Plan = 'Gold') {
  const { quotes } = (await browser.get('/api/quotes')).body;
  const { amountPaise } = quotes.find((one: { plan: string }) => one.plan === plan);
  return { ...(await orderAt(browser, plan, amountPaise)), amountPaise };
}

const minutes = (count: number) => site.travel(count / (24 * 60));

/** Pays, with no news of it reaching the site. */
async function payUnheard(gatewayOrder: string) {
  site.gateway.hold();
  const { payment } = await site.gateway.pay(gatewayOrder);
  for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
  await site.gateway.release();
  return payment;
}

/** Pays, and runs every job that follows. */
async function pay(gatewayOrder: string) {
  const { payment } = await site.gateway.pay(gatewayOrder);
  await site.workOff();
  await site.workOff();
  return payment;
}

/** Returns which orders the gateway is queried about meanwhile. @param took how many minutes each answer takes */
async function asked(work: () => Promise<unknown>, took = 0) {
  const gateway = gatewayOf(site.app)!;
  const { listPayments } = gateway;
  const orders: string[] = [];
  gateway.listPayments = (id) => {
    orders.push(id);
    minutes(took);
    return listPayments(id);
  };
  await work().finally(() => {
    gateway.listPayments = listPayments;
  });
  return orders;
}

describe('the reconciler', () => {
  test('goes on to other orders when the gateway fails on one, and comes back to it', async () => {
    const stuck = await order((await addMember(site)).browser);
    const her = await addMember(site);
    const paid = await order(her.browser);
    await payUnheard(paid.gatewayOrder);
    site.gateway.down('before', { only: new RegExp(stuck.gatewayOrder) });
    minutes(5);
    const first = await asked(() => reconcile(site.app));
    expect(first).toContain(stuck.gatewayOrder);
    expect((await stateOf(her.browser, paid.id)).state).toBe('captured');
    minutes(5);
    expect(await asked(() => reconcile(site.app))).toContain(stuck.gatewayOrder);
  });

  test('does not drop an order because the gateway did not answer on the last day', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    await payUnheard(made.gatewayOrder);
    site.gateway.down('before', { only: new RegExp(made.gatewayOrder) });
    minutes(60 * 24 * 4);
    await reconcile(site.app);
    expect((await stateOf(her.browser, made.id)).state).toBe('created');
    site.gateway.down(false);
    minutes(60 * 5);
    expect(await asked(() => reconcile(site.app))).not.toContain(made.gatewayOrder);
    minutes(60 * 2);
    expect(await asked(() => reconcile(site.app))).toContain(made.gatewayOrder);
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
  });

  test('stops soon when the gateway does not answer, and starts with the others next time', async () => {
    const orders = [];
    for (let count = 0; count < 6; count++) orders.push(await order((await addMember(site)).browser));
    minutes(30);
    await reconcile(site.app);
    minutes(60 * 24);
    site.gateway.down('before');
    const first = await asked(() => reconcile(site.app));
    expect(first.length).toBeLessThan(5);
    minutes(5);
    const second = await asked(() => reconcile(site.app));
    expect(second.length).toBeLessThan(5);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
  });

  test('ends before the next run begins when the gateway is slow, which then goes on with the others', async () => {
    minutes(60 * 24 * 5);
    await reconcile(site.app);
    const orders: string[] = [];
    for (let count = 0; count < 6; count++) {
      orders.push((await order((await addMember(site)).browser)).gatewayOrder);
    }
    minutes(10);
    const first = await asked(() => reconcile(site.app), 0.8);
    const second = await asked(() => reconcile(site.app), 0.8);
    expect([first.length, second.length]).toEqual([3, 3]);
    expect([...first, ...second].sort()).toEqual(orders.sort());
  });

  test('queries an order once when it runs four times at the same time', async () => {
    const { gatewayOrder } = await order((await addMember(site)).browser);
    minutes(10);
    const orders = await asked(() => Promise.all([1, 2, 3, 4].map(() => reconcile(site.app))));
    expect(orders.filter((one) => one === gatewayOrder)).toHaveLength(1);
  });
});

test('an order that the gateway does not have can be viewed, and expires', async () => {
  const her = await addMember(site);
  const { id } = await order(her.browser);
  // As after the site has moved to another account at the gateway.
  await site.app.db
    .updateTable('orders')
    .set({ gateway_order_id: `order_${randomUUID().slice(0, 14)}` })
    .where('id', '=', id)
    .execute();
  const { status, body } = await her.browser.put(`/api/orders/${id}/check`, {});
  expect([status, body.state]).toEqual([200, 'created']);
  minutes(60);
  await reconcile(site.app);
  expect((await stateOf(her.browser, id)).state).toBe('expired');
});

describe('text that cannot be stored', () => {
  test.each([
    ['name', { ...buyer, name: 'Nandini\0' }],
    ['name', { ...buyer, name: 'Nandini \ud83d' }],
    ['address', { ...buyer, address: 'Laxmi\0Road' }],
    ['pin', { ...buyer, state: '96', pin: '12\0' }],
  ])('in the %s of a buyer is said at its field', async (field, wrong) => {
    const her = await addMember(site);
    const answer = await her.browser.post('/api/orders', {
      plan: 'Gold',
      amountPaise: 299_900,
      buyer: wrong,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.data.fields)).toEqual([`buyer.${field}`]);
  });

  test('from the gateway is replaced, so that its payment is booked all the same', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { payment } = await site.gateway.pay(made.gatewayOrder, { outcome: 'pending' });
    const entity = { ...payment, status: 'failed', error_description: 'No\0 money \ud83d' };
    expect(await sendEvent(site, { event: 'payment.failed', payload: { payment: { entity } } })).toBe(200);
    const [booked] = (await stateOf(her.browser, made.id)).payments;
    expect(booked).toMatchObject({ state: 'failed', failure: 'No\ufffd money \ufffd' });
  });

  test('in the reason of a refund is refused at its field', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const payment = await ourId(site, (await pay(made.gatewayOrder)).id);
    const admin = await site.as('admin');
    const answer = await admin.put(`/api/staff/payments/${payment}/refunds/${randomUUID()}`, {
      amountPaise: 100,
      reason: 'They\0asked',
    });
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([422, ['reason']]);
  });
});

describe('unused days that were credited', () => {
  const days = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
    (ends_at.getTime() - starts_at.getTime()) / (24 * 60 * 60 * 1000);

  test('count in full for a bank that is days late, and not at all once they were used up', async () => {
    const [soon, late] = [await addMember(site), await addMember(site)];
    for (const { browser } of [soon, late]) await pay((await order(browser)).gatewayOrder);
    const orders = [await order(soon.browser, 'Platinum'), await order(late.browser, 'Platinum')];
    expect(orders[0]!.amountPaise).toBe(899_900 - 299_900);
    site.travel(3);
    await pay(orders[0]!.gatewayOrder);
    site.travel(120);
    await pay(orders[1]!.gatewayOrder);
    const membershipOf = ({ id }: { id: string }) =>
      site.app.db
        .selectFrom('memberships')
        .select(['starts_at', 'ends_at'])
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
    const [whole, shorter] = [await membershipOf(orders[0]!), await membershipOf(orders[1]!)];
    expect(days(whole)).toBeGreaterThanOrEqual(364);
    expect(days(shorter) / days(whole)).toBeCloseTo(600_000 / 899_900, 1);
  });
});

describe('an account that is', () => {
  const authorized = async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const payment = await payUnheard(made.gatewayOrder);
    return { ...her, ...made, payment: payment.id };
  };

  test('suspended before the capture keeps its money, unless it is open again in time', async () => {
    const { browser, id, payment, email } = await authorized();
    const suspend = (at: Date | null) =>
      site.app.db.updateTable('accounts').set({ suspended_at: at }).where('email', '=', email).execute();
    await suspend(site.app.clock());
    minutes(10);
    await reconcile(site.app);
    expect(site.gateway.payment(payment).status).toBe('authorized');
    await suspend(null);
    minutes(60 * 24);
    await reconcile(site.app);
    expect(site.gateway.payment(payment).status).toBe('captured');
    expect((await stateOf(browser, id)).state).toBe('captured');
  });

  test('deleted before the capture keeps its money', async () => {
    const { id, payment } = await authorized();
    await site.app.db.updateTable('orders').set({ account_id: null }).where('id', '=', id).execute();
    minutes(10);
    await reconcile(site.app);
    expect(site.gateway.payment(payment).status).toBe('authorized');
  });
});

test('no money is captured while there is no seller to issue an invoice', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const seller = await site.app.db.deleteFrom('settings').returningAll().executeTakeFirstOrThrow();
  const { id } = await pay(made.gatewayOrder);
  expect(site.gateway.payment(id).status).toBe('authorized');
  await site.app.db
    .insertInto('settings')
    .values({ ...seller, value: JSON.stringify(seller.value) })
    .execute();
  minutes(10);
  await reconcile(site.app);
  expect((await stateOf(her.browser, made.id)).state).toBe('captured');
});

test('of two orders for one plan made within the hour, one whose bank took hours is put into the finance queue, too', async () => {
  const her = await addMember(site);
  const slow = await order(her.browser);
  minutes(31);
  const quick = await order(her.browser);
  expect(quick.id).not.toBe(slow.id);
  await pay(quick.gatewayOrder);
  minutes(180);
  const { id } = await pay(slow.gatewayOrder);
  const { payments } = await stateOf(her.browser, slow.id);
  expect(payments).toMatchObject([{ id, state: 'captured', double: true }]);
});

test('a refund that was sent is not marked as failed by another answer to the same request', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const payment = await pay(made.gatewayOrder);
  const ours = await ourId(site, payment.id);
  const admin = await site.as('admin');
  const refund = randomUUID();
  await admin.put(`/api/staff/payments/${ours}/refunds/${refund}`, { amountPaise: 100_000, reason: 'Half' });
  const gateway = gatewayOf(site.app)!;
  const { refund: give, listRefunds } = gateway;
  // The first request is refused; before its answer arrives, the second one has done it.
  gateway.refund = async () => {
    gateway.refund = give;
    await sendRefund(site.app, refund);
    gateway.listRefunds = async () => [];
    throw new GatewayRefused('Another request is at it');
  };
  await sendRefund(site.app, refund);
  gateway.listRefunds = listRefunds;
  const paid = (await stateOf(her.browser, made.id)).refunds;
  expect(paid).toMatchObject([{ id: refund, state: 'processed', amountPaise: 100_000 }]);
});

test('the bodies of webhooks are deleted after 90 days, also what could never be settled', async () => {
  const raw = JSON.stringify({
    event: 'refund.processed',
    payload: {
      refund: {
        entity: {
          id: 'rfnd_ofAnotherSite',
          payment_id: 'pay_ofAnotherSite1',
          amount: 100,
          currency: 'INR',
          status: 'processed',
          created_at: 1,
        },
      },
    },
  });
  const id = randomUUID();
  await fetch(`${site.base}/api/gateway/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', site.gateway.account.webhookSecret)
        .update(raw)
        .digest('hex'),
      'x-razorpay-event-id': id,
    },
    body: raw,
  });
  const bodyOf = async () =>
    (
      await site.app.db
        .selectFrom('gateway_events')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).body.length;
  const empty = async () => {
    await site.app.pool.query("select graphile_worker.add_job('empty_gateway_events')");
    await site.workOff();
  };
  site.travel(89);
  await empty();
  expect(await bodyOf()).toBe(raw.length);
  site.travel(2);
  await empty();
  expect(await bodyOf()).toBe(0);
});

test('money in another currency is not counted as rupees', async () => {
  const revenue = async () =>
    (await (await site.as('admin')).get('/api/staff/dashboard')).body.totalRevenuePaise;
  const before = await revenue();
  const { payment } = await site.gateway.pay(null, { amount: 5000, currency: 'USD' });
  await site.gateway.dashboard({ capture: payment.id });
  await site.workOff();
  expect(await ourId(site, payment.id)).toBeTruthy();
  expect(await revenue()).toBe(before);
});

test('webhooks are accepted also in a minute in which their address has sent many', async () => {
  const busy = await openPaymentTest({ REQUESTS_PER_MINUTE: '3' });
  try {
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await fetch(`${busy.base}/api/gateway/events`, { method: 'POST', body: '{}' })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
  } finally {
    await busy.close();
  }
});
