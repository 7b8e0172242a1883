import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../../test/gateway.ts';
import { addManager } from '../../../../../test/managers.ts';
import { addBuyer, order, type Plan } from '../../../../../test/purchase.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

/** Orders and pays a plan. @param amountPaise where it is not the price */
async function buy(browser: Browser, plan: Plan, amountPaise?: number) {
  const { gatewayOrder } = await order(browser, plan, amountPaise);
  await site.gateway.pay(gatewayOrder);
  await site.workOff();
}

/** Returns the texts of the emails about plans that somebody bought. */
const emailsTo = (email: string) =>
  site.mail
    .filter(({ to, subject }) => to === email && /plan is confirmed$/.test(subject))
    .map(({ text }) => text);

test('the payer reads what was paid, until when the plan is valid, and where the invoice is', async () => {
  const her = await addBuyer(site, 'Gold');
  expect(emailsTo(her.email)).toEqual([
    expect.stringMatching(
      /the Gold plan.*We have received your payment of ₹2,999\. Your plan is valid until \d+ \w{3} \d{4}\..*View plan and invoice:\nhttp:\/\/localhost:1\/subscription/s,
    ),
  ]);
  await buy(her.browser, 'Gold');
  expect(emailsTo(her.email)[1]).toMatch(/It starts on \d+ \w{3} \d{4}, when your current plan ends/);
  expect(emailsTo(her.email)).toHaveLength(2);
});

test('an upgrade names the payment, not the price from which unused days were deducted', async () => {
  const her = await addBuyer(site, 'Gold');
  await buy(her.browser, 'Diamond', 499_900 - 299_900);
  expect(emailsTo(her.email)[1]).toMatch(/the Diamond plan.*your payment of ₹2,000\. /s);
});

test('others who manage the profile get no amount and no invoice', async () => {
  const her = await addBuyer(site, 'Gold');
  const father = await addManager(site, her.key, { role: 'viewer' });
  const mother = await addManager(site, her.key);
  await buy(father.browser, 'Platinum', 899_900 - 299_900);
  expect(emailsTo(father.email)).toEqual([expect.stringContaining('your payment of ₹6,000. ')]);
  for (const { email } of [her, mother]) {
    const text = emailsTo(email).at(-1)!;
    expect(text).toMatch(/A family member has bought the Platinum plan on \S+\. Your plan is valid until/);
    expect(text).toContain('View your plan:');
    expect(text).not.toMatch(/₹|payment of|invoice/);
  }
});
