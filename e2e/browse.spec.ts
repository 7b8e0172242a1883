import { expect, test } from '@playwright/test';
import { expectAccessible, logInAsDemo } from './steps.ts';

const cards = 'main ul > li:has(img), main ul > li:has(h2)';

test('a visitor browses: the exact number, more while scrolling, the same card on the way back', async ({
  page,
  request,
}) => {
  const { count } = (await (await request.get('/api/profiles')).json()) as { count: number };
  await page.goto('/browse');
  await expect(
    page.getByText(`Discover ${count.toLocaleString('en-IN')} verified profiles matching your preferences`),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /View Profile|, \d\d$/ }).first()).toBeVisible();
  await expectAccessible(page);

  const list = page.locator(cards);
  await expect.poll(() => list.count()).toBeGreaterThanOrEqual(24);
  await list.nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => list.count()).toBeGreaterThanOrEqual(48);
  const target = list.nth(30);
  await target.scrollIntoViewIfNeeded();
  const name = await target.getByRole('heading').innerText();
  await target.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0]!);
  await page.goBack();
  await expect(target.getByRole('heading')).toHaveText(name);
  await expect(target).toBeInViewport();
});

test('filters stand in the address, can be taken off one by one, and nothing found says what to do', async ({
  page,
  isMobile,
}) => {
  await page.goto('/browse?religion=Sikh&gender=female');
  const set = page.getByRole('list', { name: 'Filters that are set' });
  await expect(set).toContainText('Sikh');
  await expect(set).toContainText('Female');
  await set.getByRole('button', { name: 'Remove the filter Sikh' }).click();
  await expect(page).toHaveURL(/\/browse\?gender=female$/);
  await page.goBack();
  await expect(page).toHaveURL(/religion=Sikh/);

  if (isMobile) await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Religion').selectOption('Jain');
  await expect(page).toHaveURL(/religion=Jain/);
  if (isMobile) {
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Show [\d,]+ profiles$/ }).click();
  }
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible();
  await expect(page.getByText('Discover 0 verified profiles matching your preferences')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a visitor opens a profile and sees no more than its card; the heart leads to the login and back', async ({
  page,
}) => {
  await page.goto('/profile/P001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Asha, \d\d$/);
  await expect(page.getByText('Kulkarni')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Photo of Asha/ }).first()).toHaveAttribute('src', /\/blurred$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Interest' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2FP001/);
});

test('an unknown profile says so and leads back to browse', async ({ page }) => {
  await page.goto('/profile/P99999999');
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse Profiles' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a member sees the whole profile under four tabs, which the keyboard reaches and a reload keeps', async ({
  page,
}) => {
  await logInAsDemo(page);
  await page.goto('/profile/P003');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fatima');
  await expect(page.getByRole('img', { name: /Photo of Fatima/ }).first()).toHaveAttribute(
    'src',
    /\/(large|small)$/,
  );
  await page.getByRole('tab', { name: 'About' }).focus();
  for (const tab of ['Family', 'Preferences', 'Horoscope']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Horoscope' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Nakshatra')).toBeVisible();
  await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);
});

test('a profile with nothing but its registration shows no empty facts', async ({ page }) => {
  await logInAsDemo(page);
  await page.goto('/browse?q=kiran%20patil');
  await page.getByRole('link', { name: /Kiran Patil/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kiran Patil');
  for (const tab of ['About', 'Family', 'Preferences', 'Horoscope']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);
  }
});
