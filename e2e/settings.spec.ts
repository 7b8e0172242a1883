import { expect, type Page, test } from '@playwright/test';
import { sampleFacts, sampleSeller } from '../src/base/site/samples.ts';
import { expectEmail } from './emails.ts';
import {
  addMember,
  breakApi,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
  toast,
} from './steps.ts';

const address = '/api/staff/settings/seller';
const siteAddress = '/api/staff/settings/site';

test.beforeEach(({ page }) => logInAs(page.request, 'admin'));
test.afterEach(async ({ page }) => {
  await page.request.put(address, { data: sampleSeller });
  await page.request.put(siteAddress, { data: sampleFacts });
});

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('staff set who sells the plans; errors are shown at their field and nothing typed is lost', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/admin/settings?tab=seller');
  await expect(page.getByLabel('Name')).toHaveValue('Humsafar Sample Trust');
  await expect(page.getByLabel('State')).toHaveValue('27');
  await expect(page.getByLabel('GST rate (%)')).toHaveValue('18');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Name').fill('Kalyanam Sahayog Trust');
  await page.getByLabel('GSTIN').fill('27aaath0000a1zt');
  await save(page);
  await expect(page.getByText('This GSTIN is not valid. Please check each character.')).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await page.getByLabel('GSTIN').fill('27aaath0000a1zs');
  await page.getByLabel('State').selectOption('29');
  await expectAccessibleDayAndNight(page);
  await save(page);
  await expect(page.getByText('PIN codes in Karnataka begin with 5.')).toBeVisible();
  await expect(page.getByText('A GSTIN in Karnataka begins with 29.')).toBeVisible();

  await page.getByLabel('State').selectOption('27');
  const mend = await breakApi(page, `**${address}`);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByLabel('Name')).toHaveValue('Kalyanam Sahayog Trust');
  await mend();
  await save(page);
  await expect(toast(page, 'New invoices will show these details.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Kalyanam Sahayog Trust');
  await expect(page.getByLabel('GSTIN')).toHaveValue('27AAATH0000A1ZS');

  await page.getByRole('radiogroup').getByText('No', { exact: true }).click();
  await expect(page.getByLabel('GSTIN')).toHaveCount(0);
  await save(page);
  await expect.poll(async () => (await (await page.request.get(address)).json()).seller.gstin).toBeNull();
});

