import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { linkTo } from './emails.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' });

// Failed attempts are counted by address, so each journey has its own.
test.beforeEach(async ({ page }) => {
  const [a, b] = [randomInt(256), randomInt(256)];
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${a}.${b}` });
});

test('a visitor logs in, after one mistake, and gets to the page they wanted', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/settings?from=email#download');
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings%3Ffrom%3Demail#download$/);
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('demo@humsafar.example');
  await expect(page.getByRole('main')).toContainText('marigold-toran-42');
  await expectAccessibleDayAndNight(page);

  await page.getByLabel('Password', { exact: true }).fill('');
  await logIn(page).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await logIn(page).click();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Invalid email or password. Please try again.');
  await expect(alert).toBeVisible();
  await expectAccessibleDayAndNight(page);

  await page.getByLabel('Password', { exact: true }).fill('marigold-toran-42');
  await logIn(page).click();
  await expect(toast(page, 'Login Successful! 🎉')).toBeVisible();
  await expect(alert).toBeHidden();
  await page.waitForURL('**/settings?from=email#download');
  const section = page.getByRole('heading', { name: 'Download my data' }).getByRole('button');
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await expect(section).toBeInViewport();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('staff who log in beside members get to the Admin Dashboard, and are told so', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@humsafar.example');
  await page.getByLabel('Password', { exact: true }).fill('marigold-toran-42');
  await logIn(page).click();
  await expect(toast(page, 'Admin Login Successful!')).toBeVisible();
  await page.waitForURL('**/admin/dashboard');
});

test('a link to another site after the login leads home', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await page.goto('/login?next=%2F.%2F%2Fevil.example%2F');
  await logIn(page).click();
  await page.waitForURL('**/dashboard');
});

test('too many attempts show a message with the time to wait', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`nobody-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  // As many as one address may try at one account in a quarter of an hour.
  for (let tries = 0; tries < 8; tries++) {
    const answer = page.waitForResponse('**/api/sessions');
    await logIn(page).click();
    expect((await answer).status()).toBe(401);
  }
  await logIn(page).click();
  await expect(page.getByRole('alert')).toContainText(/Too many attempts.*Please try again in \d+ minutes/);
});

test('a password is reset by an emailed link, which works once', { tag: '@phone' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL });
  const { email } = await addMember(request);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email').fill('revati');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please enter a valid email address, like name@example.com.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const link = await linkTo(email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm new password').fill('password124');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match. Please try again.')).toBeVisible();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByText('New passwords do not match.', { exact: true })).toBeVisible();
  await page.getByLabel('Confirm new password').fill('password123');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('another quiet river 8');
  await page.getByLabel('Confirm new password').fill('another quiet river 8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await page.waitForURL('**/dashboard');
  expect((await request.get('/api/sessions')).status()).toBe(401);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another quiet river 8');
  await page.getByLabel('Confirm new password').fill('another quiet river 8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await request.dispose();
});

test('a verification link shows what comes next; a broken one how to get another', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/verify-email#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings(?:%23|#)email$/);

  // A demo sends no such email: its addresses count as verified at once.
  await page.route('**/api/email-verification', (route) => route.fulfill({ json: {} }));
  for (const _ of ['once', 'again']) {
    await page.goto('/about');
    await page.goto(`/verify-email#${'y'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await expectAccessible(page);
});
