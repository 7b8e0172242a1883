import { expect, test } from '@playwright/test';
import { cards, countOf, sentence } from './browsing.ts';
import {
  addMember,
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
} from './steps.ts';

test('a visitor sees the exact number, first names and blurred photos, and more while scrolling', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/browse');
  await expect(page.getByText(sentence(await countOf(page)), { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Kulkarni')).toHaveCount(0);
  for (const photo of await page.getByRole('img', { name: /^Photo of / }).all())
    await expect(photo).toHaveAttribute('src', /\/blurred$/);
  await expect(page.getByText(/register free to see full profiles\.$/).filter({ visible: true })).toHaveCount(
    1,
  );
  // Two cards begin in sight, on a phone under at most 200 pixels of controls.
  const below = (await page.getByRole('banner').boundingBox())!.height;
  const [first, second] = await Promise.all(
    [0, 1].map((one) => page.locator('[data-endless] > li').nth(one).boundingBox()),
  );
  const screen = page.viewportSize()!;
  expect(first!.y - below).toBeLessThanOrEqual(screen.width < 640 ? 200 : screen.height);
  expect(second!.y).toBeLessThan(screen.height);
  await expectAccessible(page);
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await expectAccessible(page);
});

test('who comes again on a later page has one card; a site without profiles asks for no other filters', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  const { profiles } = await (await page.request.get('/api/profiles')).json();
  await page.route(/\/api\/profiles\?(.*&)?cursor=/, async (route) => {
    const later = await (await route.fetch()).json();
    await route.fulfill({ json: { ...later, profiles: [profiles[0], ...later.profiles.slice(1)] } });
  });
  await page.goto('/browse');
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(47);
  await expect(page.locator(`a[href="/profile/${profiles[0].id}"][data-card]`)).toHaveCount(1);

  await loadWithoutData(page);
  const none = { profiles: [], nextCursor: null, count: 0 };
  await page.route(/\/api\/profiles(\?|$)/, (route) => route.fulfill({ json: none }));
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await expect(page.getByText('New profiles will appear here.')).toBeVisible();
  await page.goto('/browse?religion=jain');
  await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible();
  await expect(page.getByText('For age, height or income, use the filters.')).toHaveCount(0);
  await page.goto('/browse?q=doctor+28+years');
  await expect(page.getByText('For age, height or income, use the filters.')).toBeVisible();
});

test('what could not be loaded says so, and is never nobody or everybody', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const mendOpening = await breakApi(page, '**/api/profiles/opening');
  await page.goto('/browse');
  await expect(page.getByText("Couldn't load profiles")).toBeVisible();
  await expect(page.getByText(/^Discover/)).toHaveCount(0);
  await expectAccessible(page);
  await mendOpening();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Discover \d/)).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');

  const mendCastes = await breakApi(page, '**/api/castes*');
  await page.goto('/browse?profession=Manager%5C%2C+HDFC');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Community' }).click();
  const castes = page.getByRole('group', { name: 'Community' });
  await expect(castes.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(castes.getByText('Nothing found')).toHaveCount(0);
  await expectAccessible(page);
  await mendCastes();
  await castes.getByRole('button', { name: 'Try again' }).click();
  await expect(castes.getByRole('checkbox').first()).toBeVisible();
  // A comma of what was chosen is no sign of several, for a visitor either.
  const profession = page.getByRole('textbox', { name: 'Profession' });
  await expect(profession).toHaveValue('Manager, HDFC');
  await profession.focus();
  await profession.blur();
  await expect(page).toHaveURL(/profession=Manager%5C%2C\+HDFC/);
});

test('the marks of a plan on a card are visible and readable: its edge, the text, the badge on the profile too', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await page.goto('/browse?q=aniket&gender=male');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /: Aniket, / }) });
  await expect(card).toContainText('Featured');
  await expect(page.getByText('Premium member')).toBeVisible();
  await expect(card).not.toContainText('Premium');
  const edge = (of: typeof card) =>
    of.locator('> div').evaluate((element) => getComputedStyle(element).borderColor);
  const highlighted = await edge(card);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Aniket, /);
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();
  await page.goto('/browse?q=arjun&gender=male');
  const plain = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /: Arjun, / }) });
  await expect(plain.first()).toBeVisible();
  await expect(page.getByText(/Highlighted|Featured/)).toHaveCount(0);
  expect(await edge(plain.first())).not.toBe(highlighted);
});

test('a visitor who presses a heart is redirected to the login and back to the same search', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/browse?religion=christian');
  await page.getByRole('button', { name: 'Send Interest to Joseph' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fbrowse%3Freligion%3Dchristian$/);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/browse?religion=christian');
  await expect(page.getByRole('button', { name: 'Send Interest to Joseph Fernandes' })).toBeVisible();
});

test('offline, the page shows an error, and the next try works', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await loadWithoutData(page);
  await page.route('**/api/profiles*', (route) => route.abort());
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: "Couldn't load profiles" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/profiles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('a member who finds nobody sees what clears the filters without scrolling', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/browse?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  const bottom = page.getByRole('navigation', { name: 'Main' });
  const clear = page.getByRole('button', { name: 'Clear Filters' });
  // The bar comes once it is known who looks.
  await expect(bottom).toBeVisible();
  await expect(clear).toBeVisible();
  const { y, height } = (await clear.boundingBox())!;
  expect(y + height).toBeLessThan((await bottom.boundingBox())!.y);
});
