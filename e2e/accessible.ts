import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// `axe.source` is not minified, and takes half as long again to load.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The core level waits for what is to be scanned, and looks at its own size only (docs/testing.md). */
const isCore = process.env.TEST_LEVEL === 'core';

/** Returns axe's violations in one document, in which it is loaded once. */
async function violationsIn(frame: Frame, rules: string[] | null): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      // Frames are scanned one by one: a document may not read one of another origin.
      iframes: false,
      // Passed rules are not described in full, which takes most of the time.
      resultTypes: ['violations'],
      selectors: false,
      // Loads every stylesheet again, for one rule about a locked orientation.
      preload: false,
      ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, rules);
}

/** Keeps open toasts in place, as a pointer above them does: none may close while it is scanned. */
function holdToasts(page: Page, hold: boolean): Promise<void> {
  return page.evaluate(
    (event) => {
      for (const region of document.querySelectorAll('[role=region][aria-label^=Notifications]'))
        region.dispatchEvent(new PointerEvent(event));
    },
    hold ? 'pointermove' : 'pointerleave',
  );
}

async function scan(page: Page, rules: string[] | null): Promise<void> {
  // A page that is loaded as a document may wait for an answer first.
  await expect(page.locator('h1').first()).toBeAttached();
  // The results of an earlier question are paler until those of the new one are there.
  await expect(page.locator('[aria-busy="true"][class*="aria-busy:opacity"]')).toHaveCount(0);
  if (isCore) return;
  await holdToasts(page, true);
  // Journeys run with reduced motion (playwright.config.ts). Anything still moving is a fault, and half-faded colours would be measured.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const frame of page.frames()) expect(await violationsIn(frame, rules)).toEqual([]);
  await holdToasts(page, false);
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Runs a check at the width of the journey, and at others where its tag says so (playwright.config.ts). */
async function atItsWidths(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  if (isCore) return;
  const { tags, project } = test.info();
  const others = tags.includes('@both')
    ? [DESK]
    : tags.includes('@bureau') && project.name === 'tablet'
      ? [PHONE, DESK]
      : [];
  const own = page.viewportSize();
  if (!own || others.length === 0) return;
  for (const other of others) {
    await page.setViewportSize(other);
    await check();
  }
  await page.setViewportSize(own);
}

/** Expects no horizontal overflow: the page scrolls up and down only, and `main`, which clips sideways, has nothing to clip. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await atItsWidths(page, async () =>
    expect(
      await page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('main')].map(
            (one) => one.scrollWidth - one.clientWidth,
          ),
        ),
      ),
      page.url(),
    ).toBeLessThanOrEqual(0),
  );
}

/** Expects no violation of any rule of axe in what is shown now, frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  await atItsWidths(page, () => scan(page, null));
}

/** As `expectAccessible`, and the contrast in dark mode too: nothing else differs there. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  if (isCore) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await scan(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
}
