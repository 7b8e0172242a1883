import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { usualRetention } from '../src/kit/shared/retention/rules.ts';
import { expectAccessibleDayAndNight, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

const logo = '/api/staff/settings/logo';
const retention = '/api/staff/settings/retention';

const drawLogo = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="#0b4f6c"/><circle cx="50%" cy="50%" r="20%" fill="#e8a317"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** How far the page moved its parts while it loaded (CLS). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('an admin uploads a logo, sees it by day and by night, and removes it', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  await logInAs(page.request, 'admin');
  try {
    await page.goto('/admin/settings');
    await expect(page.getByRole('heading', { name: 'Logo' })).toBeVisible();
    const file = page.getByLabel('Upload logo');
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText("This file can't be used as a logo.")).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(600, 200) });
    await expect(toast(page, 'Visitors see the changes on the next page they open.')).toBeVisible();
    await expect(page.getByRole('figure').locator('img')).toHaveCount(2);
    await expect(page.getByText("This file can't be used as a logo.")).toHaveCount(0);
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    const shown = visitor.getByRole('banner').locator('img.site-logo');
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(288);
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Humsafar' })).toBeVisible();
    expect(await shiftOf(visitor)).toBe(0);
    await expectAccessibleDayAndNight(visitor);
    await expectNoSidewaysScroll(visitor);
    await visitor.goto('/login');
    await expect(visitor.getByRole('banner').locator('img.site-logo')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.getByLabel('Upload logo')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByRole('banner').locator('svg').first()).toBeVisible();
    await expect(visitor.locator('img.site-logo')).toHaveCount(0);
    await visitor.context().close();
  } finally {
    await page.request.delete(logo);
  }
});

test('a shorter time says what it deletes before it is saved, and the policy shows the new one', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  // What this time would delete: counted by the server, which other journeys must not change.
  await page.route(`**${retention}/effect?*`, (route) =>
    route.fulfill({
      json: Object.fromEntries(
        Object.keys(usualRetention).map((field) => [field, field === 'notificationDays' ? 12_345 : 0]),
      ),
    }),
  );
  try {
    await page.goto('/admin/settings?tab=retention');
    const notifications = page.getByLabel('Notifications (days)');
    await expect(notifications).toHaveValue('90');
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);
    await notifications.fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter a whole number from 30 to 365.')).toBeVisible();
    await expect(notifications).toBeFocused();
    await expectAccessibleDayAndNight(page);

    await notifications.fill('45');
    await page.getByLabel('Security records (days)').fill('365');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete older data?' });
    await expect(dialog).toContainText('12,345');
    await expect(dialog).not.toContainText('Security records');
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(notifications).toHaveValue('45');
    expect((await (await page.request.get(retention)).json()).retention).toEqual(usualRetention);

    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Save and delete' }).click();
    await expect(toast(page, 'The Privacy Policy shows the new times.')).toBeVisible();
    await page.reload();
    await expect(notifications).toHaveValue('45');
    await page.goto('/privacy');
    await expect(page.getByText('Notifications: 45 days.')).toBeVisible();
    await expect(page.getByText('Security records: 1 year.')).toBeVisible();
  } finally {
    await page.request.put(retention, { data: usualRetention });
  }
});
