import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import {
  addBuyer,
  buyer,
  goBack,
  membershipsOf,
  order,
  planOf,
  sendEvent,
  stateOf,
} from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());
beforeEach(() => site.gateway.down(false));

describe('mismatches', () => {
  test('another member’s order is not found by any endpoint', async () => {
    const her = await addBuyer(site);
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
    // Her payment does not count for his order.
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
    const queue = (await (await site.as('admin')).get('/api/staff/payment-queue')).body.items;
    expect(
      queue.find(({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === payment.id),
    ).toMatchObject({
      attention: 'unmatched',
      amountPaise: 100,
      member: null,
      invoices: [],
    });
  });

  test('money without an order, or in another currency, waits for the finance staff', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const foreign = await site.gateway.pay(made.gatewayOrder, { currency: 'USD' });
    const unmatched = await site.gateway.pay(null, { amount: 5_000 });
    for (const { payment } of [foreign, unmatched]) await site.gateway.dashboard({ capture: payment.id });
    await site.workOff();
    expect(await planOf(her.browser)).toBeNull();
    const queue = (await (await site.as('admin')).get('/api/staff/payment-queue')).body.items;
    const ids = queue.map(({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId);
    expect(ids).toEqual(expect.arrayContaining([foreign.payment.id, unmatched.payment.id]));
  });

  test('an event with one byte flipped, serialised again, or not signed is refused and not stored', async () => {
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
    expect(await membershipsOf(site, made.id)).toHaveLength(1);
    const seen = await stateOf(her.browser, made.id);
    expect([seen.state, seen.payments.length, seen.invoices.length]).toEqual(['captured', 1, 1]);
  });

  test('a failed event after the capture changes nothing; nor does one of another shape', async () => {
    const her = await addBuyer(site);
    const entity = { ...site.gateway.payment(her.payment), status: 'failed', captured: false };
    expect(await sendEvent(site, { event: 'payment.failed', payload: { payment: { entity } } })).toBe(200);
    expect(
      await sendEvent(site, { event: 'payment.failed', payload: { payment: { entity: { id: 7 } } } }),
    ).toBe(200);
    expect(await sendEvent(site, null, 'no json')).toBe(200);
    expect((await stateOf(her.browser, her.order)).state).toBe('captured');
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('a replay after a year grants nothing again', async () => {
    const late = await openPaymentTest();
    const her = await addMember(late);
    const { body } = await her.browser.post('/api/orders', { plan: 'Gold', amountPaise: 299_900, buyer });
    const { checkout } = await late.gateway.pay(body.checkout.gatewayOrderId);
    await late.workOff();
    const event = late.gateway.sent().find(({ raw }) => raw.includes('payment.captured'))!;
    late.travel(366);
    await late.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 1000 * DAY_MS), last_seen_at: late.app.clock() })
      .execute();
    expect(await planOf(her.browser)).toBeNull();
    expect(await late.gateway.deliver(event.id)).toEqual([200]);
    expect(await late.gateway.deliver(event.id, { headers: { 'x-razorpay-event-id': 'another' } })).toEqual([
      200,
    ]);
    await late.workOff();
    expect((await goBack(her.browser, body.order.id, checkout)).status).toBe(200);
    expect(await planOf(her.browser)).toBeNull();
    expect((await stateOf(her.browser, body.order.id)).invoices).toHaveLength(1);
    await late.close();
  });
});
