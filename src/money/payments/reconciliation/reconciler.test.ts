import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { asked, minutes, order, payUnheard, setUp, site } from '../../../../test/setup/orders.ts';
import { reconcile } from './reconcile.ts';

setUp();

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

  test('goes on while the gateway fails on every other order: only failures in a row mean that it is down', async () => {
    minutes(60 * 24 * 5);
    await reconcile(site.app);
    const orders: string[] = [];
    for (let count = 0; count < 7; count++) {
      orders.push((await order((await addMember(site)).browser)).gatewayOrder);
      minutes(1);
    }
    const failing = orders.filter((_, place) => place % 2 === 0);
    site.gateway.down('before', { only: new RegExp(failing.join('|')) });
    minutes(5);
    expect(await asked(() => reconcile(site.app))).toEqual(orders);
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
  // The state after the site has moved to another account at the gateway.
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
