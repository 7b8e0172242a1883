import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { forEverybody, forMembers } from '../src/app/screens.ts';
import { adminScreens } from '../src/desk/staff/shared/rules.ts';
import { SECTIONS } from '../src/people/profiles/shared/sections/lists.ts';
import { addMember, buyPlan, expectNoSidewaysScroll, logInAs } from './steps.ts';

const LONG = 'Pattabhirama Satyanarayana Raghavendra Rao';

/** Sets the size of text before a page is laid out, and keeps it. */
const setTextSize = (page: Page, percent: string) =>
  page.addInitScript((size) => {
    const set = () => {
      if (!document.documentElement) return false;
      document.documentElement.style.fontSize = size;
      return true;
    };
    // Where nothing of the page is there yet, as soon as its root is.
    if (!set())
      new MutationObserver((_, all) => set() && all.disconnect()).observe(document, { childList: true });
  }, percent);

/** Opens a page, whose text must have the size that was set. */
async function open(page: Page, address: string, percent: number): Promise<void> {
  await page.goto(address);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${(16 * percent) / 100}px`);
}

/** Whether all of an element's text is shown: nothing of it is cut off or replaced by dots. */
const isWhole = (element: Locator) =>
  element.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      // Letters with deep tails reach below a line that is set tight.
      scrollWidth <= clientWidth + 1 && scrollHeight < clientHeight * 1.4,
  );

/** Finds what is broken into two lines in the middle of a word or a date, and dots between facts at the edge of a line. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    // What is open lies above the page.
    const main = document.querySelector<HTMLElement>('[role=dialog]') ?? document.querySelector('main')!;
    const rectsOf = (text: Node, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    // The boxes of tight lines overlap.
    const isBroken = ([first, ...rest]: DOMRect[]) =>
      rest.some((box) => middle(box) > middle(first!) + first!.height / 2);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement } = text;
      if (parentElement!.checkVisibility() && !parentElement!.closest('.sr-only')) texts.push(text as Text);
    }
    const isClipped = (dot: DOMRect, within: HTMLElement) => {
      for (let one: HTMLElement | null = within; one && one !== main; one = one.parentElement) {
        const box = one.getBoundingClientRect();
        if (getComputedStyle(one).overflowX !== 'visible' && (dot.left < box.left || dot.right > box.right))
          return true;
      }
      return false;
    };
    /** Whether there is text on the line of a dot, before and after it. */
    const isBetween = (dot: DOMRect, within: HTMLElement) => {
      let block = within;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
      const beside = texts
        .filter((text) => block.contains(text))
        .flatMap((text) =>
          [...text.data.matchAll(/[^\s·]+/g)].flatMap(({ 0: word, index }) =>
            rectsOf(text, index, word.length),
          ),
        )
        .filter((box) => Math.abs(middle(box) - middle(dot)) < dot.height / 2);
      return (
        beside.some(({ right }) => right <= dot.left + 2) && beside.some(({ left }) => left >= dot.right - 2)
      );
    };
    const words = texts.flatMap((text) =>
      // What people type, as addresses and ids, may break anywhere, and so may a name that is wider than a narrow phone,
      // as those of other journeys are (newName).
      [
        ...text.data.matchAll(
          /\d{1,2}\s\w{3,4}\s\d{4}|(?<![\w@.•])(?!V[a-j]{13,})[A-Z]?[a-z]{1,15}(?![\w@.…])/g,
        ),
      ]
        .filter(({ 0: word, index }) => isBroken(rectsOf(text, index, word.length)))
        .map(([word]) => word),
    );
    const dots = texts.flatMap((text) =>
      [...text.data.matchAll(/ · /g)]
        .map(({ index }) => rectsOf(text, index + 1, 1)[0])
        .filter((dot) => dot && !isClipped(dot, text.parentElement!) && !isBetween(dot, text.parentElement!))
        .map(() => `· in ${text.parentElement!.closest('p, li, dd, span')!.textContent}`),
    );
    return [...words, ...dots];
  });

/** Connects a new woman with a new man who has a plan and a long name, and lets him write. Resolves to the conversation. */
async function connect(her: APIRequestContext, him: APIRequestContext): Promise<string> {
  const bride = await addMember(her, { name: 'Ila Deshmukh' });
  const groom = await addMember(him, { name: LONG, gender: 'male', dateOfBirth: '1992-03-01' });
  await buyPlan(him, 'Gold');
  for (const answer of [
    await him.put(`/api/profiles/${bride.id}/interest`),
    await her.put(`/api/profiles/${groom.id}/interest`),
  ])
    expect(answer.ok()).toBe(true);
  const data = { message: randomUUID(), body: 'Namaste' };
  const written = await him.put(`/api/profiles/${bride.id}/conversation`, { data });
  return ((await written.json()) as { conversation: string }).conversation;
}

test('the name of the site is whole for visitors whose text is larger', { tag: '@phone' }, async ({
  page,
}) => {
  await setTextSize(page, '130%');
  for (const address of ['/', '/browse', '/login']) {
    await open(page, address, 130);
    expect(await isWhole(page.getByRole('banner').getByText('Humsafar')), address).toBe(true);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});

/** Opens pages with text twice as large, on the narrowest phone and a usual one, and expects each to fit. */
async function expectFit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address, 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page);
  }
}

/** Expects what is shown to need no sideways scroll at 320 px, and to break no word at 360. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBroken(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
}

test('the pages of the staff fit a narrow phone with text twice as large', { tag: '@phone' }, async ({
  page,
}) => {
  await setTextSize(page, '200%');
  // An address has no space to break at.
  const data = {
    name: LONG,
    email: `sunita_rao_${Date.now()}_${Date.now()}@example.com`,
    message: 'Namaste',
  };
  expect((await page.request.post('/api/contact-messages', { data })).ok()).toBe(true);
  await logInAs(page.request, 'admin');
  const pages = Object.values(adminScreens).map(({ path }) => path);
  await expectFit(page, [...pages, '/admin/profile', '/admin/walk-in', '/admin/users/P001']);
});

test('public pages fit a narrow phone with text twice as large', { tag: '@phone' }, async ({ page }) => {
  await setTextSize(page, '200%');
  await expectFit(page, [
    // The page for no connection opens another one where there is one.
    ...forEverybody.filter((path) => !['/404', '/offline'].includes(path)),
    ...['/browse', '/profile/P001', '/profile/P0', '/blogs', '/register', '/login', '/forgot-password'],
  ]);
});

test('the pages of a member fit a narrow phone with text twice as large', { tag: '@phone' }, async ({
  page,
}) => {
  await setTextSize(page, '200%');
  await logInAs(page.request, 'demo');
  const { conversations } = await (await page.request.get('/api/conversations')).json();
  await expectFit(page, [
    ...forMembers.filter((path) => !path.includes(':') && path !== '/settings'),
    ...['/interests?tab=sent', '/browse', '/profile/P001', '/profile/P002', '/my-profile/photos'],
    ...['/my-profile/preview/visitor', '/my-profile/preview/match', '/register/another'],
    `/messages/${conversations[0].id}`,
  ]);
});

test('what opens on the pages of a member fits a narrow phone with text twice as large', {
  tag: '@phone',
}, async ({ page }) => {
  await setTextSize(page, '200%');
  await logInAs(page.request, 'demo');
  await expectFit(page, ['/profile/P002']);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectFits(page);
  }
  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report profile' }).click();
  await expectFits(page);
  await expectFit(page, ['/browse']);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectFits(page);
  await expectFit(page, ['/dashboard']);
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await expectFits(page);
});

test('editors and settings of a member fit a narrow phone with text twice as large', {
  tag: '@phone',
}, async ({ page }) => {
  await setTextSize(page, '200%');
  await logInAs(page.request, 'demo');
  await expectFit(
    page,
    SECTIONS.map((section) => `/my-profile?edit=${section}`),
  );
  await expectFit(page, ['/settings']);
  const sections = page.locator('main section[id]');
  for (const id of await sections.evaluateAll((all) => all.map((one) => one.id))) {
    await page.locator(`#${id} > h2 button`).click();
    await page.waitForLoadState('networkidle');
    await expectFits(page);
  }
});

test('a long name is whole in the messages, and what a payer sees fits a narrow phone', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const his = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const conversation = await connect(page.request, his.request);
  await setTextSize(page, '130%');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/messages', 130);
    expect(await isWhole(page.getByRole('link', { name: LONG }).getByText(LONG)), `${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '100%';
  });
  await page.goto(`/messages/${conversation}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '100%';
  });
  expect(await isWhole(page.getByRole('heading', { level: 1 }))).toBe(true);

  const payer = await his.newPage();
  await setTextSize(payer, '200%');
  await open(payer, '/subscription', 200);
  await expect(payer.getByRole('heading', { name: 'My plan: Gold' })).toBeVisible();
  await payer.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(payer);
  await his.close();
});
