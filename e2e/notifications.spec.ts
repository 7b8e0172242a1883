import { expect, type Page, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });

test('an interest arrives: the bell shows it, and the notification links to it', { tag: '@both' }, async ({
  browser,
}) => {
  const [hers, his] = [await browser.newContext(), await browser.newContext()];
  const her = await addMember(hers.request);
  await addMember(his.request, { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: '1993-05-04' });
  const page = await hers.newPage();

  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await his.request.put(`/api/profiles/${her.id}/interest`);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expectNoSidewaysScroll(page);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('link', { name: /^Omkar Vaidya sent you an interest/ });
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleDayAndNight(page);

  await line.click();
  await expect(page).toHaveURL('/interests');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Omkar Vaidya/ })
      .first(),
  ).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await hers.close();
  await his.close();
});

test('all are marked as read at once; a failure to load shows an error', { tag: ['@desk', '@slow'] }, async ({
  browser,
}) => {
  const [hers, his] = [await browser.newContext(), await browser.newContext()];
  const her = await addMember(hers.request);
  await addMember(his.request, { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: '1993-05-04' });
  await his.request.put(`/api/profiles/${her.id}/interest`);
  const page = await hers.newPage();
  const mend = await breakApi(page, '**/api/notifications');
  await page.goto('/notifications');
  await expect(page.getByText("Couldn't load your notifications")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(toast(page, 'All notifications marked as read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await hers.close();
  await his.close();
});

test('the unsubscribe link of an email asks for confirmation, and a broken one shows an error', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/unsubscribe#nothing-that-this-site-has-written');
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  await expectAccessible(page);

  const categories = ['interests_received'];
  let stopped = false;
  await page.route('**/api/unsubscription-previews', (route) =>
    route.fulfill({ json: { categories, stopped } }),
  );
  await page.route('**/api/unsubscriptions', (route) => {
    stopped = true;
    return route.fulfill({ json: { categories } });
  });
  await page.goto('/unsubscribe#another-that-is-as-good-as-written');
  await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await expect(page.getByText('New interests')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  const heading = page.getByRole('heading', { name: "You won't get these emails any more" });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading).toBeVisible();
});
