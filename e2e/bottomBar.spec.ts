import { expect, type Page, test } from '@playwright/test';
import { addMember, expectAccessibleDayAndNight, expectNoSidewaysScroll, logInAs } from './steps.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const you = (page: Page) => bar(page).getByRole('button', { name: 'You' });

test('a member reaches everything from the bar at the bottom of a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  await page.goto('/dashboard');
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleDayAndNight(page);
  for (const place of [...(await bar(page).getByRole('link').all()), you(page)]) {
    const box = (await place.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
    await expect(place).toBeInViewport({ ratio: 1 });
  }
  for (const [name, address] of [
    ['Browse', '/browse'],
    ['Interests', '/interests'],
    ['Messages', '/messages'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await you(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Browse' })).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/messages$/);

  await you(page).click();
  await menu.getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(menu).toHaveCount(0);
});

test('the bar makes room for a keyboard and for a conversation', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  await page.goto('/browse');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search by name, city or profession' }).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('combobox', { name: 'Search by name, city or profession' }).blur();
  await expect(bar(page)).toBeVisible();

  await page.goto('/messages');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(bar(page)).toBeVisible();
});

test('nothing scrolls sideways at 320 px, whatever the size of text', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Each page is laid out with the largest first, and follows a change.
  await page.addInitScript(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await addMember(page.request, { name: 'Pattabhirama Satyanarayana Raghavendra Rao' });
  for (const address of ['/dashboard', '/browse', '/interests', '/messages', '/subscription', '/settings']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of ['200%', '130%', '100%']) {
      await test.step(`${address} with text at ${size}`, async () => {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = percent;
        }, size);
        await expectNoSidewaysScroll(page);
        await expect(you(page)).toBeInViewport({ ratio: 1 });
      });
    }
  }
});
