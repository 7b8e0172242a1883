import { expect, type Page, test } from '@playwright/test';
import {
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
} from './steps.ts';

const column = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('a free member compares the plans and their prices with GST', { tag: '@both' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Perfect Plan' })).toBeVisible();
  await expect(page.getByText('One payment, no auto-renewal.')).toBeVisible();
  await expect(page.getByText(/^Free for every member: .* 5 interests a day/)).toBeVisible();
  for (const [plan, price, months] of [
    ['Gold', '₹2,999', 'for 3 months, including 18% GST'],
    ['Diamond', '₹4,999', 'for 6 months, including 18% GST'],
    ['Platinum', '₹8,999', 'for 12 months, including 18% GST'],
  ] as const) {
    await expect(column(page, plan)).toContainText(price);
    await expect(column(page, plan)).toContainText(months);
    await expect(column(page, plan)).toContainText(/Valid from today to \d+\s\w+\s\d{4}\./);
    await expect(column(page, plan).getByRole('link')).toHaveAttribute(
      'href',
      `/checkout/${plan.toLowerCase()}`,
    );
  }
  await expect(column(page, 'Diamond')).toContainText('Most Popular');
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});

test('without payments, a member sees how to get a plan all the same', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  const answer = await page.request.get('/api/quotes');
  await page.route('**/api/quotes', async (route) =>
    route.fulfill({ json: { ...(await answer.json()), canPay: false } }),
  );
  await loadWithoutData(page);
  await page.goto('/subscription');
  await expect(page.getByText('Online payment is not available right now')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Choose Plan/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask us about Gold' }).click();
  await expect(page).toHaveURL(/\/contact\?plan=Gold$/);
  await expect(page.getByLabel('Message')).toHaveValue(/Gold/);
});

test('a premium member sees their plan and its last day', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await logInAs(page.request, 'priya');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'My plan: Platinum' })).toBeVisible();
  await expect(page.getByText(/^Valid from \d+\s\w+\s\d{4} to \d+\s\w+\s\d{4}\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Renew or choose another plan' })).toBeVisible();
  await expect(column(page, 'Platinum')).toContainText('Current plan');
  await expect(column(page, 'Gold')).toContainText(/Starts on .* after your Platinum plan ends/);
  await expect(page.getByText('Current plan', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Edit My Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);
});

test('an upgrade shows the credit for unused days', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await logInAs(page.request, 'vikram');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'My plan: Gold' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upgrade or renew' })).toBeVisible();
  await expect(column(page, 'Diamond')).toContainText(/₹4,999 − ₹[\d,.]+ for your unused days = ₹[\d,.]+\./);
  await page.getByRole('link', { name: 'Choose Plan: Diamond' }).click();
  await expect(page.getByText('Credit for unused days')).toBeVisible();
  // The billing details are those of the last order.
  await expect(page.getByLabel('State or union territory')).toHaveValue('27');
  await expect(page.getByLabel('PIN code')).toHaveValue('411004');
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await expectAccessible(page);
});

test('plans that fail to load show an error and can be loaded again', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  const mend = await breakApi(page, '**/api/plans');
  await page.goto('/subscription');
  await expect(page.getByText("Couldn't load the plans")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(column(page, 'Gold')).toContainText('₹2,999');
});
