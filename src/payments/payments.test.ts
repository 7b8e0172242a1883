import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../kit/test/client.ts';
import { openPaymentTest, type PaymentTest } from '../kit/test/gateway.ts';
import { addMember } from '../kit/test/registration.ts';
import { reconcile } from './reconcile.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());
beforeEach(() => site.gateway.down(false));

const buyer = { name: 'Nandini Deshpande', address: null, state: '27', pin: '411004' };
const price = { Gold: 299_900, Diamond: 499_900, Platinum: 899_900 } as const;
type Plan = keyof typeof price;

/** Orders a plan at the price on the screen. */
async function order(browser: Browser, plan: Plan = 'Gold', amountPaise: number = price[plan]) {
  const answer = await browser.post('/api/orders', { plan, amountPaise, buyer });
  return {
    status: answer.status,
    body: answer.body,
    id: answer.body.order?.id as string,
    gatewayOrder: answer.body.checkout?.gatewayOrderId as string,
  };
}

type Signed = { razorpay_payment_id: string; razorpay_signature: string };
const goBack = (browser: Browser, id: string, signed: Signed) =>
  browser.put(`/api/orders/${id}/return`, {
    gatewayPaymentId: signed.razorpay_payment_id,
    signature: signed.razorpay_signature,
  });

/** A new member who has bought a plan. */
async function addBuyer(plan: Plan = 'Gold') {
  const member = await addMember(site);
  const made = await order(member.browser, plan);
  const { payment, checkout } = await site.gateway.pay(made.gatewayOrder);
  await goBack(member.browser, made.id, checkout);
  await site.workOff();
  return { ...member, order: made.id, payment: payment.id, ourPayment: await ourId(payment.id) };
}

async function ourId(gatewayPaymentId: string): Promise<string> {
  const row = await site.app.db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirstOrThrow();
  return row.id;
}

const stateOf = async (browser: Browser, id: string) => (await browser.get(`/api/orders/${id}`)).body.order;
const planOf = async (browser: Browser) =>
  (await browser.get('/api/membership')).body.membership?.plan ?? null;
const revenue = async () =>
  (await (await site.as('admin')).get('/api/staff/dashboard')).body.totalRevenuePaise;

async function membershipsOf(orderId: string) {
  return site.app.db.selectFrom('memberships').selectAll().where('order_id', '=', orderId).execute();
}

