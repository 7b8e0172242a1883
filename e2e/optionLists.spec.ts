import { expect, test } from '@playwright/test';
import { expectAccessibleDayAndNight, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

test('an option that an admin adds is in the registration form, until it is retired', {
  tag: ['@both', '@slow'],
}, async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  const name = `Konkani ${Date.now()}`;
  const offered = async () => {
    await visitor.goto('/register');
    const list = (await visitor.request.get('/api/vocabulary?version=journey')).json();
    return ((await list).mother_tongue as { name: string; inForms: boolean }[]).some(
      (one) => one.name === name && one.inForms,
    );
  };
  await logInAs(page.request, 'admin');
  await page.goto('/admin/settings?tab=lists');
  await page.getByLabel('List', { exact: true }).selectOption('mother_tongue');
  await page.getByLabel('New option').fill('hindi');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This list has an option with this name.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('New option').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Added')).toBeVisible();
  expect(await offered()).toBe(true);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Retired').check();
  await expectAccessibleDayAndNight(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Retired');
  expect(await offered()).toBe(false);

  await page.goto('/admin/audit');
  // Added and retired: the second row changed no name. A text is found in any case, a pattern is not.
  await expect(page.getByText(new RegExp(`Option list Mother tongue: ${name}`))).toHaveCount(2);
  await context.close();
});
