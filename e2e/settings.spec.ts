import { expect, type Page, test } from '@playwright/test';
import { sampleSeller } from '../src/site/demo.ts';
import { breakApi, expectAccessibleDayAndNight, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

const address = '/api/staff/settings/seller';

test.beforeEach(({ page }) => logInAs(page.request, 'admin'));
test.afterEach(async ({ page }) => {
  await page.request.put(address, { data: sampleSeller });
});

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('staff set who sells the plans; slips are shown at their field and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Name')).toHaveValue('Humsafar Sample Trust');
  await expect(page.getByLabel('State')).toHaveValue('27');
  await expect(page.getByLabel('Rate of GST in %')).toHaveValue('18');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Name').fill('Kalyanam Sahayog Trust');
  await page.getByLabel('GSTIN').fill('27aaath0000a1zt');
  await save(page);
  await expect(page.getByText('There is a slip in this GSTIN')).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await page.getByLabel('GSTIN').fill('27aaath0000a1zs');
  await page.getByLabel('State').selectOption('29');
  await expectAccessibleDayAndNight(page);
  await save(page);
  await expect(page.getByText('PIN codes of Karnataka begin with 5.')).toBeVisible();
  await expect(page.getByText('A GSTIN of Karnataka begins with 29.')).toBeVisible();

  await page.getByLabel('State').selectOption('27');
  const mend = await breakApi(page, `**${address}`);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(page.getByLabel('Name')).toHaveValue('Kalyanam Sahayog Trust');
  await mend();
  await save(page);
  await expect(toast(page, 'New invoices carry what you have entered.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Kalyanam Sahayog Trust');
  await expect(page.getByLabel('GSTIN')).toHaveValue('27AAATH0000A1ZS');

  await page.getByRole('radiogroup').getByText('No', { exact: true }).click();
  await expect(page.getByLabel('GSTIN')).toHaveCount(0);
  await save(page);
  await expect.poll(async () => (await (await page.request.get(address)).json()).seller.gstin).toBeNull();
});

test("the server's own word about a field stands at the field", { tag: '@desk' }, async ({ page }) => {
  await page.goto('/admin/settings');
  await page.route(`**${address}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            defined: true,
            code: 'INVALID',
            status: 422,
            message: 'Please check what you entered.',
            data: { fields: { sac: 'This SAC is no longer in use.' } },
          },
        })
      : route.continue(),
  );
  await page.getByLabel('Name').fill('Kalyanam Sahayog Trust');
  await save(page);
  await expect(page.getByText('This SAC is no longer in use.')).toBeVisible();
  await expect(page.getByLabel('SAC')).toBeFocused();
});

test('leaving with unsaved changes asks first', async ({ page, isMobile }) => {
  await page.goto('/admin/settings');
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

test('without a seller the page says that plans cannot be sold yet', { tag: '@desk' }, async ({ page }) => {
  await page.route(`**${address}`, (route) => route.fulfill({ json: { seller: null } }));
  await page.goto('/admin/settings');
  await expect(page.getByText('Plans cannot be sold yet')).toBeVisible();
  await expect(page.getByLabel('SAC')).toHaveValue('999799');
  await expect(page.getByLabel('Rate of GST in %')).toHaveValue('18');
  await save(page);
  await expect(page.getByText('Please write who sells the plans.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});
