import { expect, type Page, test } from '@playwright/test';
import { addMember, expectAccessible, expectNoSidewaysScroll, logInAs, setPrinting } from './steps.ts';

/** Returns the public id of the person that the page's viewer finds by a name. */
async function idOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/profiles?gender=all&q=${encodeURIComponent(name)}`);
  return ((await answer.json()) as { profiles: { id: string }[] }).profiles[0]!.id;
}

test('a visitor sees no more than the card, and how to unlock the rest', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/profile/P001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Asha, \d\d$/);
  await expect(page.getByText('ID P001')).toBeVisible();
  await expect(page.getByText('Kulkarni')).toHaveCount(0);
  await expect(page.getByText('Brahmin')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Photo of Asha, blurred' })).toHaveAttribute(
    'src',
    /\/blurred$/,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: "Log in to see Asha's full profile" })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Register Free' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send Interest/ }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2FP001$/);
  const reason = page.getByRole('main').getByText(/^Register free to/);
  await expect(reason).toHaveText('Register free to send Asha an interest');
  await page.goBack();
  await page.getByRole('link', { name: 'Send Message to Asha' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(reason).toHaveText('Register free to send Asha a message');
  await page.goto('/profile/P001');
  // A link that is followed before loads a document, which is not told why somebody logs in.
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await expect(reason).toHaveText("Register free to see Asha's full profile");
});

test('an unknown profile shows an error with a link to browse', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await page.goto('/profile/P99999999');
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse Profiles' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a member reads all of it under four tabs, with the keyboard too', async ({ page, isMobile }) => {
  await logInAs(page.request, 'demo');
  await page.goto('/profile/P001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Asha Kulkarni, \d\d$/);
  const facts = page.getByRole('main').locator('dl').first();
  for (const fact of ['Hindu', 'Pune, Maharashtra', 'M.Tech', 'Lakhs a year']) {
    await expect(facts).toContainText(fact);
    await expect(facts).toBeInViewport();
  }
  const button = page.getByRole('button', { name: /^Send Interest/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const left = page.getByText(/^You can send \d more interests? today\.$/);
  await expect(left).toBeVisible();
  if (isMobile) {
    // Above the bar with the buttons, which lies over the page.
    const edge = (await left.boundingBox())!.y;
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(/^5'\d+" · Never Married$/),
    ]) {
      const { y, height } = (await seen.boundingBox())!;
      expect(y + height).toBeLessThan(edge);
    }
  }
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'About' }).focus();
  for (const [name, words] of [
    ['Family', 'Father'],
    ['Preferences', 'Marital status'],
    ['Horoscope', 'As stated by the family.'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`\\?tab=${name.toLowerCase()}$`));
    await expect(page.getByRole('tabpanel').getByText(words, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  // The age is enough for who is not connected.
  await expect(page.getByRole('tabpanel').getByText('Date of birth')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Horoscope' })).toHaveAttribute('aria-selected', 'true');
  if (isMobile) {
    await page.evaluate(() => scrollTo(0, 600));
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/browse');
  await page.getByRole('link', { name: 'View Profile: Vikram Singh Rathore' }).click();
  const ring = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await page.getByRole('tab', { name: 'Family' }).click();
  expect(await ring('Family')).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused();
  expect(await ring('Preferences')).toBe('solid');
  await setPrinting(page, true);
  for (const name of ['Family', 'Preferences', 'Horoscope'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Send Interest/ })).toHaveCount(0);
  // The bars of the site: on a phone the one at the lower edge, too.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await setPrinting(page, false);
  await expect(page.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Back to Browse' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('on a narrow phone a real id fits one line, and so do the links back and on', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const { id } = await addMember(page.request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/profile/${id}`);
  for (const words of [`ID ${id}`, 'Back to Browse', 'Share Profile']) {
    const text = page.getByRole('main').getByText(words, { exact: true });
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 1 });
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      const tops = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ top }) => Math.round(top));
        });
      return new Set(tops).size;
    });
    expect(`${words}: ${lines}`).toBe(`${words}: 1`);
  }
  await expectNoSidewaysScroll(page);
});

test('text without a place to break makes no page wider', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await addMember(page.request);
  const { sections } = await (await page.request.get('/api/my-profile')).json();
  const { values, version } = sections.about;
  // Joined letters are one, as a browser breaks lines.
  const bio = `Namaste ${'क्'.repeat(300)}`;
  const saved = await page.request.put('/api/my-profile/about', { data: { ...values, bio, version } });
  expect(saved.status()).toBe(200);
  await page.goto('/my-profile/preview/match');
  await expect(page.getByText('Namaste')).toBeVisible();
  // It is cut, so `expectNoSidewaysScroll` would find it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the photo opens large, and the address is shared', { tag: ['@desk', '@slow'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAs(page.request, 'demo');
  await page.goto('/profile/P001');
  await page.getByRole('button', { name: 'View photo of Asha Kulkarni' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo of Asha Kulkarni' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share Profile' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/profile\/P001$/);
});

test("one's own profile is shown as others see it, without a way to send oneself an interest", {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const { viewer } = await (await page.request.get('/api/me')).json();
  await page.goto(`/profile/${viewer.profile.id}`);
  await expect(page.getByText('This is how other members see your profile.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send Interest/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a photo kept for accepted interests is blurred for others, and the page shows how to unlock it', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'meera');
  await page.goto(`/profile/${await idOf(page, 'Rohan Chatterjee')}`);
  await expect(page.getByRole('img', { name: 'Photo of Rohan Chatterjee, blurred' })).toBeVisible();
  await expect(page.getByText("Photo is visible once you're connected")).toBeVisible();
  // Meera has no plan.
  await expect(page.getByText("visible once you're connected and have a plan")).toBeVisible();
  await expect(page.getByRole('button', { name: /^View (\d+ )?photos? of/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a member with an unverified email address sees what to do', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'unverified');
  await page.goto('/profile/P002');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vikram, \d\d$/);
  await expect(
    page.getByRole('heading', { name: 'Verify your email address to see the full profile' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send Interest/ }).click();
  await expect(page.getByText('Interest not sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Please verify your email address first\./)).toBeVisible();
});

test('the state of an interest replaces the button', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await logInAs(page.request, 'fatima');
  await page.goto(`/profile/${await idOf(page, 'Imran Qureshi')}`);
  await expect(page.getByText(/You're connected$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send Interest/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a badge names what was checked: the phone number, or an ID', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  await page.goto(`/profile/${await idOf(page, 'Aniket Shirke')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('ID verified', { exact: true })).toBeVisible();
  await expect(main.getByText('Verified', { exact: true })).toHaveCount(0);
});
