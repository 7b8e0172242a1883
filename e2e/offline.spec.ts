import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { addMember, expectAccessible, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').getByText("You're offline. We'll keep trying.");

/** Waits until the service worker has kept what it needs. */
const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Where `<main>` begins and how far the page is scrolled: what jumps changes them. */
const place = (page: Page) =>
  page.evaluate(() => document.querySelector('main h1')!.getBoundingClientRect().top);

/** A new member, connected with Vikram, who has written to them; resolves to the conversation. */
async function beConnected(hers: BrowserContext, his: BrowserContext): Promise<string> {
  await logInAs(his.request, 'vikram');
  const me = (await (await his.request.get('/api/me')).json()) as { viewer: { profile: { id: string } } };
  const her = await addMember(hers.request);
  await his.request.put(`/api/profiles/${her.id}/interest`);
  await hers.request.put(`/api/profiles/${me.viewer.profile.id}/interest`);
  const begun = await his.request.put(`/api/profiles/${her.id}/conversation`, {
    data: { message: randomUUID(), body: 'Namaste' },
  });
  return ((await begun.json()) as { conversation: string }).conversation;
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

test('messages written offline wait, in every tab and over a reload, and arrive once when the connection is back', {
  tag: '@both',
}, async ({ browser }) => {
  const hers = await browser.newContext();
  const his = await browser.newContext();
  const id = await beConnected(hers, his);
  const page = await hers.newPage();
  await page.goto(`/messages/${id}`);
  await expect(page.getByText('Namaste', { exact: true }).last()).toBeVisible();
  await ready(page);
  const before = await place(page);

  await hers.setOffline(true);
  await expect(bar(page)).toBeVisible();
  expect(await place(page)).toBe(before);
  await write(page, 'The train is late');
  await write(page, 'I will call in the evening');
  await expect(page.getByText('Waiting to send')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The reload leads to our own page, which goes back automatically; another tab has the same messages.
  await page.reload();
  await expect(page.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const other = await hers.newPage();
  await other.goto('/interests');
  await expect(other.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();

  await hers.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`/messages/${id}$`));
  await expect(other).toHaveURL(/\/interests$/);
  const reader = await his.newPage();
  await reader.goto(`/messages/${id}`);
  const lines = reader.getByRole('region', { name: /^Messages with/ }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'I will call in the evening' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'The train is late' })).toHaveCount(1);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('unsent'))),
  ).toEqual([]);
  await hers.close();
  await his.close();
});

test('an interest sent offline is shown as waiting and is sent when the connection is back', {
  tag: ['@both', '@slow'],
}, async ({ page, context }) => {
  await addMember(context.request);
  await page.goto('/browse');
  const heart = page.getByRole('button', { name: /^Send Interest to/ }).first();
  const name = (await heart.getAttribute('aria-label'))!.replace('Send Interest to ', '');
  await ready(page);
  await context.setOffline(true);
  await heart.click();
  await expect(toast(page, `We'll send the interest to ${name} when you're back online.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Interest to ${name}: waiting to send` })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(toast(page, 'Interest Sent! 💝')).toBeVisible();
  await expect(page.getByRole('button', { name: `Interest sent to ${name}` })).toBeVisible();
});

test('the notice of a lost connection covers nothing of the page', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await addMember(context.request);
  await page.goto('/profile/P002');
  const back = page.getByRole('link', { name: 'Back to Browse' });
  await expect(back).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  const top = async (of: Locator) => (await of.boundingBox())!.y;
  const before = await top(back);
  await context.setOffline(true);
  const notice = (await bar(page).boundingBox())!;
  expect(await top(back)).toBeGreaterThanOrEqual(notice.y + notice.height);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  expect(await top(back)).toBe(before);
});

test('without a connection, pages that were loaded are shown, and others are not the browser’s own', {
  tag: ['@desk', '@slow'],
}, async ({ page, context }) => {
  const { email } = await addMember(context.request, { name: 'Revati Joglekar' });
  await page.goto('/settings');
  await expect(page.getByText(email)).toBeVisible();
  await ready(page);
  await page.getByRole('link', { name: 'Interests' }).first().click();
  await expect(page).toHaveURL(/\/interests$/);
  await expect(page.getByRole('heading', { name: 'Interests', level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(email)).toBeVisible();
  // Its scripts were kept before it was ever opened.
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();
  await expectAccessible(page);

  // What is kept is nobody's. It offers no login to a member who is logged in.
  const top = page.getByRole('banner');
  await expect(top.getByRole('link')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(top.getByRole('link')).toHaveCount(1);
  await expect(top.getByRole('button')).toHaveCount(0);
  const kept = await page.evaluate(async () => {
    const found: { path: string; personal: boolean }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))!.text();
        found.push({ path: new URL(request.url).pathname, personal: text.includes('Joglekar') });
      }
    }
    return found;
  });
  expect(kept.filter(({ path }) => !path.startsWith('/assets/')).map(({ path }) => path)).toEqual([
    '/offline',
  ]);
  expect(kept.filter(({ personal }) => personal)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/dashboard$/);
});
