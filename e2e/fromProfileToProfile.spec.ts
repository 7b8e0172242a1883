import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './steps.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^View Profile: / });

test('the way back from a profile leads to the same card in the same place', { tag: '@phone' }, async ({
  page,
}) => {
  // Samples only: profiles that other journeys registered have no height, and share one name and age.
  const men = '/browse?gender=male&heightMin=150';
  await page.goto(men);
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  const card = cards(page).nth(31);
  await card.scrollIntoViewIfNeeded();
  const label = (await card.getAttribute('aria-label'))!;
  const name = label.slice('View Profile: '.length);
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to Browse' }).click(),
  ]) {
    const place = await page.evaluate(() => scrollY);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await back();
    await expect(page).toHaveURL(men);
    await expect(card).toHaveAttribute('aria-label', label);
    await expect(card).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60);
    await expect(card).toBeFocused();
  }
  await page.reload();
  await expect(card).toHaveAttribute('aria-label', label);
  await expect(card).toBeInViewport();

  // From one profile to the next, beyond what is loaded; the way back leads to the card of the last one.
  const heading = page.getByRole('heading', { level: 1 });
  const titleOf = async (place: number) =>
    (await cards(page).nth(place).getAttribute('aria-label'))!.slice('View Profile: '.length);
  const [last, before] = [await titleOf(47), await titleOf(46)];
  await cards(page).nth(47).click();
  await expect(heading).toHaveText(last);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await expectAccessible(page);
  await swipe(page, 'right');
  await expect(heading).toHaveText(before);
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(last);
  await next.click();
  await expect(heading).not.toHaveText(last);
  const further = (await heading.textContent())!;
  await page.goBack();
  const shown = page.getByRole('link', { name: `View Profile: ${further}`, exact: true });
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport();
  await shown.click();
  await expect(heading).toHaveText(further);
  await page.reload();
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(heading).toHaveText(last);

  // A reload far beyond what the list had loaded: the way back leads to the card of that profile, too.
  await page.goto(men);
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await cards(page).nth(23).click();
  await expect(heading).not.toHaveText('Browse Profiles');
  for (let place = 0; place < 30; place++) {
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
  }
  const furthest = new URL(page.url()).pathname;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await page.goBack();
  await expect(page.locator(`a[data-card][href="${furthest}"]`)).toBeInViewport();
  await expect(page.locator(`a[data-card][href="${furthest}"]`)).toBeFocused();
  await page.goto('/profile/P001');
  await expect(heading).toHaveText(/^Asha/);
  await expect(next).toHaveCount(0);

  await page.goto(men);
  const compact = page.getByRole('button', { name: 'Compact list' });
  await compact.click();
  await page.reload();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  expect((await page.locator('li:has([data-card])').first().boundingBox())!.height).toBeLessThan(200);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

/** Swipes over the page with one finger. */
const swipe = (page: Page, to: 'left' | 'right') =>
  page.getByRole('heading', { level: 1 }).evaluate((target, left) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
    const [from, end] = left ? [280, 80] : [80, 280];
    const send = (type: string, x: number, touches: Touch[]) =>
      target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch(x)], bubbles: true }));
    send('touchstart', from, [touch(from)]);
    send('touchend', end, []);
  }, to === 'left');
