import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addBuyer, order, ourId } from '../../../../test/purchase.ts';
import { refund } from '../../../../test/setup/kinds.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

/** Returns the text for staff about a full refund of a payment. */
async function effectOf(payment: string) {
  const { items } = (await (await site.as('admin')).get('/api/staff/payments')).body;
  return items.find(({ id }: { id: string }) => id === payment).fullRefund;
}

test('a full refund ends the plan, also when a part is refunded already, and none that has ended', async () => {
  const { ourPayment } = await addBuyer(site);
  expect(await effectOf(ourPayment)).toEqual({ plan: 'Gold', effect: 'ends' });
  await refund(site, ourPayment, 50_000);
  expect(await effectOf(ourPayment)).toEqual({ plan: 'Gold', effect: 'ends' });
  await refund(site, ourPayment, 249_900);
  expect(await effectOf(ourPayment)).toBeNull();
});

test('after an upgrade it shortens the plan that its unused days paid for', async () => {
  const { browser, ourPayment } = await addBuyer(site);
  const { gatewayOrder } = await order(browser, 'Diamond', 200_000);
  const { payment } = await site.gateway.pay(gatewayOrder);
  await site.workOff();
  expect(await effectOf(ourPayment)).toEqual({ plan: 'Diamond', effect: 'shortens' });
  const upgrade = await ourId(site, payment.id);
  expect(await effectOf(upgrade)).toEqual({ plan: 'Diamond', effect: 'ends' });
  await refund(site, upgrade, 200_000);
  expect(await effectOf(ourPayment)).toEqual({ plan: 'Gold', effect: 'ends' });
});

test('one of two payments for an order changes no plan', async () => {
  const { ourPayment } = await addBuyer(site);
  const { items } = (await (await site.as('admin')).get('/api/staff/payments')).body;
  const { gatewayOrderId } = items.find(({ id }: { id: string }) => id === ourPayment);
  const second = await site.gateway.pay(gatewayOrderId);
  await site.gateway.dashboard({ capture: second.payment.id });
  await site.workOff();
  expect(await effectOf(ourPayment)).toBeNull();
  const admin = await site.as('admin');
  const other = await ourId(site, second.payment.id);
  await admin.put(`/api/staff/payments/${other}/refunds/${randomUUID()}`, {
    amountPaise: 299_900,
    reason: 'Paid twice',
  });
  await site.workOff();
  expect(await effectOf(ourPayment)).toEqual({ plan: 'Gold', effect: 'ends' });
});
