import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import {
  addBuyer,
  buyer,
  goBack,
  membershipsOf,
  order,
  planOf,
  reconcileAfter,
  revenue,
  stateOf,
} from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());
beforeEach(() => site.gateway.down(false));

describe('paying', () => {
  test('gives the plan at once, one invoice, and the books the money', async () => {
    const her = await addMember(site);
    const before = await revenue(site);
    const quotes = (await her.browser.get('/api/quotes')).body;
    expect(quotes).toMatchObject({ canPay: true, gstPercent: 18 });
    expect(
      quotes.quotes.map(({ plan, kind, amountPaise }: Record<string, unknown>) => [plan, kind, amountPaise]),
    ).toEqual([
      ['Gold', 'new', 299_900],
      ['Diamond', 'new', 499_900],
      ['Platinum', 'new', 899_900],
    ]);
    const made = await order(her.browser, 'Diamond');
    expect(made.body.order).toMatchObject({
      state: 'created',
      open: true,
      amountPaise: 499_900,
      payments: [],
    });
    expect(made.body.checkout).toMatchObject({
      amountPaise: 499_900,
      currency: 'INR',
      prefill: { email: her.email },
    });
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    const paid = await goBack(her.browser, made.id, checkout);
    expect(paid.body).toMatchObject({ state: 'captured', open: false, payments: [{ state: 'captured' }] });
    expect(paid.body.invoices).toHaveLength(1);
    expect(paid.body.invoices[0]).toMatchObject({ kind: 'invoice', totalPaise: 499_900 });
    expect(await planOf(her.browser)).toBe('Diamond');
    expect(await revenue(site)).toBe(before + 499_900);
    await site.workOff();
    expect(await membershipsOf(site, made.id)).toHaveLength(1);
    expect((await stateOf(her.browser, made.id)).invoices).toHaveLength(1);
    expect((await her.browser.get(`/api/orders/${made.id}`)).body.checkout).toBeNull();
  });

  test('then closing the tab still gives the plan, by the webhook', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    await site.gateway.pay(made.gatewayOrder);
    expect(await planOf(her.browser)).toBeNull();
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Gold');
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
  });

  test('is booked once when the event comes before the return, and the other way round', async () => {
    const eventFirst = await addMember(site);
    const one = await order(eventFirst.browser);
    const { checkout } = await site.gateway.pay(one.gatewayOrder);
    await site.workOff();
    expect((await goBack(eventFirst.browser, one.id, checkout)).body.state).toBe('captured');

    const returnFirst = await addMember(site);
    site.gateway.hold();
    const two = await order(returnFirst.browser);
    const paid = await site.gateway.pay(two.gatewayOrder);
    expect((await goBack(returnFirst.browser, two.id, paid.checkout)).body.state).toBe('captured');
    await site.gateway.release();
    await site.workOff();

    for (const { id } of [one, two]) expect(await membershipsOf(site, id)).toHaveLength(1);
    for (const [who, { id }] of [
      [eventFirst, one],
      [returnFirst, two],
    ] as const) {
      expect(await stateOf(who.browser, id)).toMatchObject({
        state: 'captured',
        payments: [{ state: 'captured', double: false }],
      });
      expect((await stateOf(who.browser, id)).invoices).toHaveLength(1);
    }
  });

  test('and returning ten times at once is one payment, one membership and one invoice', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => goBack(her.browser, made.id, checkout)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await site.workOff();
    expect(await membershipsOf(site, made.id)).toHaveLength(1);
    const seen = await stateOf(her.browser, made.id);
    expect([seen.payments.length, seen.invoices.length]).toEqual([1, 1]);
  });

  test('fails, and the same order is paid at the second try', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    await site.gateway.pay(made.gatewayOrder, { outcome: 'failure' });
    expect((await her.browser.put(`/api/orders/${made.id}/check`)).body).toMatchObject({
      state: 'failed',
      open: true,
    });
    expect(await planOf(her.browser)).toBeNull();
    expect((await order(her.browser)).id).toBe(made.id);
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('captured');
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('late counts too: the bank declines first, and accepts when the order has expired', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { payment } = await site.gateway.pay(made.gatewayOrder, { outcome: 'failure' });
    await reconcileAfter(site, 45);
    expect(await stateOf(her.browser, made.id)).toMatchObject({ state: 'expired', open: false });
    await site.gateway.move(payment.id, 'authorized');
    await site.workOff();
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('while the bank has not answered, the order waits and does not expire', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { payment } = await site.gateway.pay(made.gatewayOrder, { outcome: 'pending' });
    await reconcileAfter(site, 45);
    expect((await stateOf(her.browser, made.id)).state).toBe('attempted');
    await site.gateway.move(payment.id, 'authorized');
    await site.workOff();
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
  });

  test('for an upgrade costs less by the unused days, and ends the plan before', async () => {
    const her = await addBuyer(site, 'Gold');
    const upgrade = (await her.browser.get('/api/quotes')).body.quotes[1];
    expect(upgrade).toMatchObject({ kind: 'upgrade', creditPaise: 299_900, amountPaise: 200_000 });
    expect((await order(her.browser, 'Diamond')).status).toBe(409);
    const made = await order(her.browser, 'Diamond', 200_000);
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    expect((await goBack(her.browser, made.id, checkout)).body).toMatchObject({
      state: 'captured',
      creditPaise: 299_900,
    });
    const mine = (await her.browser.get('/api/membership')).body;
    expect([mine.membership.plan, mine.following]).toEqual(['Diamond', []]);
  });
});

