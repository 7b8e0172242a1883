import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './steps.ts';

/** Keeps the browser from storing anything for the site, as its settings or an app that embeds it do. */
async function blockStorage(page: Page, how: 'throws' | 'null'): Promise<void> {
  await page.addInitScript((way) => {
    const get = () => {
      if (way === 'null') return null;
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get });
    if (way === 'null') return;
    const own = { configurable: true, get, set: get };
    Object.defineProperty(Document.prototype, 'cookie', own);
    Object.defineProperty(window, 'BroadcastChannel', { value: get });
  }, how);
}

const forVisitors = ['/', '/browse', '/register', '/login', '/packages', '/contact', '/horoscope', '/blogs'];
const forMembers = [
  ...['/dashboard', '/browse', '/my-profile', '/interests', '/recommendations', '/shortlisted'],
  ...['/messages', '/notifications', '/settings', '/subscription'],
];

for (const how of ['throws', 'null'] as const) {
  test(`where storage is blocked (${how}), the pages work and remember nothing`, { tag: '@desk' }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await blockStorage(page, how);
    const open = (address: string) =>
      test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(/Couldn't load this page/)).toHaveCount(0);
        // React has taken the page over.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect([address, errors]).toEqual([address, []]);
      });
    for (const address of forVisitors) await open(address);
    await logInAs(page.request, 'demo');
    for (const address of forMembers) await open(address);

    // From a list to a profile and back, where the place in the list would be remembered.
    await page.goto('/browse');
    await page
      .getByRole('main')
      .getByRole('link', { name: /, \d\d$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/profile\/P/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/browse/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
