import { expect, type Page, test } from '@playwright/test';
import { addMember, buyPlan, logInAs, newName, toast } from './steps.ts';

// A browser that translates the page exchanges every text node for a <font> with another text, and does so again with each
// one that is new: everything must go on working, and what has changed must be shown.

/** How a translator puts its text into the page: instead of the text node, around it, or before it and then without it. */
const WAYS = ['replaces', 'wraps', 'inserts first'] as const;

/** Translates a page and all that comes, now and after each time it is loaded: 'Send' becomes '«Send»'. */
async function translate(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  await page.addInitScript(translator, way);
  await page.evaluate(translator, way);
}

function translator(way: string): void {
  const start = () => {
    const observer = new MutationObserver(run);
    const watch = () =>
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    function run() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      observer.disconnect();
      for (const text of texts) {
        const parent = text.parentElement!;
        if (!text.data.trim() || parent.closest('font, script, style, textarea, svg, [contenteditable]'))
          continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        if (way === 'replaces') text.replaceWith(outer);
        else parent.insertBefore(outer, text);
        if (way === 'wraps') {
          inner.append('«', text, '»');
        } else {
          inner.textContent = `«${text.data}»`;
          if (way === 'inserts first') text.remove();
        }
      }
      watch();
    }
    run();
  };
  // As Chrome does: once the page is there, which React may not have taken over yet.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** Fails when the page has crashed, or has thrown what it did not expect. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

/** Of one page: further ones are further rows of the same lists. */
const PRESSED_MAX = 25;

/** Presses everything that can be pressed on the page, one after the other, and closes what opens. */
async function pressAll(page: Page): Promise<number> {
  const path = new URL(page.url()).pathname;
  const pressed = new Set<string>();
  for (;;) {
    const next = await page.evaluate(
      (done) => {
        const all = document.querySelectorAll<HTMLElement>(
          'main :is(button, [role=tab], [role=switch], summary, input[type=checkbox], input[type=radio])',
        );
        for (const one of all) {
          const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/[«»]/g, '').trim();
          const key = `${one.tagName} ${name || one.id}`;
          if (done.includes(key) || !one.checkVisibility() || one.matches(':disabled, [aria-disabled=true]'))
            continue;
          if (one.closest('[aria-hidden=true], [inert]')) continue;
          one.click();
          return key;
        }
        return null;
      },
      [...pressed],
    );
    if (next === null || pressed.size >= PRESSED_MAX) return pressed.size;
    pressed.add(next);
    // What was pressed may load something, open a dialog, or lead elsewhere.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    await expect(page.getByText(/Couldn't load this page/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== path) {
      await page.goto(path);
      await page.locator('html[data-taken-over]').waitFor();
    }
  }
}

const forVisitors = ['/', '/browse', '/profile/P001', '/contact', '/register', '/login'];
const forMembers = [
  ...['/dashboard', '/browse', '/profile/P001', '/interests', '/messages', '/shortlisted', '/my-profile'],
  ...['/my-profile/steps', '/subscription', '/settings', '/notifications'],
];

for (const [who, paths] of [
  ['a visitor', forVisitors],
  ['a member', forMembers],
] as const) {
  test(`everything can be pressed on a translated page: ${who}`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    if (who === 'a member') await addMember(page.request, { name: newName('Revati') });
    const faults = watchFaults(page);
    await page.goto(paths[0]!);
    await translate(page, 'replaces');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
        await expect(page.locator('main font').first()).toBeVisible();
        await pressAll(page);
        expect(faults, path).toEqual([]);
      });
    }
  });
}

for (const way of WAYS) {
  test(`texts change on a page whose translator ${way}: interests, counts, messages`, {
    tag: '@desk',
  }, async ({ browser }) => {
    const [herContext, hisContext] = [await browser.newContext(), await browser.newContext()];
    const [herName, hisName] = [newName('Revati'), newName('Omkar')];
    const her = await addMember(herContext.request, { name: herName });
    const him = await addMember(hisContext.request, {
      name: hisName,
      gender: 'male',
      dateOfBirth: '1993-05-04',
    });
    await buyPlan(hisContext.request, 'Gold');
    const [hers, his] = [await herContext.newPage(), await hisContext.newPage()];
    const faults = [watchFaults(hers), watchFaults(his)];
    await hers.goto('/dashboard');
    await translate(hers, way);
    const received = hers.getByRole('listitem').filter({ hasText: 'Interests Received' }).first();
    await expect(received).toContainText('«0»');

    await his.goto(`/profile/${her.id}`);
    await translate(his, way);
    await his.getByRole('button', { name: 'Send Interest' }).click();
    await expect(toast(his, /Interest Sent/)).toBeVisible();
    await expect(his.getByText(/No reply yet/)).toBeVisible();
    await expect(received).toContainText('«1»');
    await expect(received).not.toContainText('0');

    await his.getByRole('button', { name: 'Withdraw Interest' }).click();
    await his
      .getByRole('dialog')
      .getByRole('button', { name: /^«?Withdraw»?$/ })
      .click();
    await expect(his.getByText(/No reply yet/)).toHaveCount(0);
    await expect(received).toContainText('«0»');
    await his.getByRole('button', { name: 'Send Interest' }).click();

    await hers.goto('/interests');
    await hers.getByRole('button', { name: `Accept: ${hisName}` }).click();
    await expect(hers.getByText(/You're connected/).first()).toBeVisible();
    await expect(hers.getByText(/Waiting for your reply/)).toHaveCount(0);

    await his.goto(`/messages/to/${her.id}`);
    await his.getByRole('textbox', { name: /message/i }).fill('Namaste, we liked the profile.');
    await his.getByRole('button', { name: /^«?Send»?$/ }).click();
    await expect(his.getByText(/Namaste, we liked the profile/)).toHaveCount(1);
    await hers.goto(`/profile/${him.id}`);
    await expect(hers.getByText(/You're connected/).first()).toBeVisible();
    expect(faults).toEqual([[], []]);
    await Promise.all([herContext.close(), hisContext.close()]);
  });
}

test('the numbers of a translated search follow what is chosen', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const faults = watchFaults(page);
  await page.goto('/browse');
  await translate(page, 'replaces');
  const count = page.getByText(/Discover .* verified profiles?/);
  await expect(count).toBeVisible();
  const before = await count.textContent();
  await page.getByRole('combobox', { name: /Search/ }).fill('Rao');
  await expect(count).not.toHaveText(before!);
  await expect(page.getByText(/Discover/)).toHaveCount(1);
  await page.getByRole('combobox', { name: /Search/ }).fill('');
  await expect(count).toHaveText(before!);
  expect(faults).toEqual([]);
});
