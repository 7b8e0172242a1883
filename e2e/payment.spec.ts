import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { readPdf } from './pdf.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
} from './steps.ts';

/** The window of the sandbox gateway. */
const gateway = (page: Page): FrameLocator => page.frameLocator('iframe[title=Payment]');

async function fillBilling(page: Page, name?: string): Promise<void> {
  if (name) await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('State or union territory').selectOption('Maharashtra');
  await page.getByLabel('PIN code').fill('411 004');
}

/** Pays in the sandbox's window with the chosen outcome. */
async function payAt(page: Page, outcome: RegExp): Promise<void> {
  await gateway(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await gateway(page).getByRole('button', { name: outcome }).click();
}

async function buy(page: Page, plan: string): Promise<void> {
  await page.goto(`/checkout/${plan.toLowerCase()}`);
  await fillBilling(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await payAt(page, /^Success/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${plan} is `) })).toBeVisible();
}

const history = (page: Page) => page.getByRole('region', { name: 'Your payments' }).getByRole('listitem');

type Orders = { id: string; state: string; payments: { state: string }[] }[];
const ordersOf = async (page: Page) => (await (await page.request.get('/api/orders')).json()) as Orders;

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
  await expect(page.getByText(/^You have paid nothing yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose Plan: Diamond' }).click();
  await expect(page).toHaveURL(/\/checkout\/diamond$/);

  await page.getByRole('button', { name: 'Pay ₹4,999' }).click();
  await expect(page.getByText('Please choose your state.')).toBeVisible();
  await expect(page.getByText('A PIN code has six digits, the first of them not 0.')).toBeVisible();
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

  await expect(page.getByRole('heading', { level: 1, name: 'Diamond is active' })).toBeFocused();
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

  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: Diamond' })).toBeVisible();
  await expect(page.getByText('Contact details: 0 of 150 used')).toBeVisible();
  await expect(history(page)).toContainText(['Paid on']);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});

test('a member declined by the bank tries again on the same order', { tag: '@desk' }, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await payAt(page, /^Failure/);
  await expect(gateway(page).getByText('The payment failed')).toBeVisible();
  await gateway(page).getByRole('button', { name: 'Close the payment' }).click();
  await expect(page.getByText(/The bank said no: “.+” No money should have left your account/)).toBeVisible();
  await expectAccessibleDayAndNight(page);

  await page.goto('/subscription');
  await expect(page.getByText('Your payment of ₹2,999 for Gold: Payment failed')).toBeVisible();
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await expect(history(page)).toBeInViewport();

  // Coming back to the checkout shows the order's state, also by an address from before the slugs.
  await page.goto('/checkout/Gold');
  await expect(page).toHaveURL(/\/checkout\/gold\?order=/);
  await page.getByRole('button', { name: 'Try again: ₹2,999' }).click();
  await payAt(page, /^Success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gold is active' })).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders.map(({ state, payments }) => [state, payments.map((one) => one.state)])).toEqual([
    ['captured', ['failed', 'captured']],
  ]);
});

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
  await expect(later.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Gold is active' })).toBeVisible();
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
  await expect(second.getByText('You have not paid yet')).toBeVisible();
  await second.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await payAt(second, /^Success/);
  await expect(second.getByRole('heading', { level: 1, name: 'Gold is active' })).toBeVisible();
  await other.close();

  await expect(page.getByRole('heading', { level: 1, name: 'Gold is active' })).toBeVisible();
  await expect(page.locator('iframe[title=Payment]')).toHaveCount(0);
  await page.goto('/checkout/gold');
  await expect(page.getByText(/Begins on|when your Gold ends/)).toBeVisible();
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
  await gateway(page).getByRole('button', { name: 'Close the payment' }).click();
  await expect(page.getByText('We are asking your bank')).toBeVisible();
  await expect(page.getByText(/Please do not pay again meanwhile/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('We are asking your bank')).toBeVisible();

  const { key } = asked.postDataJSON() as { key: string };
  const spoken = await page.request.post(`${asked.url()}/${payment.id}/bank`, {
    headers: { origin: new URL(asked.url()).origin },
    data: { key },
  });
  expect(spoken.ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Gold is active' })).toBeVisible();
});

test('where the gateway cannot be loaded, the page shows an error and the order waits', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await page.goto('/checkout/gold');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(page.getByText(/The payment window could not be opened, and nothing was paid/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/checkout.js');
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹2,999.00' })).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a price that has changed meanwhile is shown before anything is paid', { tag: '@desk' }, async ({
  page,
}) => {
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
    page.getByText(/The price has changed: it was ₹1,000 and is now ₹2,999. Nothing was paid/),
  ).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(0);
  await page.getByRole('button', { name: 'Pay ₹2,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹2,999.00' })).toBeVisible();
});

test('a visitor who chooses a plan logs in and gets to its checkout, where it can be paid', {
  tag: '@phone',
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
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river 7');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/checkout/platinum');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Pay ₹8,999' }).click();
  await expect(gateway(page).getByRole('button', { name: 'Pay ₹8,999.00' })).toBeVisible();
});

test('a duplicate payment is reviewed by the office and refunded; the member sees it', {
  tag: '@desk',
}, async ({ page, browser }) => {
  // A name of letters only that nobody else in this run has.
  const name = `Sharvari ${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  await addMember(page.request, { name });
  await buy(page, 'Gold');
  await buy(page, 'Gold');
  await expect(page.getByText(/The money for Gold came twice\. Our office looks at it/)).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ viewport: page.viewportSize() });
  const desk = await office.newPage();
  await logInAs(desk.request, 'admin');
  await desk.goto('/admin/payments');
  const waiting = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: `${name} paid ₹2,999 twice` }) });
  await expect(waiting).toBeVisible();
  await expectAccessibleDayAndNight(desk);
  await expectNoSidewaysScroll(desk);

  await waiting.getByRole('button', { name: /^Send money back/ }).click();
  const question = desk.getByRole('dialog', { name: 'Send money back' });
  await expect(question.getByLabel('Amount in rupees')).toHaveValue('2999');
  await question.getByLabel('Amount in rupees').fill('3000');
  await question.getByRole('button', { name: 'Send ₹3,000 back' }).click();
  await expect(question.getByText('Please write an amount from ₹1 to ₹2,999.')).toBeVisible();
  await expectAccessible(desk);
  await question.getByLabel('Amount in rupees').fill('2,999');
  // The answer is lost: sending it again returns the same refund.
  await desk.route(
    '**/refunds/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Send ₹2,999 back' }).click();
  await expect(question.getByText(/however often you do, the money goes back once/)).toBeVisible();
  await question.getByRole('button', { name: 'Send ₹2,999 back' }).click();
  await expect(question).toBeHidden();
  await expect(waiting).toHaveCount(0, { timeout: 40_000 });

  await desk
    .getByRole('row')
    .or(desk.getByRole('listitem'))
    .filter({ hasText: name })
    .filter({ hasText: 'Refunded' })
    .getByRole('button', { name: /^Details of/ })
    .click();
  const details = desk.getByRole('dialog', { name: 'Payment' });
  await expect(details.getByText('Sent back', { exact: true })).toHaveCount(1);
  await expect(details.getByRole('link', { name: /^Credit note / })).toBeVisible();
  await expectAccessible(desk);
  await office.close();

  await page.goto('/subscription');
  await expect(history(page).filter({ hasText: 'The whole ₹2,999 went back' })).toHaveCount(1);
  await expect(history(page).getByRole('link', { name: /^Credit note / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible();
});

test('staff of another role have no access to payments, and the page shows it', { tag: '@desk' }, async ({
  page,
}) => {
  await logInAs(page.request, 'admin');
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { viewer } = (await answer.json()) as { viewer: { staff: { role: string } } };
    viewer.staff.role = 'editor';
    await route.fulfill({ response: answer, json: { viewer } });
  });
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payments', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
