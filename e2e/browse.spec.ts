import { expect, type Page, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
} from './steps.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^View Profile: / });

function sentence(count: number): string {
  const profiles = count === 1 ? 'profile' : 'profiles';
  return `Discover ${count.toLocaleString('en-IN')} verified ${profiles} matching your preferences`;
}

async function countOf(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/profiles/count${query}`);
  return ((await answer.json()) as { count: number }).count;
}

test('a visitor sees the exact number, first names and blurred photos, and more while scrolling', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/browse');
  await expect(page.getByText(sentence(await countOf(page)), { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Kulkarni')).toHaveCount(0);
  for (const photo of await page.getByRole('img', { name: /^Photo of / }).all())
    await expect(photo).toHaveAttribute('src', /\/blurred$/);
  await expect(page.getByText('Visitors see first names and blurred photos.')).toBeVisible();
  await expectAccessible(page);
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await expectAccessible(page);
});

test('who comes again on a later page has one card; a site without profiles asks for no other filters', {
  tag: '@desk',
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

test('filters are in the address and can be removed one by one', { tag: '@desk' }, async ({ page }) => {
  // A bookmark from before the keys.
  await page.goto('/browse?religion=Sikh&gender=female&ageMin=abc&page=7');
  await expect(page).toHaveURL(/religion=sikh/);
  const set = page.getByRole('list', { name: 'Active filters' });
  await expect(set.getByRole('listitem')).toHaveText(['Female', 'Sikh']);
  await expect(
    page.getByText(sentence(await countOf(page, '?religion=sikh&gender=female')), { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await set.getByRole('button', { name: 'Remove filter: Sikh' }).press('Enter');
  await expect(page).toHaveURL(/\/browse\?gender=female$/);
  await expect(set.getByRole('button', { name: 'Remove filter: Female' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/religion=sikh/);
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/browse$/);
  await expect(set).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(sentence(await countOf(page)), { exact: true })).toBeVisible();

  // Words that two filters have are shown behind their labels.
  await page.goto('/browse?ageMin=50&religion=other&state=dl&city=Delhi');
  await expect(set.getByRole('listitem')).toHaveText([
    '50 years and above',
    'Religion: Other',
    'State: Delhi',
    'City: Delhi',
  ]);
});

test('what could not be loaded says so, and is never nobody or everybody', { tag: '@desk' }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  const mendOpening = await breakApi(page, '**/api/profiles/opening');
  await page.goto('/browse');
  await expect(page.getByText("Couldn't load profiles")).toBeVisible();
  await expect(page.getByText(/^Discover/)).toHaveCount(0);
  await expectAccessible(page);
  await mendOpening();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Discover \d/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).not.toHaveCount(0);

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
  // A comma of what was chosen is no sign of several, also for whoever only passes by.
  const profession = page.getByRole('textbox', { name: 'Profession' });
  await expect(profession).toHaveValue('Manager, HDFC');
  await profession.focus();
  await profession.blur();
  await expect(page).toHaveURL(/profession=Manager%5C%2C\+HDFC/);
});

test('choosing and dragging changes the number, and on a phone the button shows it', async ({
  page,
  isMobile,
}) => {
  // What Android does when somebody goes back.
  await page.addInitScript(`
    const watchers = [];
    globalThis.CloseWatcher = class extends CloseWatcher {
      constructor() { super(); watchers.push(this); }
    };
    globalThis.goBack = () => watchers.pop().requestClose();`);
  await page.goto('/browse');
  if (isMobile) {
    const filters = page.getByRole('button', { name: 'Filters', exact: true });
    await filters.click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.evaluate('goBack()');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse$/);
    await filters.click();
  }
  await page.getByRole('button', { name: 'Religion' }).click();
  await page.getByRole('checkbox', { name: 'Hindu' }).check();
  const youngest = page.getByRole('slider', { name: 'Minimum age' });
  for (let age = 18; age < 26; age++) await youngest.press('ArrowRight');
  await expect(youngest).toHaveAttribute('aria-valuetext', '26 years');
  const oldest = page.getByRole('slider', { name: 'Maximum age' });
  await expect(oldest).toHaveAttribute('aria-valuetext', '60+ years');
  const count = await countOf(page, '?religion=hindu&ageMin=26');
  if (isMobile) {
    await expect(page).toHaveURL(/\/browse$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Show ${count.toLocaleString('en-IN')} profiles` }).click();
  }
  await expect(page).toHaveURL(/\/browse\?ageMin=26&religion=hindu$/);
  await expect(page.getByText(sentence(count), { exact: true })).toBeVisible();
  await expectAccessible(page);
  if (!isMobile) {
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\?religion=hindu$/);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(youngest).toHaveCount(0);
  }
});

