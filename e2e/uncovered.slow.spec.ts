import { expect, type Locator, type Page, test } from '@playwright/test';
import { addMember, logInAs, toast } from './steps.ts';

// What one is about to read, press or fill in is covered by nothing, and stays where it is.

type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (one: Locator): Promise<Box> => (await one.boundingBox())!;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const cards = (page: Page) => page.locator('li:has(> * [data-card])');

test('on a phone two cards begin above the fold, under few controls, with who it is on the photo', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAs(page.request, 'demo');
  await page.goto('/browse?gender=male&religion=hindu');
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  const bar = await boxOf(page.getByRole('banner'));
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Main' }));
  const [first, second] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(1))];
  expect(first.y - (bar.y + bar.height)).toBeLessThanOrEqual(200);
  expect(second.y).toBeLessThan(tabs.y);
  const photo = await boxOf(cards(page).nth(0).getByRole('img').first());
  const name = await boxOf(cards(page).nth(0).getByRole('heading'));
  expect(name.y + name.height).toBeLessThanOrEqual(photo.y + photo.height);
  for (const mark of [/^Shortlist: /, /^Options for /])
    expect(overlap(await boxOf(cards(page).nth(0).getByRole('button', { name: mark })), photo)).toBe(false);
});

test('suggestions leave the chips and Clear in sight, which work while they are shown', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/browse?religion=hindu');
  const field = page.getByRole('combobox', { name: 'Search by name, city or profession' });
  await field.pressSequentially('pun');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  const chip = page.getByRole('button', { name: /^Remove filter: .*Hindu/ });
  for (const one of [clear, chip]) expect(overlap(await boxOf(one), await boxOf(list))).toBe(false);
  await clear.click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a message does not cover the field that is typed in', { tag: '@both' }, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/settings#password');
  await page.getByLabel('Current password').fill('a quiet river 7');
  await page.getByLabel('New password', { exact: true }).fill('another quiet river 8');
  const field = page.getByLabel('Confirm new password');
  await field.fill('another quiet river 9');
  const message = toast(page, 'Error');
  // The field is where messages are shown otherwise.
  await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 40));
  await field.press('Enter');
  await expect(message).toBeVisible();
  await expect(field).toBeFocused();
  await expect
    .poll(async () => overlap(await boxOf(message), await boxOf(page.getByLabel('Confirm new password'))))
    .toBe(false);
});

test('the buttons of a guided step lie over none of its fields', { tag: '@phone' }, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/steps?step=basics');
  const save = page.getByRole('button', { name: 'Save and continue' });
  for (const field of await page.getByRole('main').locator('input:visible, select:visible').all()) {
    await field.scrollIntoViewIfNeeded();
    const [one, other] = [await boxOf(field), await boxOf(save)];
    expect(overlap(one, other)).toBe(false);
  }
});

test('a profile leads back to where it was opened, and says so', { tag: '@both' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/interests');
  await page.getByRole('main').locator('a[data-card]').first().click();
  await page.getByRole('link', { name: 'Back to Interests' }).click();
  await expect(page).toHaveURL(/\/interests$/);
  await page.goto('/notifications');
  await page.getByRole('main').locator('a[href^="/profile/"]').first().click();
  await page.getByRole('link', { name: 'Back to Notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goto('/profile/P001');
  await expect(page.getByRole('link', { name: 'Back to Browse' })).toBeVisible();
});

test('for a member the bell, the counts and the logo are the same on public pages', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/about');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Humsafar' });
  const before = await boxOf(logo);
  await logInAs(page.request, 'demo');
  for (const address of ['/dashboard', '/about', '/blogs']) {
    await page.goto(address);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Interests \d+ waiting for your reply/ })).toBeVisible();
    expect((await boxOf(logo)).x).toBe(before.x);
  }
});
