import { expect, type Page, test } from '@playwright/test';
import { drawPicture } from '../test/pictures.ts';
import { addMember, buyPlan, logInAs, toast } from './steps.ts';

// What comes in the document: nothing is fetched again, nothing jumps, and React takes over what the server wrote.

const COUNTS = /^\/api\/(unread-messages|waiting-interests|notifications\/unread)$/;

/** Opens a page; returns what its console shows, what it requested of the API, and how far its content was shifted. */
async function open(page: Page, path: string) {
  const faults: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The option lists come after the page, which brings what it shows of them; a member's counts after the page for everybody.
    const after =
      /^\/api\/(photos|live|vocabulary)/.test(pathname) || (path === '/' && COUNTS.test(pathname));
    if (pathname.startsWith('/api/') && !after) asked.push(pathname);
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
  page.removeAllListeners();
  return { faults, asked, shifted };
}

// Also with values that no list has, and that no document can hold.
const forVisitors = [
  '/browse',
  '/browse?religion=foo_bar',
  '/browse?q=%00&caste=a%0Db',
  '/profile/P001',
  '/login',
];
// The home page last: its counts may come while it is left.
const forMembers = ['/browse', '/profile/P001', '/dashboard', '/interests', '/messages', '/settings', '/'];

for (const [who, paths] of [
  ['a visitor', forVisitors],
  ['a member', forMembers],
] as const) {
  test(`what ${who} opens comes with its data, and stays where it is`, async ({ page }) => {
    if (who === 'a member') await logInAs(page.request, 'demo');
    for (const path of paths) {
      const { faults, asked, shifted } = await open(page, path);
      expect(faults, path).toEqual([]);
      expect(asked, path).toEqual([]);
      expect(shifted, path).toBeLessThanOrEqual(0.02);
    }
  });
}

test('a profile is fetched ahead while its card is pointed at, and again when it is opened', {
  tag: '@desk',
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await setConnection(page, { saveData: false, effectiveType: '4g' });
  const requests = watchProfiles(page);
  await open(page, '/browse');
  const card = page.locator('a[data-card]').first();
  const id = /P\w+/.exec((await card.getAttribute('href'))!)![0];
  await card.hover();
  await expect.poll(() => requests).toEqual([`ahead ${id}`]);
  await card.click();
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  // The next one of the list is fetched ahead, too.
  await expect.poll(() => requests).toContain(`opened ${id}`);
  expect(requests.filter((one) => one.endsWith(id))).toEqual([`ahead ${id}`, `opened ${id}`]);
});

test('nothing is fetched ahead with data saver', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  const requests = watchProfiles(page);
  await open(page, '/browse');
  const card = page.locator('a[data-card]').first();
  await card.hover();
  await card.click();
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  expect(requests).toEqual([expect.stringMatching(/^opened /)]);
});

/** Sets what the browser reports of its connection, which it also guesses from a busy machine. */
async function setConnection(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript(
    (value) => void Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}

/** Notes how single profiles are requested from the API. */
function watchProfiles(page: Page): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const id = /\/api\/profiles\/(P\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (id) requests.push(`${request.headers()['x-ahead'] ? 'ahead' : 'opened'} ${id}`);
  });
  return requests;
}