test("the server's error of a field is shown at the field", { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await page.goto('/admin/settings?tab=seller');
  await page.route(`**${address}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            defined: true,
            code: 'INVALID',
            status: 422,
            message: 'Please check what you entered.',
            data: { fields: { sac: { code: 'sac_retired', message: 'This SAC is no longer in use.' } } },
          },
        })
      : route.continue(),
  );
  await page.getByLabel('Name').fill('Kalyanam Sahayog Trust');
  await save(page);
  await expect(page.getByText('This SAC is no longer in use.')).toBeVisible();
  await expect(page.getByLabel('SAC')).toBeFocused();
});

test('a form does not overwrite what a colleague saved meanwhile, though newer settings were fetched', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await page.goto('/admin/settings?tab=seller');
  await page.getByLabel('City').fill('Satara');
  const { seller } = await (await page.request.get(address)).json();
  await page.request.put(address, { data: { ...seller, name: 'Kalyanam Sahayog Trust' } });
  // A tab that was hidden fetches everything again.
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  const fetched = page.waitForResponse(
    (answer) => answer.url().endsWith(address) && answer.request().method() === 'GET',
  );
  await hide(false);
  await fetched;
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Someone else has changed these settings');
  await expect(page.getByLabel('City')).toHaveValue('Satara');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Kalyanam Sahayog Trust');
});

test('leaving with unsaved changes asks first', { tag: ['@phone', '@slow'] }, async ({ page, isMobile }) => {
  await page.goto('/admin/settings?tab=seller');
  await page.getByLabel('City').fill('Satara');
  const leave = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
  };
  await leave();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Satara');
  await leave();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('without a seller the page shows that plans cannot be sold yet', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await page.route(`**${address}`, (route) => route.fulfill({ json: { seller: null } }));
  await page.goto('/admin/settings?tab=seller');
  await expect(page.getByText("You can't sell plans yet")).toBeVisible();
  await expect(page.getByLabel('SAC')).toHaveValue('999799');
  await expect(page.getByLabel('GST rate (%)')).toHaveValue('18');
  await save(page);
  await expect(page.getByText("Please enter the seller's name.")).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});

test("an admin changes the site's name and phone number, and visitors see them after a reload", {
  tag: ['@bureau', '@slow'],
}, async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  const errors: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  visitor.on('pageerror', (error) => errors.push(String(error)));
  await visitor.goto('/contact');
  await expect(visitor.getByRole('banner').getByText('Humsafar', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByText('1800 123 4567 (toll-free)')).toBeVisible();

  await page.goto('/admin/settings');
  await expect(page.getByLabel('Site Name')).toHaveValue('Humsafar');
  await expect(page.getByLabel('Admin Email')).toHaveValue('support@humsafar.example');
  await expect(page.getByLabel(/^Contact Phone/)).toHaveValue('1800 123 4567');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  // What is too long is not cut: the field says so.
  await expect(page.getByText('At most 40 characters.', { exact: true })).toBeVisible();
  await page.getByLabel('Site Name').fill('M'.repeat(41));
  await save(page);
  await expect(page.getByText('Please use at most 40 characters.')).toBeVisible();
  await expect(page.getByLabel('Site Name')).toBeFocused();
  await expect(page.getByLabel('Site Name')).toHaveValue('M'.repeat(41));

  await page.getByLabel('Site Name').fill('Kalyanam');
  await page.getByLabel(/^Contact Phone/).fill('12');
  await page.getByLabel("Officer's name").fill('Meera Joshi');
  await save(page);
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel(/^Contact Phone/)).toBeFocused();
  await page.getByLabel(/^Contact Phone/).fill('+91 20 5550 1234');
  await save(page);
  await expect(page.getByText('Please enter an email address or a phone number.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.getByLabel("Officer's phone number").fill('020 5550 9999');
  await page.getByLabel('Marathi').check();
  const mend = await breakApi(page, `**${siteAddress}`);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await mend();
  await save(page);
  await expect(toast(page, 'Visitors see the changes on the next page they open.')).toBeVisible();

  await visitor.reload();
  await expect(visitor).toHaveTitle('Contact · Kalyanam');
  await expect(visitor.getByRole('banner').getByText('Kalyanam', { exact: true })).toBeVisible();
  const called = visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: '+91 20 5550 1234', exact: true });
  await expect(called).toHaveAttribute('href', 'tel:+912055501234');
  await expect(visitor.getByRole('main')).toContainText('We speak Marathi');
  await expect(visitor.getByRole('main')).toContainText('Meera Joshi');
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'Grievance officer: Meera Joshi' }),
  ).toBeVisible();
  await expectAccessibleDayAndNight(visitor);
  await expectNoSidewaysScroll(visitor);

  // The next email has the new name.
  const newcomer = await browser.newContext({ baseURL });
  const { email } = await addMember(newcomer.request);
  await newcomer.request.post('/api/password-resets', { data: { email } });
  await expectEmail(email, /^Subject: Reset your password for Kalyanam/m);

  await page.reload();
  await expect(page.getByLabel('Site Name')).toHaveValue('Kalyanam');
  await page.getByLabel(/^Contact Phone/).fill('');
  await save(page);
  await expect(toast(page, 'Visitors see the changes on the next page they open.')).toBeVisible();
  for (const path of ['/', '/contact', '/login']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('contentinfo')).toContainText('Kalyanam');
    await expect(visitor.getByRole('contentinfo').locator('a[href^="tel:"]')).toHaveCount(0);
  }
  const long = {
    ...sampleFacts,
    name: 'M'.repeat(40),
    tagline: 'W'.repeat(120),
    city: 'W'.repeat(80),
    accent: '#0b6e4f',
  };
  expect((await page.request.put(siteAddress, { data: long })).ok()).toBe(true);
  for (const path of ['/', '/about', '/contact', '/login']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('contentinfo')).toContainText(long.city);
    await expectNoSidewaysScroll(visitor);
  }
  const member = await newcomer.newPage();
  for (const width of [1280, 1024]) {
    await member.setViewportSize({ width, height: 800 });
    await member.goto('/dashboard');
    const name = await member.getByRole('banner').getByRole('link', { name: long.name }).boundingBox();
    const links = member.getByRole('navigation', { name: 'Main' });
    const first = await links.getByRole('link', { name: 'Dashboard' }).boundingBox();
    expect(name!.x + name!.width).toBeLessThanOrEqual(first!.x);
    const last = await links.getByRole('button', { name: 'Logout' }).boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(width - 32);
  }
  await newcomer.close();
  await page.reload();
  await expect(page.getByLabel('Site Name')).toHaveValue(long.name);
  await expectNoSidewaysScroll(page);
  // A green site has red errors.
  await page.getByLabel(/^Contact Phone/).fill('12');
  await save(page);
  await expect(page.getByText('Please enter a valid phone number.')).toHaveCSS('color', 'rgb(155, 27, 48)');
  expect(errors).toEqual([]);
  await context.close();
});

test('another tab of the settings is another form: unsaved changes ask for confirmation', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Site Name').fill('Kalyanam');
  await page.getByRole('tab', { name: 'Seller and tax' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Site Name')).toHaveValue('Kalyanam');
  await page.getByRole('tab', { name: 'Seller and tax' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByLabel('GSTIN')).toBeVisible();
  await page.getByRole('tab', { name: 'Site' }).click();
  await expect(page.getByLabel('Site Name')).toHaveValue('Humsafar');
});

test('finance sees the settings and cannot change them', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await loadWithoutData(page);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { viewer } = await answer.json();
    await route.fulfill({ json: { viewer: { ...viewer, staff: { ...viewer.staff, role: 'finance' } } } });
  });
  await page.goto('/admin/settings');
  await expect(page.getByText('Only an admin can change this.')).toBeVisible();
  await expect(page.getByLabel('Site Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
});

test('an admin writes the safety tips of the site; a change of the terms needs a sentence', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  const legal = '/api/staff/settings/legal';
  const empty = { terms: null, privacy: null, refund: null, safety: null, changes: null };
  try {
    await page.goto('/admin/settings?tab=legal');
    const safety = page.getByRole('textbox', { name: 'Safety Tips' });
    await expect(safety).toHaveValue('');
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: 'Start from our text: Safety Tips' }).click();
    await expect(safety).toHaveValue(/^# Money\n- Never send money/);
    await safety.fill('# At our office\nPay only here.\n\n- Ask for a receipt\n- <b>No cash</b> elsewhere');
    await page.getByRole('textbox', { name: 'Refund Policy' }).fill('Refunds are paid at our office.');
    await save(page);
    await expect(page.getByText('Please tell members in a sentence what has changed.')).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await page.getByRole('textbox', { name: 'Refund Policy' }).fill('');
    await save(page);
    await expect(toast(page, 'Saved')).toBeVisible();

    await page.goto('/safety');
    await expect(page.getByRole('heading', { name: 'Safety Tips', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'At our office' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '<b>No cash</b> elsewhere' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Money' })).toHaveCount(0);
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);
  } finally {
    await page.request.put(legal, { data: empty });
  }
});

test('a member whose terms have changed is told what, and accepts', { tag: ['@both', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  await loadWithoutData(page);
  // Only this browser is asked: others are on the same site.
  let asked = true;
  await page.route('**/api/me/terms', async (route) => {
    if (route.request().method() === 'PUT') asked = false;
    const response = await route.fetch();
    const terms = await response.json();
    const changes = 'You pay for a plan at our office.';
    await route.fulfill({ response, json: { ...terms, changes, pending: asked } });
  });
  await page.goto('/dashboard');
  await expect(
    page.getByText('Our terms and policies have changed. You pay for a plan at our office.'),
  ).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(accept).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
