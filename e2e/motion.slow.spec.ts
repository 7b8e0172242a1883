import { expect, test } from '@playwright/test';
import { logInAs, toast } from './steps.ts';

// The other journeys ask for reduced motion. With motion, everything must end up in the same place.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('with motion, a menu, a dialog and a toast open, close and leave nothing behind', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/profile/P001');
  await page.getByRole('button', { name: 'You', exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((one) => getComputedStyle(one).animationName)).not.toBe('none');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await page.getByRole('button', { name: /^View photo of/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Share Profile' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toHaveCount(0);
});
