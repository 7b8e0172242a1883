import { expect, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
} from './steps.ts';

test('the dashboard shows counted figures, what to fill, new interests, and up to six people with reasons', {
  tag: '@both',
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/dashboard');
  const figures = await (await page.request.get('/api/dashboard')).json();
  const { waiting } = await (await page.request.get('/api/interests')).json();
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
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    String(figures.completeness.percent),
  );
  await expect(page.getByRole('heading', { name: /^New interests/ })).toContainText(String(waiting));
  // The pick of the week, if there is one, has its reasons, too.
  await expect(page.getByText(/^Matches \d+ of your/).nth(5)).toBeVisible();
  await expect(page.getByText('Religion: Hindu').first()).toBeVisible();
  await expect(page.getByText(/^You meet \d+ of his \d+ preferences?$/).first()).toBeVisible();
  await expect(page.getByText('Promoted', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^‘Promoted’ profiles meet all the preferences/)).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await page.getByRole('link', { name: 'Edit My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Your Profile' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'View All', exact: true }).click();
  await expect(page).toHaveURL(/\/browse(\?|$)/);
});

test('a heart that was pressed stays filled where it is, and its card goes when one comes back', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/dashboard');
  await expect(page.getByText('7% complete')).toBeVisible();
  await expect(page.getByText('About the person')).toBeVisible();
  const heart = page.getByRole('button', { name: /^Send Interest to/ });
  await expect(heart).toHaveCount(6);
  const label = (await heart.nth(1).getAttribute('aria-label'))!;
  const name = label.slice('Send Interest to '.length);
  const asked = page.waitForResponse('**/api/recommendations');
  await heart.nth(1).click();
  await expect(page.getByRole('button', { name: `Interest sent to ${name}` })).toBeVisible();
  await asked;
  await expect(
    page.getByRole('button', { name: /^(Send Interest|Interest sent) to/ }).nth(1),
  ).toHaveAccessibleName(`Interest sent to ${name}`);
  await expect(heart).toHaveCount(5);
  await page.getByRole('link', { name: 'Browse Matches' }).click();
  await expect(page.getByRole('heading', { name: 'Browse Profiles' })).toBeVisible();
  await page.goBack();
  await expect(heart).toHaveCount(6);
  await expect(page.getByRole('button', { name: `Interest sent to ${name}` })).toHaveCount(0);
});

test('a member with an unverified address sees what to do, and that there are no matches yet', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await loadWithoutData(page);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { viewer } = await answer.json();
    const profile = { ...viewer.profile, listed: false };
    await route.fulfill({ json: { viewer: { ...viewer, profile, verified: false } } });
  });
  await page.route('**/api/recommendations', (route) =>
    route.fulfill({ json: { profiles: [], nextCursor: null } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Please verify your email address')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No recommendations yet' })).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText(/^We've sent you an email/)).toBeVisible();
  await expectAccessible(page);
});

test('figures and recommendations that fail to load show an error and can be loaded again', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const mends = [await breakApi(page, '**/api/dashboard'), await breakApi(page, '**/api/recommendations')];
  await page.goto('/dashboard');
  await expect(page.getByText("Couldn't load your numbers")).toBeVisible();
  await expect(page.getByText("Couldn't load recommendations")).toBeVisible();
  await expectAccessible(page);
  for (const mend of mends) await mend();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.first().click();
  await expect(page.getByText(/^Matches \d+ of your/).nth(5)).toBeVisible();
  await again.click();
  await expect(page.getByText(/% complete$/)).toBeVisible();
});

test('staff, who manage no profile, are redirected to their own dashboard', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  for (const address of ['/dashboard', '/interests']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This page is for members' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the Admin Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('logging out shows a message and the home page, and member pages ask to log in', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/dashboard');
  if (isMobile) await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await expect(page.getByText('Logged Out Successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('See you soon!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
});
