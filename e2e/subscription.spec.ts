import { expect, type Page, test } from '@playwright/test';
import {
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
} from './steps.ts';

const column = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('a free member compares what there is, and writes to the office about a plan', async ({ page }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Perfect Plan' })).toBeVisible();
  await expect(page.getByText(/^You are a free member\./)).toBeVisible();
  await expect(column(page, 'Free')).toContainText('You have it');
  await expect(column(page, 'Free')).toContainText('5 interests a day');
  for (const [plan, price, months] of [
    ['Gold', '₹2,999', 'for 3 months'],
    ['Diamond', '₹4,999', 'for 6 months'],
    ['Platinum', '₹8,999', 'for 12 months'],
  ] as const) {
    await expect(column(page, plan)).toContainText(price);
    await expect(column(page, plan)).toContainText(months);
    await expect(column(page, plan).getByRole('link')).toHaveText(`Write to us about ${plan}`);
  }
  await expect(column(page, 'Diamond')).toContainText('Most Popular');
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Write to us about Gold' }).click();
  await expect(page).toHaveURL(/\/contact\?plan=Gold$/);
  await expect(page.getByLabel('Message')).toHaveValue(/Gold/);
});

test('a premium member reads which plan they have and until when', async ({ page }) => {
  await logInAs(page.request, 'priya');
  await page.goto('/subscription');
  await expect(page.getByText(/^You have Platinum until \d\d-\d\d-\d{4}\./)).toBeVisible();
  await expect(column(page, 'Platinum')).toContainText('You have it');
  await expect(page.getByText('You have it', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'View My Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);
});

test('plans that cannot be loaded say so and can be asked for again', async ({ page }) => {
  await logInAs(page.request, 'demo');
  const mend = await breakApi(page, '**/api/plans');
  await page.goto('/subscription');
  await expect(page.getByText('The plans could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(column(page, 'Gold')).toContainText('₹2,999');
});
