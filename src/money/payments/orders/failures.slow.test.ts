import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buyer, goBack, ourId, sendEvent, stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { minutes, order, pay, payUnheard, setUp, site } from '../../../../test/setup/orders.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { capturePayment, settlePayment } from '../booking/settlePayment.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

setUp();

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
    (ends_at.getTime() - starts_at.getTime()) / DAY_MS;

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
    const suspend = (suspendedAt: Date | null) =>
      site.app.db
        .updateTable('accounts')
        .set({ suspended_at: suspendedAt })
        .where('email', '=', email)
        .execute();
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

/** Removes the site's seller, who issues its invoices. Returns a function that restores it. */
async function takeSellerAway(): Promise<() => Promise<unknown>> {
  const seller = await site.app.db.deleteFrom('settings').returningAll().executeTakeFirstOrThrow();
  const row = { ...seller, value: JSON.stringify(seller.value) };
  return () => site.app.db.insertInto('settings').values(row).execute();
}

test('no money is captured while there is no seller to issue an invoice', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const putBack = await takeSellerAway();
  const { id } = await pay(made.gatewayOrder);
  expect(site.gateway.payment(id).status).toBe('authorized');
  await putBack();
  minutes(10);
  await reconcile(site.app);
  expect((await stateOf(her.browser, made.id)).state).toBe('captured');
});

test('of two authorized payments of an order, the earlier one is captured, whichever is tried first', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const [first, second] = [await payUnheard(made.gatewayOrder), await payUnheard(made.gatewayOrder)];
  for (const { id } of [first, second])
    await settlePayment(
      site.app,
      await site.app.config.gateway!.findPayment({ id, orderId: made.gatewayOrder }),
    );
  for (const { id } of [second, first, second]) await capturePayment(site.app, id);
  const statusOf = ({ id }: { id: string }) => site.gateway.payment(id).status;
  expect([statusOf(first), statusOf(second)]).toEqual(['captured', 'authorized']);
});

test('what goes wrong on our side when a payer comes back is logged as an error, and repaired; a silent gateway is a warning', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const { payment, checkout } = await site.gateway.pay(made.gatewayOrder);
  const { log } = site.app;
  const [warn, error] = [log.warn, log.error];
  const logged: string[] = [];
  log.warn = () => logged.push('warn');
  log.error = () => logged.push('error');

  site.gateway.down(true);
  expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('attempted');
  site.gateway.down(false);
  // Captured at the gateway's dashboard while there is no seller to issue an invoice.
  const ref = { id: payment.id, orderId: made.gatewayOrder };
  await site.app.config.gateway!.capture(ref, made.amountPaise, 'INR');
  const putBack = await takeSellerAway();
  expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('attempted');
  expect(logged).toEqual(['warn', 'error']);
  Object.assign(log, { warn, error });

  await putBack();
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
