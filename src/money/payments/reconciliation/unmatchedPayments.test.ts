import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { findUnmatchedPayments } from './unmatchedPayments.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

test('money without an order is found without a webhook event, also on a second page', async () => {
  site.gateway.hold();
  const taken: string[] = [];
  for (let made = 0; made < 103; made++) {
    const { payment } = await site.gateway.pay(null, { amount: 5_000 + made });
    // The bank releases payments that are not captured.
    if (made % 50 !== 0) continue;
    await site.gateway.dashboard({ capture: payment.id });
    taken.push(payment.id);
  }
  site.gateway.down('before');
  await findUnmatchedPayments(site.app);
  site.gateway.down(false);
  await findUnmatchedPayments(site.app);
  await findUnmatchedPayments(site.app);
  const admin = await site.as('admin');
  const { items, waiting } = (await admin.get('/api/staff/payment-queue')).body;
  expect(waiting).toBe(3);
  expect(items.map(({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId).sort()).toEqual(
    taken.sort(),
  );
});
