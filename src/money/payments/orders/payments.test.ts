import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addManager } from '../../../../test/managers.ts';
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
} from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { setUp, site } from '../../../../test/setup/payments.ts';

setUp();

describe('paying', () => {
  test('gives the plan at once, one invoice, and the books the money', async () => {
    const her = await addMember(site);
    const before = await revenue(site);
    const quotes = (await her.browser.get('/api/quotes')).body;
    expect(quotes).toMatchObject({ canPay: true, gstPercent: 18, state: null });
    // The checkout begins with the state that the family has stated.
    await sql`
      update profiles set state_id = (select id from vocabulary where kind = 'state' and key = 'ka')
      where id = ${her.key}`.execute(site.app.db);
    expect((await her.browser.get('/api/quotes')).body.state).toBe('29');
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
    expect((await stateOf(her.browser, her.order)).membership.credited).toBe(true);
    expect((await stateOf(her.browser, made.id)).membership.credited).toBe(false);
  });

  test('has the billing details of its buyer, for whoever pays and nobody else', async () => {
    const her = await addBuyer(site, 'Gold');
    const mother = await addManager(site, her.key);
    expect((await stateOf(her.browser, her.order)).buyer).toEqual(buyer);
    expect((await mother.browser.get('/api/orders')).body).toEqual([]);
  });
});
