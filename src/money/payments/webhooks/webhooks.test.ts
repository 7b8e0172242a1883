import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPaymentTest } from '../../../../test/gateway.ts';
import { ourId, stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { order, pay, setUp, site } from '../../../../test/setup/orders.ts';
import { GatewayRefused } from '../../../kit/payments/gateway.ts';
import { sendRefund } from '../refunds/sendRefund.ts';

setUp();

test('a refund that was sent is not marked as failed by another answer to the same request', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const payment = await pay(made.gatewayOrder);
  const ours = await ourId(site, payment.id);
  const admin = await site.as('admin');
  const refund = randomUUID();
  await admin.put(`/api/staff/payments/${ours}/refunds/${refund}`, { amountPaise: 100_000, reason: 'Half' });
  const gateway = site.app.config.gateway!;
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
