import { expect, test } from '@playwright/test';
import { cards, countOf, sentence } from './browsing.ts';
import { expectAccessible, expectNoSidewaysScroll, logInAs } from './steps.ts';

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

test('choosing and dragging changes the number, and on a phone the button shows it', {
  tag: '@slow',
}, async ({ page, isMobile }) => {
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

test('typed text is one history entry; an empty result shows what to do', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
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

test('a member starts with everybody, the exact matches first, sets filters, takes some off, and sorts', async ({
  page,
  isMobile,
}) => {
  await logInAs(page.request, 'demo');
  await page.goto('/browse');
  const set = page.getByRole('list', { name: 'Active filters' });
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  // The family has no must-have: nothing filters, and all preferences count in the order.
  await expect(page.getByText(sentence(await countOf(page)), { exact: true })).toBeVisible();
  await expect(set).toHaveCount(0);
  const different = page.getByText(/^(Different|Not stated): /);
  const close = page.getByRole('heading', { name: 'Close matches' });
  // Further pages come while one scrolls.
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(close).toBeAttached({ timeout: 1000 });
  }).toPass();
  const inClose = page.getByRole('list').filter({ has: different });
  await expect(inClose).toHaveCount(1);
  // More of them may be loaded meanwhile.
  const inCloseCards = inClose.getByRole('link', { name: /^View Profile: / });
  await expect.poll(async () => (await different.count()) - (await inCloseCards.count())).toBe(0);
  await expectAccessible(page);

  const query =
    '?ageMin=26&ageMax=34&heightMin=165&heightMax=190&religion=hindu&maritalStatus=never_married&education=btech,mba,mtech,mbbs';
  await page.goto(`/browse${query}`);
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
  await expect(page).toHaveURL(/\/browse$/);
  await expect(set).toHaveCount(0);
  await expect(page.getByText(sentence(await countOf(page, '?gender=male')), { exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(page).toHaveURL(/\/browse\?sort=newest$/);
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
  await page.getByRole('button', { name: 'Employed in' }).click();
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
    'Male and female',
    'Marathi',
    'Government / public sector',
  ]);
});
