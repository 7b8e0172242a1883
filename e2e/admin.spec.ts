import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './steps.ts';

test('staff log in on their own page, see the counted figures and log out', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('admin@humsafar.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Admin Login Successful! 👑', { exact: true })).toBeVisible();
  await page.waitForURL('**/admin/dashboard');
  const figures = await (await page.request.get('/api/staff/dashboard')).json();
  for (const [label, value] of [
    ['Total Users', figures.totalUsers.toLocaleString('en-IN')],
    ['Total Revenue', `₹${(figures.totalRevenuePaise / 100).toLocaleString('en-IN')}`],
    ['New Signups (30d)', figures.newSignups.toLocaleString('en-IN')],
    ['Active Subscriptions', figures.activeSubscriptions.toLocaleString('en-IN')],
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: label })).toContainText(value);
  }
  await expect(page.getByRole('table', { name: 'Monthly Stats' }).getByRole('row')).toHaveCount(13);
  await expect(page.getByText('Bought a plan')).toHaveCount(2);
  await expect(page.locator('.recharts-surface').first()).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'My Account' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Admin Logged Out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a member is refused, and staff who log in on the members’ page land here too', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await page.goto('/admin/login');
  // A demo fills in the fields a moment after they appear.
  await expect(page.getByLabel('Email')).toHaveValue('admin@humsafar.example');
  await page.getByLabel('Email').fill('demo@humsafar.example');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveValue('demo@humsafar.example');
  await page.getByLabel('Email').fill('admin@humsafar.example');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/dashboard');
});