/** Sends an event that is signed, whatever it says. */
async function send(event: unknown, { id = randomUUID(), raw }: { id?: string; raw?: string } = {}) {
  const body = raw ?? JSON.stringify(event);
  const signature = createHmac('sha256', site.gateway.account.webhookSecret).update(body).digest('hex');
  const answer = await fetch(`${site.base}/api/gateway/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
    body,
  });
  await site.workOff();
  return answer.status;
}

const due = async (minutes: number) => {
  site.travel(minutes / (24 * 60));
  await reconcile(site.app);
  await site.workOff();
};

describe('paying', () => {
  test('gives the plan at once, one invoice, and the books the money', async () => {
    const her = await addMember(site);
    const before = await revenue();
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
    expect(paid.body.papers).toHaveLength(1);
    expect(paid.body.papers[0]).toMatchObject({ kind: 'invoice', totalPaise: 499_900 });
    expect(await planOf(her.browser)).toBe('Diamond');
    expect(await revenue()).toBe(before + 499_900);
    await site.workOff();
    expect(await membershipsOf(made.id)).toHaveLength(1);
    expect((await stateOf(her.browser, made.id)).papers).toHaveLength(1);
    expect((await her.browser.get(`/api/orders/${made.id}`)).body.checkout).toBeNull();
  });

  test('then closing the tab still gives the plan, by the gateway’s event', async () => {
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

    for (const { id } of [one, two]) expect(await membershipsOf(id)).toHaveLength(1);
    for (const [who, { id }] of [
      [eventFirst, one],
      [returnFirst, two],
    ] as const) {
      expect(await stateOf(who.browser, id)).toMatchObject({
        state: 'captured',
        payments: [{ state: 'captured', double: false }],
      });
      expect((await stateOf(who.browser, id)).papers).toHaveLength(1);
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
    expect(await membershipsOf(made.id)).toHaveLength(1);
    const seen = await stateOf(her.browser, made.id);
    expect([seen.payments.length, seen.papers.length]).toEqual([1, 1]);
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

  test('late is paid too: the bank says no first, and yes when the order has expired', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { payment } = await site.gateway.pay(made.gatewayOrder, { outcome: 'failure' });
    await due(45);
    expect(await stateOf(her.browser, made.id)).toMatchObject({ state: 'expired', open: false });
    await site.gateway.move(payment.id, 'authorized');
    await site.workOff();
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('while the bank has not spoken, the order waits and does not expire', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { payment } = await site.gateway.pay(made.gatewayOrder, { outcome: 'pending' });
    await due(45);
    expect((await stateOf(her.browser, made.id)).state).toBe('attempted');
    await site.gateway.move(payment.id, 'authorized');
    await site.workOff();
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
  });

  test('for an upgrade costs less by the unused days, and ends the plan before', async () => {
    const her = await addBuyer('Gold');
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
  test('fifty times at once makes one order', async () => {
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

  test('takes a PIN code that is written in two halves', async () => {
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

  test('while the gateway is down says so and charges nothing; later it is the same order', async () => {
    const her = await addMember(site);
    site.gateway.down('before', { only: /orders/ });
    expect((await order(her.browser)).status).toBe(503);
    expect((await her.browser.get('/api/orders')).body).toMatchObject([{ state: 'created', open: false }]);
    // Now the gateway makes the order and its answer is lost.
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

describe('what does not fit', () => {
  test('another member’s order is not found, whatever one does', async () => {
    const her = await addBuyer();
    const other = await addMember(site);
    const signed = site.gateway.sign(
      (
        await site.app.db
          .selectFrom('orders')
          .select('gateway_order_id')
          .where('id', '=', her.order)
          .executeTakeFirstOrThrow()
      ).gateway_order_id!,
      her.payment,
    );
    expect((await other.browser.get(`/api/orders/${her.order}`)).status).toBe(404);
    expect((await goBack(other.browser, her.order, signed)).status).toBe(404);
    expect((await other.browser.put(`/api/orders/${her.order}/check`)).status).toBe(404);
    expect((await other.browser.get('/api/orders')).body).toEqual([]);
    // Her payment is no payment for his order.
    const own = await order(other.browser);
    expect((await goBack(other.browser, own.id, signed)).status).toBe(409);
    expect(await planOf(other.browser)).toBeNull();
  });

  test('an order of ₹1 does not pay for Platinum', async () => {
    const her = await addMember(site);
    const made = await order(her.browser, 'Platinum');
    const { payment, checkout } = await site.gateway.pay(made.gatewayOrder, { amount: 100 });
    await site.gateway.dashboard({ capture: payment.id });
    await goBack(her.browser, made.id, checkout);
    await site.workOff();
    expect(await planOf(her.browser)).toBeNull();
    expect((await stateOf(her.browser, made.id)).payments).toEqual([]);
    const queue = (await (await site.as('admin')).get('/api/staff/payments?show=attention')).body.items;
    expect(
      queue.find(({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === payment.id),
    ).toMatchObject({
      attention: 'unmatched',
      amountPaise: 100,
      member: null,
      papers: [],
    });
  });

  test('money without an order, or in another currency, waits for the finance staff', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const foreign = await site.gateway.pay(made.gatewayOrder, { currency: 'USD' });
    const stray = await site.gateway.pay(null, { amount: 5_000 });
    for (const { payment } of [foreign, stray]) await site.gateway.dashboard({ capture: payment.id });
    await site.workOff();
    expect(await planOf(her.browser)).toBeNull();
    const queue = (await (await site.as('admin')).get('/api/staff/payments?show=attention')).body.items;
    const ids = queue.map(({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId);
    expect(ids).toEqual(expect.arrayContaining([foreign.payment.id, stray.payment.id]));
  });

  test('an event with one byte flipped, written anew, or not signed is refused and not kept', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    await site.gateway.pay(made.gatewayOrder);
    const event = site.gateway.sent().at(-1)!;
    const raw = Buffer.from(event.raw);
    const flipped = Buffer.from(raw);
    flipped[raw.indexOf('29990')] = '9'.charCodeAt(0);
    const count = async () => (await site.app.db.selectFrom('gateway_events').select('id').execute()).length;
    const before = await count();
    expect(await site.gateway.deliver(event.id, { body: flipped })).toEqual([400]);
    expect(
      await site.gateway.deliver(event.id, { body: JSON.stringify(JSON.parse(raw.toString()), null, 1) }),
    ).toEqual([400]);
    expect(
      await site.gateway.deliver(event.id, { headers: { 'x-razorpay-signature': 'f'.repeat(64) } }),
    ).toEqual([400]);
    expect((await site.visitor().post('/api/gateway/events', raw.toString())).status).toBe(400);
    expect(await count()).toBe(before);
    await site.workOff();
    expect(await planOf(her.browser)).toBeNull();
    await site.gateway.release();
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('ten copies of one event at once are one payment', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    await site.gateway.pay(made.gatewayOrder);
    const event = site.gateway.sent().at(-1)!;
    expect(await site.gateway.deliver(event.id, { times: 10 })).toEqual(Array(10).fill(200));
    await site.workOff();
    await site.gateway.release();
    await site.workOff();
    expect(await membershipsOf(made.id)).toHaveLength(1);
    const seen = await stateOf(her.browser, made.id);
    expect([seen.state, seen.payments.length, seen.papers.length]).toEqual(['captured', 1, 1]);
  });

  test('word that a payment failed, after it was captured, changes nothing; nor does one of another shape', async () => {
    const her = await addBuyer();
    const entity = { ...site.gateway.payment(her.payment), status: 'failed', captured: false };
    expect(await send({ event: 'payment.failed', payload: { payment: { entity } } })).toBe(200);
    expect(await send({ event: 'payment.failed', payload: { payment: { entity: { id: 7 } } } })).toBe(200);
    expect(await send(null, { raw: 'no json' })).toBe(200);
    expect((await stateOf(her.browser, her.order)).state).toBe('captured');
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('a replay after a year gives nothing again', async () => {
    const late = await openPaymentTest();
    const her = await addMember(late);
    const { body } = await her.browser.post('/api/orders', { plan: 'Gold', amountPaise: 299_900, buyer });
    const { checkout } = await late.gateway.pay(body.checkout.gatewayOrderId);
    await late.workOff();
    const event = late.gateway.sent().find(({ raw }) => raw.includes('payment.captured'))!;
    late.travel(366);
    await late.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 1000 * 86_400_000) })
      .execute();
    expect(await planOf(her.browser)).toBeNull();
    expect(await late.gateway.deliver(event.id)).toEqual([200]);
    expect(await late.gateway.deliver(event.id, { headers: { 'x-razorpay-event-id': 'another' } })).toEqual([
      200,
    ]);
    await late.workOff();
    expect((await goBack(her.browser, body.order.id, checkout)).status).toBe(200);
    expect(await planOf(her.browser)).toBeNull();
    expect((await stateOf(her.browser, body.order.id)).papers).toHaveLength(1);
    await late.close();
  });
});

describe('when word is lost', () => {
  test('the return that finds the gateway down says that the money is awaited, and the reconciler books it', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    site.gateway.down('before');
    expect((await goBack(her.browser, made.id, checkout)).body).toMatchObject({ state: 'attempted' });
    await due(1);
    expect((await stateOf(her.browser, made.id)).state).toBe('attempted');
    site.gateway.down(false);
    await due(3);
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    await site.gateway.release();
    await site.workOff();
    expect(await membershipsOf(made.id)).toHaveLength(1);
  });

  test('the answer to the capture is lost, and the money is booked all the same', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(made.gatewayOrder);
    site.gateway.down('after', { only: /capture/ });
    expect((await goBack(her.browser, made.id, checkout)).body.state).toBe('authorized');
    site.gateway.down(false);
    await due(3);
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
    await site.gateway.release();
  });

  test('orders are asked about until day 4, and no more after', async () => {
    const her = await addMember(site);
    const one = await order(her.browser);
    const two = await order(her.browser, 'Diamond');
    site.gateway.hold();
    await due(3.9 * 24 * 60);
    await site.gateway.pay(one.gatewayOrder);
    await due(0.1 * 24 * 60);
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

describe('money that came twice', () => {
  const queueOf = async () => (await (await site.as('admin')).get('/api/staff/payments?show=attention')).body;

  test('for one order goes to the finance queue, is sent back, and the plan stays', async () => {
    const her = await addBuyer();
    const { gatewayOrderId } = (await (await site.as('admin')).get('/api/staff/payments')).body.items.find(
      ({ id }: { id: string }) => id === her.ourPayment,
    );
    const second = await site.gateway.pay(gatewayOrderId);
    await site.gateway.dashboard({ capture: second.payment.id });
    await site.workOff();
    const admin = await site.as('admin');
    const waiting = (await queueOf()).items.find(
      ({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === second.payment.id,
    );
    expect(waiting).toMatchObject({ attention: 'double', refundablePaise: 299_900, plan: 'Gold' });
    expect(
      (await stateOf(her.browser, her.order)).payments.map(({ double }: { double: boolean }) => double),
    ).toEqual([false, true]);
    const books = await revenue();
    const answer = await admin.put(`/api/staff/payments/${waiting.id}/refunds/${randomUUID()}`, {
      amountPaise: 299_900,
      reason: 'Paid twice',
    });
    expect(answer.body.refunds).toMatchObject([{ state: 'requested', reason: 'Paid twice' }]);
    await site.workOff();
    expect(await revenue()).toBe(books - 299_900);
    expect((await queueOf()).items.map(({ id }: { id: string }) => id)).not.toContain(waiting.id);
    const seen = await stateOf(her.browser, her.order);
    expect(seen).toMatchObject({ state: 'captured', refunds: [{ state: 'processed' }] });
    expect(seen.papers.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'credit_note',
      'invoice',
      'invoice',
    ]);
    expect(await planOf(her.browser)).toBe('Gold');
    expect(
      site.mail.filter(({ to, subject }) => to === her.email && subject.includes('on its way back')),
    ).toHaveLength(1);
  });

  test('a second payment that is only authorized is not taken, and goes back without a credit note', async () => {
    const her = await addBuyer();
    const { gatewayOrderId } = (await (await site.as('admin')).get('/api/staff/payments')).body.items.find(
      ({ id }: { id: string }) => id === her.ourPayment,
    );
    const second = await site.gateway.pay(gatewayOrderId);
    await site.workOff();
    expect(site.gateway.payment(second.payment.id).status).toBe('authorized');
    site.travel(6);
    await site.gateway.tick();
    await site.workOff();
    expect(site.gateway.payment(second.payment.id)).toMatchObject({ status: 'refunded', captured: false });
    const seen = await stateOf(her.browser, her.order);
    expect([seen.state, seen.papers.length, seen.refunds]).toEqual(['captured', 1, []]);
  });

  test('for one plan by two orders within the hour is looked at; later it is a wish for more time', async () => {
    const her = await addBuyer();
    const again = await order(her.browser);
    const second = await site.gateway.pay(again.gatewayOrder);
    await site.workOff();
    expect((await stateOf(her.browser, again.id)).payments[0].double).toBe(true);
    expect((await her.browser.get('/api/membership')).body.following).toHaveLength(1);
    const admin = await site.as('admin');
    const id = await ourId(second.payment.id);
    await admin.put(`/api/staff/payments/${id}/refunds/${randomUUID()}`, {
      amountPaise: 299_900,
      reason: 'By mistake',
    });
    await site.workOff();
    expect((await her.browser.get('/api/membership')).body).toMatchObject({
      membership: { plan: 'Gold' },
      following: [],
    });

    const later = await addBuyer();
    site.travel(2 / 24);
    const more = await order(later.browser);
    await site.gateway.pay(more.gatewayOrder);
    await site.workOff();
    expect((await stateOf(later.browser, more.id)).payments[0].double).toBe(false);
    expect((await later.browser.get('/api/membership')).body.following).toHaveLength(1);
  });

  test('is looked at and left: the finance staff say that nothing more is to be done', async () => {
    const stray = await site.gateway.pay(null, { amount: 7_700 });
    await site.gateway.dashboard({ capture: stray.payment.id });
    await site.workOff();
    const admin = await site.as('admin');
    const before = (await queueOf()).attention;
    const id = await ourId(stray.payment.id);
    expect((await admin.put(`/api/staff/payments/${id}/attention`)).body.attentionEndedAt).not.toBeNull();
    expect((await queueOf()).attention).toBe(before - 1);
  });
});

describe('refunds', () => {
  const ask = async (payment: string, amountPaise: number, id: string = randomUUID(), browser?: Browser) =>
    (browser ?? (await site.as('admin'))).put(`/api/staff/payments/${payment}/refunds/${id}`, {
      amountPaise,
      reason: 'As agreed',
    });

  test('of all end the plan; of a part leave it', async () => {
    const her = await addBuyer('Diamond');
    expect((await ask(her.ourPayment, 100_000)).status).toBe(200);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).state).toBe('part_refunded');
    expect(await planOf(her.browser)).toBe('Diamond');
    expect((await ask(her.ourPayment, 400_000)).body.data.fields.amountPaise).toContain('3999.00');
    expect((await ask(her.ourPayment, 399_900)).status).toBe(200);
    await site.workOff();
    const seen = await stateOf(her.browser, her.order);
    expect(seen.state).toBe('refunded');
    expect(
      seen.papers.map(({ kind, totalPaise }: { kind: string; totalPaise: number }) => [kind, totalPaise]),
    ).toEqual([
      ['invoice', 499_900],
      ['credit_note', 100_000],
      ['credit_note', 399_900],
    ]);
    expect(await planOf(her.browser)).toBeNull();
  });

  test('of an upgrade give the plan before back', async () => {
    const her = await addBuyer('Gold');
    const made = await order(her.browser, 'Diamond', 200_000);
    const { payment } = await site.gateway.pay(made.gatewayOrder);
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Diamond');
    await ask(await ourId(payment.id), 200_000);
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('asked for ten times with one number are one; ten at once never exceed the payment', async () => {
    const her = await addBuyer();
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => ask(her.ourPayment, 100_000, id)));
    expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await ask(her.ourPayment, 100_001, id)).status).toBe(409);
    const many = await Promise.all(Array.from({ length: 10 }, () => ask(her.ourPayment, 100_000)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).payments[0].refundedPaise).toBe(200_000);
    expect(site.gateway.payment(her.payment).amount_refunded).toBe(200_000);
  });

  test.each(['before', 'after'] as const)(
    'while the gateway is down (%s its work) are sent once',
    async (how) => {
      const her = await addBuyer();
      site.gateway.down(how, { only: /refund/ });
      await ask(her.ourPayment, 299_900);
      await site.workOff();
      if (how === 'before') {
        expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'requested' }]);
      }
      site.gateway.down(false);
      await due(11);
      expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'processed' }]);
      expect(site.gateway.payment(her.payment).amount_refunded).toBe(299_900);
      expect((await stateOf(her.browser, her.order)).papers).toHaveLength(2);
    },
  );

  test('that the bank does not take are said to have failed and can be asked for again', async () => {
    const her = await addBuyer();
    site.gateway.refundsAre('failed');
    await ask(her.ourPayment, 299_900);
    await site.workOff();
    site.gateway.refundsAre('processed');
    const [payment] = (await (await site.as('admin')).get('/api/staff/payments?show=refunds')).body.items;
    expect(payment).toMatchObject({ refundablePaise: 299_900, refunds: [{ state: 'failed' }] });
    expect(await planOf(her.browser)).toBe('Gold');
    await ask(her.ourPayment, 299_900);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).state).toBe('refunded');
  });

  test('made at the gateway’s dashboard are booked too', async () => {
    const her = await addBuyer();
    await site.gateway.dashboard({ refund: her.payment });
    await site.workOff();
    expect(await stateOf(her.browser, her.order)).toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed' }],
    });
    expect(await planOf(her.browser)).toBeNull();
  });

  test('are for finance staff alone', async () => {
    const her = await addBuyer();
    expect((await ask(her.ourPayment, 100_000, randomUUID(), her.browser)).status).toBe(403);
    expect((await ask(her.ourPayment, 100_000, randomUUID(), site.visitor())).status).toBe(401);
    expect((await her.browser.get('/api/staff/payments')).status).toBe(403);
    const admin = await site.app.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    for (const [role, status] of [
      ['support', 403],
      ['editor', 403],
      ['finance', 200],
    ] as const) {
      await site.app.db
        .updateTable('staff')
        .set({ role })
        .where('account_id', '=', admin.account_id)
        .execute();
      expect((await (await site.as('admin')).get('/api/staff/payments')).status).toBe(status);
    }
    await site.app.db
      .updateTable('staff')
      .set({ role: 'admin' })
      .where('account_id', '=', admin.account_id)
      .execute();
  });
});

test('the list of payments pages without gaps or doubles', async () => {
  const admin = await site.as('admin');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { id: string }[]; next: string | null } = (
      await admin.get(`/api/staff/payments${cursor ? `?cursor=${cursor}` : ''}`)
    ).body;
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  const all = await site.app.db
    .selectFrom('payments')
    .select('id')
    .where('state', '!=', 'attempted')
    .execute();
  expect(seen.length).toBeGreaterThan(25);
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});
