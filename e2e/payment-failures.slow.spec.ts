import { expect, test } from '@playwright/test';
import { fillBilling, gateway, history, ordersOf, payAt } from './paying.ts';
import { addMember, expectAccessible } from './steps.ts';

test('a payment that the browser has no news of is found paid', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  await addMember(page.request);
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/checkout/payments') && answer.ok()),
    payAt(page, /^Closed tab/),
  ]);
  await page.close();

  const later = await context.newPage();
  await later.goto('/subscription');
  await expect(later.getByRole('heading', { name: 'My plan: Gold' })).toBeVisible();
  await expect(history(later)).toContainText(['Paid on']);
  await expect(history(later).getByRole('link', { name: /^Invoice / })).toBeVisible();
});

test('without the return from the gateway, the plan starts all the same, and the page shows it', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  await page.route(/\/api\/orders\/[^/]+\/(return|check)$/, (route) => route.abort());
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await payAt(page, /^Success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
});

test('an order that is paid in one tab is not paid again in another', { tag: '@desk' }, async ({
  page,
  context,
  browser,
}) => {
  await addMember(page.request);
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹2,999.00' })).toBeVisible();

  const other = await browser.newContext({ storageState: await context.storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(second.getByText('We have not received any payment for this order.')).toBeVisible();
  await second.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await payAt(second, /^Success/);
  await expect(second.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
  await other.close();

  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
  await expect(page.locator('iframe[title=Payment]')).toHaveCount(0);
  await page.goto('/checkout/gold');
  await expect(page.getByText(/after your Gold plan ends/)).toBeVisible();
});

test('while the bank is slow, the member sees that no action is needed, and then has the plan', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/checkout/payments')),
    payAt(page, /^Slow bank/),
  ]);
  const payment = (await (await asked.response())!.json()) as { id: string };
  await gateway(page).getByRole('button', { name: 'Close payment' }).click();
  await expect(page.getByText('Checking with your bank')).toBeVisible();
  await expect(page.getByText(/Please don't pay again/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Checking with your bank')).toBeVisible();

  const { key } = asked.postDataJSON() as { key: string };
  const spoken = await page.request.post(`${asked.url()}/${payment.id}/bank`, {
    headers: { origin: new URL(asked.url()).origin },
    data: { key },
  });
  expect(spoken.ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
});

test('where the gateway cannot be loaded, the page shows an error and the order waits', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(page.getByText(/Couldn't open the payment window. You have not been charged./)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/checkout.js');
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹2,999.00' })).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});
