import { expect, test } from '@playwright/test';
import { expectAccessible, logInAsDemo } from './steps.ts';

test('the dashboard shows counted figures, what to fill, and up to six people with reasons', async ({
  page,
}) => {
  await logInAsDemo(page);
  const figures = await (await page.request.get('/api/dashboard')).json();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
  for (const [label, count] of [
    ['Profile Views', figures.profileViews],
    ['Interests Received', figures.interestsReceived],
    ['Messages', figures.messages],
    ['Shortlisted', figures.shortlisted],
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: label }).first()).toContainText(String(count));
  }
  await expect(page.getByText(`${figures.completeness.percent}% complete`)).toBeVisible();
  await expect(page.getByText(/% match$/).first()).toBeVisible();
  expect(await page.getByText(/% match$/).count()).toBe(6);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('logging out says goodbye, leads home, and the page for members asks to log in', async ({
  page,
  isMobile,
}) => {
  await logInAsDemo(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await expect(page.getByText('Logged Out Successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('See you soon!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
});
