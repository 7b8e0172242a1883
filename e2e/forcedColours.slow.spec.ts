import { expect, type Locator, test } from '@playwright/test';
import { logInAs } from './steps.ts';

/** The width of an element's line and of its outline; 0 for one that is not drawn. */
const drawn = (element: Locator) =>
  element.evaluate((one) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(one);
    return {
      line: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    };
  });

const lineBelow = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderBottomColor);

test("in the system's own colours, buttons have a line and what is chosen is marked", {
  tag: '@desk',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logInAs(page.request, 'demo');
  await page.goto('/interests');
  const [received, sent] = ['Interests Received', 'Interests Sent'].map((name) =>
    page.getByRole('tab', { name }),
  ) as [Locator, Locator];
  await expect(received).toHaveAttribute('aria-selected', 'true');
  expect(await lineBelow(received)).not.toBe(await lineBelow(sent));
  const bar = page.getByRole('banner');
  expect(await drawn(bar.getByRole('link', { name: 'Interests' }))).toMatchObject({ outline: 2 });
  expect(await drawn(bar.getByRole('link', { name: 'Browse' }))).toMatchObject({ outline: 0 });

  await page.goto('/browse');
  const field = page.getByRole('combobox', { name: 'Search by name, city or profession' });
  await field.fill('Pune');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  expect(await drawn(options.and(page.locator('[aria-selected=true]')))).toMatchObject({ outline: 2 });
  const ground = (name: RegExp) =>
    page.getByRole('radio', { name }).evaluate((one) => getComputedStyle(one.parentElement!).backgroundColor);
  expect(await ground(/^Male/)).not.toBe(await ground(/^Female/));

  await page.goto('/profile/P003');
  await page.getByRole('button', { name: 'Share Profile' }).press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await drawn(page.locator('[role=menuitem]:focus'))).toMatchObject({ outline: 2 });

  await page.goto('/contact');
  expect(await drawn(page.getByRole('button', { name: 'Send Message' }))).toMatchObject({ line: 1 });
});
