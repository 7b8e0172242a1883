import { expect, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  toast,
} from './steps.ts';

const PASSWORD = 'a quiet river 7';

test('a member sees where they are logged in and ends it elsewhere; that browser says why', {
  tag: '@phone',
}, async ({ page, context, browser }) => {
  const { email } = await addMember(context.request);
  const other = await browser.newContext();
  expect((await other.request.post('/api/sessions', { data: { email, password: PASSWORD } })).ok()).toBe(
    true,
  );
  const elsewhere = await other.newPage();
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  await page.goto('/settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('Verified', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Your devices' }).click();
  await expect(main.getByText(email)).toBeHidden();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  const here = main.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(here).toContainText(/Last active \d{1,2}\s\w{3,4}\s\d{4}, \d{1,2}:\d\d/);
  await expect(here.getByRole('button')).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: /^Log out: / }).click();
  await expect(toast(page, 'Logged out on that device')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
  await expectAccessible(page);

  // Without a reload: the event arrives on the live stream.
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Fsettings$/);
  await expect(elsewhere.getByText("You've been logged out")).toBeVisible();
  await expectAccessible(elsewhere);
  await other.close();
});

test('a member logs out all other devices at once', { tag: ['@desk', '@slow'] }, async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { email } = await addMember(context.request);
  const others = await Promise.all(
    [1, 2].map(async () => {
      const request = await playwright.request.newContext({ baseURL: baseURL });
      expect((await request.post('/api/sessions', { data: { email, password: PASSWORD } })).ok()).toBe(true);
      return request;
    }),
  );
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(toast(page, 'Logged out on 2 other devices')).toBeVisible();
  for (const request of others) {
    expect((await request.get('/api/sessions')).status()).toBe(401);
    await request.dispose();
  }
});

test('an unverified address gets its email again; a list that fails can be loaded again', {
  tag: ['@desk', '@slow'],
}, async ({ page, context }) => {
  await addMember(context.request);
  // A demo verifies every address at once: here is what a member of a real site sees before.
  await loadWithoutData(page);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { viewer } = await answer.json();
    await route.fulfill({ json: { viewer: { ...viewer, verified: false } } });
  });
  const mend = await breakApi(page, '**/api/sessions');
  await page.goto('/settings');
  await expect(
    page.getByRole('region', { name: 'Email', exact: true }).getByText('Not verified'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText("We've sent you an email.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device')).toBeVisible();
});
