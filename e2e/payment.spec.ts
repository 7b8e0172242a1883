import { expect, test } from '@playwright/test';
import { fillBilling, gateway, history, ordersOf, payAt } from './paying.ts';
import { readPdf } from './pdf.ts';
import { addMember, expectAccessibleDayAndNight, expectNoSidewaysScroll } from './steps.ts';

test('a free member chooses a plan, pays, has it everywhere at once, and the invoice shows it', {
  tag: '@both',
}, async ({ page, context, browser }) => {
  await addMember(page.request);
  // The same member in another browser, which is never reloaded.
  const other = await browser.newContext({ storageState: await context.storageState() });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await elsewhere.evaluate(() => Object.assign(window, { untouched: true }));

  await page.goto('/subscription');
  await expect(page.getByText('for 6 months, including 18% GST')).toBeVisible();
  await expect(page.getByText(/^No payments yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose Plan: Diamond' }).click();
  await expect(page).toHaveURL(/\/checkout\/diamond$/);

  await page.getByRole('button', { name: 'Pay ₹4,999' }).click();
  await expect(page.getByText('Please choose your state.')).toBeVisible();
  await expect(page.getByText('Enter the PIN code.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await fillBilling(page, 'रेवती जोगळेकर');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('रेवती जोगळेकर');
  await expect(page.getByLabel('PIN code')).toHaveValue('411 004');

  await page.getByRole('button', { name: 'Pay ₹4,999' }).dblclick();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹4,999.00' })).toBeVisible();
  await expect(page.locator('iframe[title=Payment]')).toHaveCount(1);
  await payAt(page, /^Success/);

  await expect(page.getByRole('heading', { level: 1, name: 'Your Diamond plan is active' })).toBeFocused();
  await expect(page.getByText('Contact details of 150 profiles')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  expect(await ordersOf(page)).toHaveLength(1);

  await expect(elsewhere.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);
  expect(await elsewhere.evaluate(() => 'untouched' in window)).toBe(true);
  await other.close();

  const link = page.getByRole('link', { name: /^Invoice / });
  const address = (await link.getAttribute('href'))!;
  // A Chromium without a PDF viewer saves the file.
  const opened = context.waitForEvent('response', (answer) => new URL(answer.url()).pathname === address);
  await link.click();
  expect((await opened).headers()['content-type']).toBe('application/pdf');
  const { text, pieces } = await readPdf(page, address);
  for (const words of [
    'Tax invoice',
    'Diamond membership, 6 months',
    'Maharashtra (27)',
    'Four thousand nine hundred ninety-nine rupees only',
  ]) {
    expect(text).toContain(words);
  }
  const name = pieces.find((piece) => piece.text === 'रेवती जोगळेकर');
  expect(name?.ink).toBeGreaterThan(300);

  await page.getByRole('link', { name: 'View your plan' }).click();
  await expect(page.getByRole('heading', { name: 'My plan: Diamond' })).toBeVisible();
  await expect(page.getByText('Contact details: 0 of 150 used')).toBeVisible();
  await expect(history(page)).toContainText(['Paid on']);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});

test('a member declined by the bank tries again on the same order', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await payAt(page, /^Failure/);
  await expect(gateway(page).getByText('Payment failed')).toBeVisible();
  await gateway(page).getByRole('button', { name: 'Close payment' }).click();
  await expect(page.getByText(/Declined by your bank: “.+” If money has left your account/)).toBeVisible();
  await expectAccessibleDayAndNight(page);

  await page.goto('/subscription');
  await expect(page.getByText('Your payment of ₹2,999 for Gold: Payment failed')).toBeVisible();
  await page.getByRole('link', { name: 'See details' }).click();
  await expect(history(page)).toBeInViewport();

  // Coming back to the checkout shows the order's state, also by an address from before the slugs.
  await page.goto('/checkout/Gold');
  await expect(page).toHaveURL(/\/checkout\/gold\?order=/);
  await page.getByRole('button', { name: 'Try again: ₹2,999' }).click();
  await payAt(page, /^Success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders.map(({ state, payments }) => [state, payments.map((one) => one.state)])).toEqual([
    ['captured', ['failed', 'captured']],
  ]);
});

test('a price that has changed meanwhile is shown before anything is paid', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  const quotes = (await (await page.request.get('/api/quotes')).json()) as {
    quotes: { plan: string; amountPaise: number; pricePaise: number }[];
  };
  const cheaper = structuredClone(quotes);
  for (const one of cheaper.quotes) one.amountPaise = one.pricePaise = 100_000;
  await page.route('**/api/quotes', (route) => route.fulfill({ json: cheaper }), { times: 1 });
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹1,000' }).click();
  await expect(
    page.getByText(/The price has changed from ₹1,000 to ₹2,999. You have not been charged./),
  ).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(0);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹2,999.00' })).toBeVisible();
});

test('a visitor who chooses a plan logs in and gets to its checkout, where it can be paid', {
  tag: ['@phone', '@slow'],
}, async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL });
  const { email } = await addMember(request);
  await request.dispose();
  await page.goto('/packages');
  const name = page.getByRole('banner').getByText('Humsafar', { exact: true });
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'Choose Plan: Platinum' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  // As a separate document: the login page's policy does not allow the gateway.
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river 7');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/checkout/platinum');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹8,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹8,999.00' })).toBeVisible();
});

test("a gateway that does not say how a payment ended: the server is asked, and the window has the order's session", {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  let checkout: Record<'scriptUrl' | 'keyId' | 'gatewayOrderId', string> | undefined;
  // The site's own gateway, given out for Cashfree: its script is replaced by one that keeps what it is opened with.
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    checkout = body.checkout;
    const json = { ...body, checkout: { ...body.checkout, gateway: 'cashfree', session: 'session_1' } };
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/v1/checkout.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.Cashfree = (mode) => ({
        checkout: (options) => new Promise((finish) => Object.assign(window, { opened: { ...mode, ...options }, finish })),
      });`,
    }),
  );
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  const opened = () => page.evaluate(() => (window as unknown as { opened?: object }).opened);
  await expect
    .poll(opened)
    .toEqual({ mode: 'sandbox', paymentSessionId: 'session_1', redirectTarget: '_modal' });
  const { scriptUrl, keyId, gatewayOrderId } = checkout!;
  const { origin } = new URL(scriptUrl);
  await page.request.post(`${origin}/checkout/payments`, {
    headers: { origin },
    data: { key: keyId, order_id: gatewayOrderId, method: 'upi', outcome: 'success' },
  });
  await page.evaluate(() =>
    (window as unknown as { finish(result: object): void }).finish({ paymentDetails: {} }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeVisible();
});
