import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleDayAndNight } from './accessible.ts';

const pageOf = (body: string, style = '') =>
  `<!doctype html><html lang="en"><title>Page</title><style>${style}</style><main><h1>Page</h1>${body}</main>`;
const pale = '<p style="color: #ccc; background: #fff">Hard to read</p>';

test('a scan finds faults in a page and in its frames, in dark mode only, and while moving', {
  tag: '@desk',
}, async ({ page }) => {
  await page.setContent(pageOf('<p>Easy to read</p>'));
  await expectAccessibleDayAndNight(page);

  await page.setContent(pageOf('<img src="data:,">'));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt: <img/);

  const frame = pageOf(pale).replaceAll('"', '&quot;');
  await page.setContent(pageOf(`<iframe title="Frame" srcdoc="${frame}"></iframe>`));
  await expect(page.frameLocator('iframe').getByText('Hard to read')).toBeVisible();
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: <p/);

  await page.setContent(
    pageOf(
      '<p>Pale at night</p>',
      '@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }',
    ),
  );
  await expectAccessible(page);
  await expect(expectAccessibleDayAndNight(page)).rejects.toThrow(/color-contrast: <p/);
  await page.emulateMedia({ colorScheme: null });

  await page.setContent(
    pageOf('<p>Moves</p>', '@keyframes x { to { opacity: 0.9 } } p { animation: x 1s infinite }'),
  );
  await expect(expectAccessible(page)).rejects.toThrow(/toBe/);
});