/** Holds scripts, of every page or those of a name, until the returned function is called. */
async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}.js`, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('cards below the screen are laid out once the page listens; a page that returns to its place has them at once', {
  tag: '@phone',
}, async ({ page }) => {
  // On a slow line, their names' fonts of other scripts kept the first cards waiting.
  const heading = page.locator('[data-endless] > li').nth(12).getByRole('heading');
  const isLaidOut = () => heading.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
  let arrive = await holdScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  // The document may be there before its style sheet is.
  await expect.poll(isLaidOut).toBe(false);
  arrive();
  await expect.poll(isLaidOut).toBe(true);
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await top();
  await page.unroute('**/assets/*.js');
  arrive = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(top).toBe(before);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  expect(await top()).toBe(before);
});

test('a list that is opened before the page listens is loaded', { tag: '@desk' }, async ({ page }) => {
  await addMember(page.request);
  const arrive = await holdScripts(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  const section = page.locator('#managers');
  await section.getByText('Activity').click();
  arrive();
  await expect(section.getByText('Created the profile')).toBeVisible();
  await section.getByText('Activity').click();
  await expect(section.getByText('Created the profile')).toBeHidden();
});

test('a box that is ticked before the page listens stays ticked, and counts', { tag: '@desk' }, async ({
  page,
}) => {
  await addMember(page.request);
  await buyPlan(page.request, 'Platinum');
  const arrive = await holdScripts(page);
  await page.goto('/viewers', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'Browse privately' });
  await box.check();
  await page.getByText('Browse privately').click();
  await expect(box).not.toBeChecked();
  await page.getByText('Browse privately').click();
  await expect(box).toBeChecked();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData()!);
  });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  arrive();
  expect((await saved).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await expect(box).toBeChecked();
  // Three choices that are sent at once may be stored in any order.
  expect(sent).toEqual(['{"on":true}']);
  await page.reload();
  await expect(box).toBeChecked();
});

test('a form whose script is late keeps what was chosen in it, whatever is saved meanwhile', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  const arrive = await holdScripts(page, 'DocumentForm-*');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  const form = page.locator('#id form');
  await form.getByRole('radio', { name: 'PAN card' }).check();
  const buffer = await drawPicture(7, 1000, 630).jpeg().toBuffer();
  await form
    .getByLabel('Choose a photo of the document')
    .setInputFiles({ name: 'pan.jpg', mimeType: 'image/jpeg', buffer });
  // The page is drawn anew around the form.
  await page.getByLabel('Photo visibility').selectOption('Accepted interests only');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(form).toBeVisible();
  arrive();
  await expect(form.getByRole('img', { name: 'Your document' })).toBeVisible();
  await form.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByText('Our team is checking your document')).toBeVisible();
  expect(faults).toEqual([]);
});

test('what is chosen and saved before the page listens is saved', { tag: '@desk' }, async ({ page }) => {
  await addMember(page.request);
  const arrive = await holdScripts(page);
  await page.goto('/my-profile?edit=basics', { waitUntil: 'commit' });
  await page.getByLabel('Height').selectOption('5\'5"');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  arrive();
  await expect(toast(page, 'Profile Updated!')).toBeVisible();
  await page.goto('/my-profile?edit=basics');
  await expect(page.getByLabel('Height')).toHaveValue('165');
});

test('what is chosen while the page is being taken over stays chosen', { tag: '@desk' }, async ({ page }) => {
  await addMember(page.request);
  const devtools = await page.context().newCDPSession(page);
  // React works in pieces of some milliseconds, and the choice comes between two of them.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const select = document.querySelector<HTMLSelectElement>('select[name=shownTo]');
      const seen = select && Object.keys(select).some((key) => key.startsWith('__react'));
      if (!seen) return port2.postMessage(null);
      select.value = 'nobody';
      for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
    };
    port2.postMessage(null);
  });
  await page.goto('/my-profile?edit=horoscope');
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Birth and horoscope' }).getByText('Nobody')).toBeVisible();
});

test('a box that is ticked is never shown empty while it is saved', { tag: '@desk' }, async ({ page }) => {
  await addMember(page.request);
  await buyPlan(page.request, 'Platinum');
  await open(page, '/viewers');
  const box = page.getByRole('checkbox', { name: 'Browse privately' });
  // The browser paints nothing before the microtasks of the click are done.
  const shown = await box.evaluate(async (element: HTMLInputElement) => {
    element.click();
    for (let turn = 0; turn < 50; turn++) await null;
    return element.checked;
  });
  expect(shown).toBe(true);
  await expect(box).toBeChecked();
});

test('a page whose script is lost for a while works once it can be loaded', { tag: '@desk' }, async ({
  page,
}) => {
  // Registration comes without its page, the login with it.
  for (const [address, file] of [
    ['/register', '**/assets/RegisterPage-*.js'],
    ['/login', '**/assets/LoginPage-*.js'],
  ] as const) {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
    await page.route(file, (route) => route.abort());
    await page.goto(address);
    await lost;
    await page.unroute(file);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Login' })
      .or(page.getByLabel('Email'))
      .first()
      .focus();
  }
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
});