test('typed text is one history entry; an empty result shows what to do', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/browse?state=ka');
  const box = page.getByRole('combobox', { name: 'Search by name, city or profession' });
  await box.pressSequentially('beng', { delay: 350 });
  await expect(page).toHaveURL(/\/browse\?q=beng&state=ka$/);
  await expect(
    page.getByText(sentence(await countOf(page, '?q=beng&state=ka')), { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\?state=ka$/);
  await expect(box).toHaveValue('');

  await box.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible();
  await expect(page.getByText(sentence(0), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(box).toHaveValue('');
  await expect(cards(page)).toHaveCount(24);

  // Words in any order, other spellings, another script.
  for (const text of ['pune asha', 'mahrashtra asha', 'आशा पुणे']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page).toHaveURL(`/browse?${new URLSearchParams({ q: text })}`);
    await expect(page.locator('a[href="/profile/P001"]').first()).toBeVisible();
    await expect(cards(page).first()).toHaveAttribute('aria-label', /Asha/);
  }

  await box.fill('asha pu');
  const pune = page.getByRole('option', { name: /^Pune · \d/ });
  await expect(pune).toBeVisible();
  // The results follow what is typed after a pause, and are pale meanwhile.
  await expect(page).toHaveURL(/q=asha(\+|%20)pu$/);
  await box.press('ArrowDown');
  await expect(pune).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await box.press('Enter');
  await expect(page).toHaveURL('/browse?q=asha&city=Pune');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('asha');
  await box.fill('engi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('engi');
});

test('a member starts with the preferences of the family, takes some off, and sorts', async ({
  page,
  isMobile,
}) => {
  await logInAs(page.request, 'demo');
  await page.goto('/browse');
  const set = page.getByRole('list', { name: 'Active filters' });
  const wishes = [
    '26 to 34 years',
    '5\'5" to 6\'3"',
    'Hindu',
    'Never Married',
    'B.Tech',
    'MBA',
    'MBBS',
    'M.Tech',
  ];
  await expect(set.getByRole('listitem')).toHaveCount(wishes.length);
  if (isMobile) {
    // The head is short: half of the first card is on the first screen.
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
    const shown = await cards(page)
      .first()
      .evaluate((link) => {
        const { top, height } = link.closest('li')!.getBoundingClientRect();
        return (document.querySelector('[data-bottom-bar]')!.getBoundingClientRect().top - top) / height;
      });
    expect(shown).toBeGreaterThanOrEqual(0.5);
  }
  for (const wish of wishes) await expect(set.getByText(wish, { exact: true })).toBeVisible();
  const query =
    '?ageMin=26&ageMax=34&heightMin=165&heightMax=190&religion=hindu&maritalStatus=never_married&education=btech,mba,mtech,mbbs';
  await expect(page.getByText(sentence(await countOf(page, query)), { exact: true })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  const disclosed = page.getByRole('main').getByRole('link', { name: 'How matching works' });
  await expect(disclosed).toHaveAttribute('href', '/how-matching-works#most-relevant');
  await disclosed.click();
  await expect(page.getByRole('heading', { name: '‘Most relevant’ in Browse' })).toBeInViewport();
  await page.goBack();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await set.getByRole('button', { name: 'Remove filter: MBA' }).click();
  await expect(page).toHaveURL(/education=(btech|mtech|mbbs)/);
  // Whoever is sent the address is shown men, too.
  await expect(page).toHaveURL(/[?&]gender=male&/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await expect(set.getByRole('listitem')).toHaveCount(wishes.length - 1);
  await page.goBack();
  await expect(set.getByRole('listitem')).toHaveCount(wishes.length);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/browse\?all=1$/);
  await expect(set).toHaveCount(0);
  await expect(page.getByText(sentence(await countOf(page, '?gender=male')), { exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(page).toHaveURL(/\/browse\?all=1&sort=newest$/);
  const { profiles } = await (await page.request.get('/api/profiles?gender=male&sort=newest')).json();
  await expect(cards(page).first()).toHaveAttribute('href', `/profile/${profiles[0].id}`);

  if (isMobile) await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const men = await countOf(page, '?gender=male');
  await expect(page.getByRole('radio', { name: `Male ${men}`, exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('button', { name: 'Community Any' })).toBeVisible();
  await page.getByRole('button', { name: 'Mother tongue' }).click();
  const marathi = page
    .getByRole('group', { name: 'Mother tongue' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('checkbox', { name: 'Marathi' }),
    });
  const marathiCount = await countOf(page, '?gender=all&motherTongue=mr');
  await expect(marathi).toContainText(marathiCount.toLocaleString('en-IN'));
  await marathi.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Working with' }).click();
  await page.getByRole('checkbox', { name: 'Government / public sector' }).check();
  const count = await countOf(page, '?gender=all&motherTongue=mr&workingWith=government');
  expect(count).toBeGreaterThan(0);
  // The choice takes a moment to become the search: until then a scan would meet results that turn pale.
  if (isMobile)
    await expect(
      page.getByRole('button', { name: `Show ${count.toLocaleString('en-IN')} profiles` }),
    ).toBeVisible();
  else await expect(page.getByText(sentence(count), { exact: true })).toBeVisible();
  await expectAccessible(page);
  if (isMobile) {
    await page.getByRole('button', { name: `Show ${count.toLocaleString('en-IN')} profiles` }).click();
    await expectNoSidewaysScroll(page);
  }
  await expect(page).toHaveURL(/\/browse\?gender=all&motherTongue=mr&workingWith=government&sort=newest$/);
  await expect(page.getByText(sentence(count), { exact: true })).toBeVisible();
  await expect(set.getByRole('listitem')).toHaveText([
    'Female and male',
    'Marathi',
    'Government / public sector',
  ]);
});

test('the marks of a plan on a card are visible and readable: its edge, the text, the badge on the profile too', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/browse?q=aniket&gender=male');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /: Aniket, / }) });
  await expect(card).toContainText('Featured');
  await expect(page.getByText('Golden border: highlighted because of their plan')).toBeVisible();
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

test('offline, the page shows an error, and the next try works', { tag: '@desk' }, async ({ page }) => {
  await loadWithoutData(page);
  await page.route('**/api/profiles*', (route) => route.abort());
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: "Couldn't load profiles" })).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page);
  await page.unroute('**/api/profiles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('a member who finds nobody sees what clears the filters without scrolling', { tag: '@phone' }, async ({
  page,
}) => {
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
