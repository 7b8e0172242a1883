import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps.ts';

const pages = {
  '/': /Humsafar/,
  '/about': /About/,
  '/packages': 'Choose Your Perfect Plan',
  '/contact': /./,
  '/terms': /Terms/,
  '/privacy': /Privacy/,
  '/disclaimer': /Disclaimer/,
  '/refund-policy': /Refund/,
  '/help': /Help/,
  '/safety': /Saf/,
  '/horoscope': /Horoscope/,
};

// One page for all of them: each has a document of its own, and a new context for each costs as much as a load.
test('every public page works without JavaScript, fits the screen and is accessible', {
  tag: '@both',
}, async ({ page, request }) => {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  for (const [address, heading] of Object.entries(pages)) {
    await test.step(address, async () => {
      const html = await (await request.get(address)).text();
      expect(html).toMatch(/<h1/);
      expect(html).toContain('rel="canonical"');
      await page.goto(address, { waitUntil: 'networkidle' });
      if (address !== '/') await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectAccessible(page);
      expect(failed).toEqual([]);
    });
  }
});

test('a link to a profile or an invitation has a preview, and the screen its own title', {
  tag: ['@desk', '@slow'],
}, async ({ page, request }) => {
  for (const [address, title] of [
    ['/profile/P001', 'Profile P001 · Humsafar'],
    ['/profile/Win%20a%20car%3A%20call%209822012345', 'Profile not found · Humsafar'],
    ['/join', 'Invitation to a profile · Humsafar'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await request.get(new URL(picture!).pathname)).headers()['content-type']).toBe('image/png');
  }
  await page.goto('/join');
  await expect(page).toHaveTitle('Invitation to a profile · Humsafar');
});

test('an unknown address shows an error page, with status 404', { tag: '@desk' }, async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a small screen opens, navigates and closes', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Packages' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(menu).toBeHidden();
});

test('the bar fits the narrowest phone', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Humsafar' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a message of the contact form is sent; missing fields show an error', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full Name').fill('Sunita Rao');
  await page.getByLabel('Email Address').fill('sunita@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have an office in Pune?');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByText('Message Sent! 💌', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('Choose Plan leads to the checkout, after logging in', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await page.goto('/packages');
  await page.getByRole('link', { name: /Choose Plan: Diamond/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/checkout/diamond');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Diamond plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹4,999' })).toBeVisible();
  await expectAccessible(page);
});
