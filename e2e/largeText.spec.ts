import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminScreens } from '../src/staff/rules.ts';
import { addMember, buyPlan, expectNoSidewaysScroll, logInAs } from './steps.ts';

const LONG = 'Pattabhirama Satyanarayana Raghavendra Rao';

/** Sets the size of text before a page is laid out, and keeps it. */
const setTextSize = (page: Page, percent: string) =>
  page.addInitScript((size) => {
    document.documentElement.style.fontSize = size;
  }, percent);

/** Whether all of an element's text is shown: nothing of it is cut off or replaced by dots. */
const isWhole = (element: Locator) =>
  element.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      // Letters with deep tails reach below a line that is set tight.
      scrollWidth <= clientWidth + 1 && scrollHeight < clientHeight * 1.4,
  );

/** Finds the dates of a page that are broken into two lines. */
const findBrokenDates = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: day, index } of text.textContent!.matchAll(/\d\d-\d\d-\d{4}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + day.length);
        const [first, ...rest] = range.getClientRects();
        if (rest.some(({ top }) => top > first!.bottom - 4)) broken.push(text.textContent!);
      }
    }
    return broken;
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
    await page.goto(address);
    expect(await isWhole(page.getByRole('banner').getByText('Humsafar')), address).toBe(true);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});

test('the pages of the staff fit a narrow phone with text twice as large', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, '200%');
  await logInAs(page.request, 'admin');
  const pages = Object.values(adminScreens).map(({ path }) => path);
  for (const address of ['/help', ...pages, '/admin/profile', '/admin/walk-in', '/admin/users/P001']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    expect(await findBrokenDates(page), address).toEqual([]);
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
    await page.goto('/messages');
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
  await payer.goto('/subscription');
  await expect(payer.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible();
  await payer.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(payer);
  await his.close();
});
