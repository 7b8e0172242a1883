import { describe, expect, test } from 'vitest';
import { goBack, membershipsOf, order, reconcileAfter, stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { setUp, site } from '../../../../test/setup/payments.ts';

setUp();

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
