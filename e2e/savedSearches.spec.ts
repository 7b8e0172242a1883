import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findSite } from './sites.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';
import { sendJoinedEmails } from './waiting.ts';

const main = (page: Page) => page.getByRole('main');
const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });

/** Returns the text of the newest email to an address; undefined while there is none. */
async function emailTo(address: string): Promise<string | undefined> {
  const { outbox } = findSite()!;
  // Its folder is made with the first email.
  const names = await readdir(outbox).catch((): string[] => []);
  for (const name of names.sort().reverse()) {
    // A long line of an email is broken with '=' at its end.
    const sent = await readFile(path.join(outbox, name), 'utf8');
    const email = sent.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    if (email.includes(address) && email.includes('saved search')) return email;
  }
  return undefined;
}

/** Expects Edit and Delete at the right end of a row at each width, on the line of its alerts where there is room. */
async function expectRowInLine(row: Locator) {
  const page = row.page();
  const before = page.viewportSize()!;
  const boxOf = async (of: Locator) => (await of.boundingBox())!;
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: before.height });
    const [whole, edit, remove, alerts] = await Promise.all([
      boxOf(row),
      boxOf(row.getByRole('button', { name: /^Edit/ })),
      boxOf(row.getByRole('button', { name: /^Delete/ })),
      boxOf(row.getByText(/^Alerts: /)),
    ]);
    const right = whole.x + whole.width - (remove.x + remove.width);
    expect([width, right >= 0 && right <= 20]).toEqual([width, true]);
    const middle = ({ y, height }: typeof edit) => Math.round(y + height / 2);
    expect([width, middle(edit)]).toEqual([width, middle(remove)]);
    if (width > 320) expect([width, Math.abs(middle(edit) - middle(alerts)) <= 1]).toEqual([width, true]);
  }
  await page.setViewportSize(before);
}

test('a search is saved, tells of somebody new in the bell and by email, and shows them first', {
  tag: '@both',
}, async ({ browser, page }) => {
  const her = await addMember(page.request);
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/browse?religion=jain&ageMin=57');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('57 years and above, Jain');
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a name for this search.')).toBeVisible();
  await dialog.getByLabel('Name').fill('For Papa');
  await expect(dialog.getByLabel('Never')).toBeChecked();
  await expect(dialog.getByText('We email you too')).toBeHidden();
  await dialog.getByLabel('Instant').check();
  await expect(dialog.getByText('We email you too')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Search saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved: For Papa' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved: For Papa' })).toBeVisible();

  await page.goto('/saved-searches');
  const row = main(page).getByRole('listitem').filter({ hasText: 'For Papa' });
  await expect(row).toContainText('Alerts: Instant');
  const his = await browser.newContext();
  const him = await addMember(his.request, {
    name: 'Omkar Vaidya',
    gender: 'male',
    // 57 or 58 years.
    dateOfBirth: `${new Date().getUTCFullYear() - 58}-05-04`,
    religion: 'jain',
  });
  // Both without a reload.
  await expect(row).toContainText('1 new');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await bell(page).click();
  const line = page.getByRole('link', { name: /^New match for “For Papa”: Omkar Vaidya/ });
  await expect(line).toBeVisible();
  await sendJoinedEmails();
  await expect.poll(() => emailTo(her.email)).toContain('Omkar Vaidya');
  const [, link] = /https?:\/\/[^/\s]+(\/browse\?\S+)/.exec((await emailTo(her.email))!)!;
  await line.click();
  await expect(page).toHaveURL(/\/browse\?.*sort=newest/);
  // Those listed last come first.
  await expect(
    main(page)
      .getByRole('link', { name: /Omkar Vaidya/ })
      .first(),
  ).toHaveAttribute('href', `/profile/${him.id}`);
  await expect(page.getByRole('button', { name: 'Saved: For Papa' })).toBeVisible();
  await page.goto('/saved-searches');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('new');
  await page.goto(link!);
  await expect(
    main(page)
      .getByRole('link', { name: /Omkar Vaidya/ })
      .first(),
  ).toBeVisible();

  await page.goto('/saved-searches');
  await expectRowInLine(row);
  await row.getByRole('button', { name: 'Edit: For Papa' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Papa');
  await page.getByRole('dialog').getByLabel('Never').check();
  // The filters that another manager has chosen meanwhile stay.
  const saved = async () => (await (await page.request.get('/api/saved-searches')).json()).searches[0];
  const { id } = await saved();
  const filters = { religion: 'jain', ageMin: '58' };
  const changed = await page.request.put(`/api/saved-searches/${id}`, {
    data: { name: 'For Papa', frequency: 'instant', filters },
  });
  expect(changed.ok()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const renamed = main(page).getByRole('listitem').filter({ hasText: 'Papa' });
  await expect(renamed).toContainText('Alerts off');
  expect(await saved()).toMatchObject({ name: 'Papa', frequency: 'never', filters });
  await renamed.getByRole('button', { name: 'Delete: Papa' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  // Wider than a phone, and still with the bar at the bottom: the message does not lie on it.
  await page.setViewportSize({ width: 700, height: 740 });
  const undo = page.getByRole('button', { name: 'Undo' });
  const message = (await undo.boundingBox())!;
  const bottom = (await page.locator('[data-bottom-bar]').boundingBox())!;
  expect(message.y + message.height).toBeLessThanOrEqual(bottom.y);
  await undo.click();
  await expect(renamed).toContainText('Alerts off');
  await his.close();
});
