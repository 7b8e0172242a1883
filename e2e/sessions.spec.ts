import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addMember, expectAccessible, loadWithoutData, logInAs } from './steps.ts';

const PASSWORD = 'a quiet river 7';

/** Puts a mark on a page that only a reload takes away. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.sameDocument === 'yes');

/** Opens a page as a member, with its live stream open, and marks it. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const live = page.waitForResponse(/\/api\/live(\?|$)/);
  await page.goto(path);
  await live;
  await mark(page);
  return page;
}

const expectOnLogin = async (page: Page, next: string) => {
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(next)}$`));
  await expect(page.getByText("You've been logged out")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
};

/** Logs out through the menu of the site. */
async function logOut(page: Page) {
  if (page.viewportSize()!.width < 768) await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
}

/** Makes a tab hidden or visible, as switching tabs does. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Ends every session of a member from another browser. */
async function endEverywhereElse(context: BrowserContext, email: string, baseURL: string | undefined) {
  const elsewhere = await context.browser()!.newContext({ baseURL });
  expect((await elsewhere.request.post('/api/sessions', { data: { email, password: PASSWORD } })).ok()).toBe(
    true,
  );
  expect((await elsewhere.request.delete('/api/sessions')).ok()).toBe(true);
  await elsewhere.close();
}

