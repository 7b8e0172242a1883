import { describe, expect, test } from 'vitest';
import { buyer, goBack, order } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { setUp, site } from '../../../../test/setup/payments.ts';

setUp();

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