describe('ordering', () => {
  test('fifty times at once creates one order', async () => {
    const her = await addMember(site);
    const many = await Promise.all(Array.from({ length: 25 }, () => order(her.browser)));
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    expect(new Set(many.map(({ gatewayOrder }) => gatewayOrder)).size).toBe(1);
    expect((await her.browser.get('/api/orders')).body).toHaveLength(1);
  });

  test('at another price than the plan’s is refused, be it changed in the browser or by staff meanwhile', async () => {
    const her = await addMember(site);
    expect((await order(her.browser, 'Platinum', 100)).status).toBe(409);
    expect((await order(her.browser, 'Platinum', 899_899)).status).toBe(409);
    expect((await her.browser.get('/api/orders')).body).toEqual([]);
    expect((await her.browser.post('/api/orders', { plan: 'Bronze', amountPaise: 100, buyer })).status).toBe(
      404,
    );
  });

  test.each([
    [{ ...buyer, pin: '' }, 'buyer.pin'],
    [{ ...buyer, pin: '011004' }, 'buyer.pin'],
    [{ ...buyer, state: '99' }, 'buyer.state'],
    [{ ...buyer, name: '  ' }, 'buyer.name'],
  ])('for %j is refused at its field', async (wrong, field) => {
    const her = await addMember(site);
    const answer = await her.browser.post('/api/orders', {
      plan: 'Gold',
      amountPaise: 299_900,
      buyer: wrong,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.data.fields)).toEqual([field]);
  });

  test('accepts a PIN code in two halves', async () => {
    const her = await addMember(site);
    const sent = { plan: 'Gold', amountPaise: 299_900, buyer: { ...buyer, pin: ' 411 004' } };
    const made = await her.browser.post('/api/orders', sent);
    expect(made.status).toBe(200);
    const kept = await site.app.db
      .selectFrom('orders')
      .select('buyer')
      .where('id', '=', made.body.order.id)
      .execute();
    expect(kept).toMatchObject([{ buyer: { pin: '411004' } }]);
  });

  test('is for members: neither visitors nor staff can', async () => {
    const sent = { plan: 'Gold', amountPaise: 299_900, buyer };
    expect((await site.visitor().post('/api/orders', sent)).status).toBe(401);
    expect((await (await site.as('admin')).post('/api/orders', sent)).status).toBe(403);
  });

  test('while the gateway is down is refused and charges nothing; later it is the same order', async () => {
    const her = await addMember(site);
    site.gateway.down('before', { only: /orders/ });
    expect((await order(her.browser)).status).toBe(503);
    expect((await her.browser.get('/api/orders')).body).toMatchObject([{ state: 'created', open: false }]);
    // Now the gateway creates the order and its answer is lost.
    site.gateway.down('after', { only: /orders/ });
    expect((await order(her.browser)).status).toBe(503);
    site.gateway.down(false);
    const made = await order(her.browser);
    expect(made.status).toBe(200);
    expect((await her.browser.get('/api/orders')).body).toHaveLength(1);
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('captured');
  });

  test('is not offered where no seller is set', async () => {
    const her = await addMember(site);
    const [kept] = await site.app.db
      .deleteFrom('settings')
      .where('subject', '=', 'seller')
      .returningAll()
      .execute();
    expect((await her.browser.get('/api/quotes')).body.canPay).toBe(false);
    expect((await order(her.browser)).status).toBe(503);
    await site.app.db
      .insertInto('settings')
      .values({ ...kept!, value: JSON.stringify(kept!.value) })
      .execute();
  });
});

describe('when an answer is lost', () => {
  test('the return that finds the gateway down shows the payment as pending, and the reconciler books it', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    site.gateway.down('before');
    expect((await goBack(her.browser, made.id, checkout)).body).toMatchObject({ state: 'attempted' });
    await reconcileAfter(site, 1);
    expect((await stateOf(her.browser, made.id)).state).toBe('attempted');
    site.gateway.down(false);
    await reconcileAfter(site, 3);
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    await site.gateway.release();
    await site.workOff();
    expect(await membershipsOf(site, made.id)).toHaveLength(1);
  });

  test('an answer to the capture is lost, and the money is booked all the same', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    site.gateway.down('after', { only: /capture/ });
    expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('authorized');
    site.gateway.down(false);
    await reconcileAfter(site, 3);
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    await site.gateway.release();
  });

  test('orders are reconciled until day 4, and no longer', async () => {
    const her = await addMember(site);
    const one = await order(her.browser);
    const two = await order(her.browser, 'Diamond');
    site.gateway.hold();
    await reconcileAfter(site, 3.9 * 24 * 60);
    await site.gateway.pay(one.gatewayOrder);
    await reconcileAfter(site, 0.1 * 24 * 60);
    expect((await stateOf(her.browser, one.id)).state).toBe('captured');
    expect((await stateOf(her.browser, two.id)).state).toBe('expired');
    const left = await site.app.db
      .selectFrom('orders')
      .select('check_at')
      .where('id', 'in', [one.id, two.id])
      .execute();
    expect(left).toEqual([{ check_at: null }, { check_at: null }]);
    await site.gateway.release();
    await site.workOff();
  });
});