test('logging out in one tab redirects every other tab, without a reload', {
  tag: ['@desk', '@slow'],
}, async ({ context }) => {
  await addMember(context.request, { name: 'Revati Joglekar' });
  const member = await openTab(context, '/settings');
  const browse = await openTab(context, '/browse');
  // This one receives nothing from the server, only from the other tabs.
  const deaf = await context.newPage();
  await deaf.route('**/api/live*', (route) => route.abort());
  await deaf.goto('/interests');
  await expect(deaf.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(deaf);
  const own = await openTab(context, '/dashboard');

  await logOut(own);
  await expect(own).toHaveURL(/\/$/);
  await expectOnLogin(member, '/settings');
  await expectOnLogin(deaf, '/interests');
  await expect(browse.getByRole('link', { name: 'Revati Joglekar' })).toHaveCount(0);
  await expect(browse).toHaveURL(/\/browse$/);
  expect(await isSameDocument(browse)).toBe(true);
  for (const page of [member, browse, deaf, own]) {
    // Visitors see the first name of everybody.
    await expect(page.locator('body')).not.toContainText('Joglekar');
  }
});

test('a session that is ended elsewhere ends its open pages, hidden ones as soon as they are visible', {
  tag: ['@desk', '@slow'],
}, async ({ context, baseURL }) => {
  const { email } = await addMember(context.request);
  const open = await openTab(context, '/settings');
  const hidden = await openTab(context, '/dashboard');
  // As on another device: no other tab sends a message.
  await hidden.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await setHidden(hidden, true);
  await endEverywhereElse(context, email, baseURL);
  await expectOnLogin(open, '/settings');
  await expect(hidden).toHaveURL(/\/dashboard$/);
  await setHidden(hidden, false);
  await expectOnLogin(hidden, '/dashboard');
});

test('after another login, an open tab of the first account shows the second, and nothing of both', {
  tag: ['@desk', '@slow'],
}, async ({ context, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const second = await addMember(request, { name: 'Sarita Kelkar' });
  await request.dispose();
  const first = await addMember(context.request, { name: 'Revati Joglekar' });
  const tab = await openTab(context, '/settings');
  await expect(tab.getByText(first.email)).toBeVisible();

  const login = await context.request.post('/api/sessions', {
    data: { email: second.email, password: PASSWORD },
  });
  expect(login.ok()).toBe(true);
  await expect(tab.getByText(second.email)).toBeVisible();
  await expect(tab.locator('body')).not.toContainText(first.email);
  await expect(tab.locator('body')).not.toContainText('Revati');
});

test('a page that was rendered before another login shows the second account once it listens', {
  tag: ['@desk', '@slow'],
}, async ({ context, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const second = await addMember(request, { name: 'Sarita Kelkar' });
  await request.dispose();
  await addMember(context.request, { name: 'Revati Joglekar' });
  const page = await context.newPage();
  const listens = Promise.withResolvers<void>();
  await page.route(/\/api\/live(\?|$)/, async (route) => {
    await listens.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Revati Joglekar' })).toBeVisible();
  const data = { email: second.email, password: PASSWORD };
  expect((await context.request.post('/api/sessions', { data })).ok()).toBe(true);
  listens.resolve();
  await expect(page.getByRole('heading', { name: 'Welcome, Sarita Kelkar' })).toBeVisible();
});

test('requests to a busy server are retried: the page shows it and then loads', {
  tag: ['@desk', '@slow'],
}, async ({ page, context }) => {
  const { email } = await addMember(context.request);
  let asked = 0;
  await loadWithoutData(page);
  await page.route('**/api/me', (route) => {
    asked += 1;
    return asked <= 2 ? route.fulfill({ status: 503, json: { message: 'Busy' } }) : route.continue();
  });
  await page.goto('/settings');
  const notice = page.getByRole('status').getByText("We're having trouble connecting. Trying again…");
  await expect(notice).toBeVisible();
  await mark(page);
  await expect(page.getByText(email)).toBeVisible();
  await expect(notice).toBeHidden();
  expect(asked).toBe(3);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that waits for a busy server can retry at once', { tag: ['@both', '@slow'] }, async ({
  page,
  context,
}) => {
  const { email } = await addMember(context.request);
  let busy = true;
  await loadWithoutData(page);
  await page.route('**/api/me', (route) =>
    busy
      ? route.fulfill({ status: 429, headers: { 'retry-after': '50' }, json: { message: 'Too many' } })
      : route.continue(),
  );
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
  await page.goto('/about');
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings#email');
  await expect(again).toBeVisible();
  busy = false;
  await again.click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(again).toBeHidden();
});

test('a list is retried as often as a busy server allows, and then shows an error', {
  tag: ['@desk', '@slow'],
}, async ({ page, context }) => {
  await addMember(context.request);
  let asked = 0;
  await loadWithoutData(page);
  await page.route('**/api/sessions', (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { message: 'Busy' } })
      : route.continue();
  });
  await page.goto('/settings');
  await expect(page.getByText('This device')).toBeVisible();
  expect(asked).toBe(2);

  // Longer than anybody watches a skeleton.
  await page.unroute('**/api/sessions');
  await page.route('**/api/sessions', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '50' }, json: { message: 'Too many' } }),
  );
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('after logging out, the browser keeps nothing, and its back button shows nothing of the member', {
  tag: ['@desk', '@slow'],
}, async ({ context }) => {
  const { email } = await addMember(context.request, { name: 'Revati Joglekar' });
  const page = await openTab(context, '/settings');
  await expect(page.getByText(email)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('unsent P1 1', 'Revati');
    sessionStorage.setItem('draft', 'Revati');
  });
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Revati');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('body')).not.toContainText(email);
  await expect(page.locator('body')).not.toContainText('Joglekar');
});

test("after logging out, a profile that is gone back to leads to no other one of the member's list", {
  tag: ['@desk', '@slow'],
}, async ({ context }) => {
  await logInAs(context.request, 'demo');
  const page = await openTab(context, '/browse?gender=male&religion=hindu');
  await page
    .getByRole('link', { name: /^View Profile: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByText('Back to Browse')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profiles in this list' })).toHaveCount(0);
});

test('a page that comes back after a logout it did not receive shows nothing until it knows', {
  tag: ['@desk', '@slow'],
}, async ({ context }) => {
  const { email } = await addMember(context.request);
  // As in the back/forward cache: it receives nothing from the server, nor from the other tabs.
  const kept = await context.newPage();
  await kept.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
  });
  await kept.route('**/api/live*', (route) => route.abort());
  await kept.goto('/settings');
  await expect(kept.getByText(email)).toBeVisible();
  await mark(kept);
  const own = await openTab(context, '/dashboard');
  await logOut(own);
  await expect(own).toHaveURL(/\/$/);

  const answer = Promise.withResolvers<void>();
  await kept.route('**/api/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await kept.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(kept.getByText(email)).toBeHidden();
  answer.resolve();
  await expectOnLogin(kept, '/settings');
});
