import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

test('a field that an admin adds by clicks is in the editor, on the profile and its card, a filter, a preference and the download', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const name = `Sect ${Date.now()}`;
  const person = newName('Revati');
  const member = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const admin = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const desk = await admin.newPage();
  await logInAs(desk.request, 'admin');
  try {
    await test.step('the admin adds it', async () => {
      await desk.goto('/admin/settings?tab=fields');
      await desk.getByRole('button', { name: 'Add a field' }).click();
      await desk.getByRole('button', { name: 'Add field' }).click();
      await expect(desk.getByText('Please enter a name.')).toBeVisible();
      await desk.getByLabel('Name', { exact: true }).fill(name);
      await desk.getByLabel('Option 1', { exact: true }).fill('Digambar');
      await desk.getByLabel('Option 2', { exact: true }).fill('Shvetambar');
      for (const use of ['Show on cards in browse', 'Filter in browse', 'Partner preference'])
        await desk.getByLabel(use).check();
      await expectAccessibleDayAndNight(desk);
      await expectNoSidewaysScroll(desk);
      await desk.getByRole('button', { name: 'Add field' }).click();
      await expect(toast(desk, 'Saved')).toBeVisible();
      await expect(desk.getByRole('listitem').filter({ hasText: name })).toContainText('One from a list');
      await expectAccessible(desk);
    });

    const her = await member.newPage();
    const { id } = await addMember(her.request, { name: person });
    await test.step('a member fills it in, and looks for it', async () => {
      await her.goto('/my-profile');
      await her.getByRole('link', { name: 'Edit: Religion and community' }).click();
      await expect(her.getByRole('heading', { name: 'Religion and community' })).toBeFocused();
      await her.getByLabel(name).selectOption('Digambar');
      await expectAccessible(her);
      await her.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(her, 'Profile Updated!')).toBeVisible();
      await her.getByRole('link', { name: 'Edit: Partner preferences' }).click();
      await expect(her.getByRole('heading', { name: 'Partner preferences' })).toBeFocused();
      await her.getByRole('group', { name }).getByText('Shvetambar').click();
      await her
        .getByRole('radiogroup', { name: `How important: ${name}` })
        .getByText('Must have')
        .click();
      await expectAccessible(her);
      await her.getByRole('button', { name: 'Save Changes' }).click();
      await expect(her.getByText('Shvetambar · Must have')).toBeVisible();
    });

    await test.step('others read it on profile and card, and filter by it', async () => {
      await her.goto('/my-profile/preview/member');
      await expect(her.getByRole('definition').filter({ hasText: 'Digambar' })).toBeVisible();
      await her.getByRole('tab', { name: 'Preferences' }).click();
      await expect(her.getByRole('definition').filter({ hasText: 'Shvetambar' })).toBeVisible();

      await logInAs(page.request, 'demo');
      await page.goto('/browse?gender=female&sort=newest');
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.getByLabel('Digambar').check();
      await expect(page.getByRole('button', { name: `Remove filter: ${name}: Digambar` })).toBeVisible();
      await expect(page.getByText('Discover 1 verified profile')).toBeVisible();
      const found = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: person }) });
      await expect(found).toContainText('Digambar');
      await expectAccessible(page);
    });

    await test.step('the download has it', async () => {
      await her.goto('/settings#download');
      const section = her.locator('#download');
      await section.getByRole('button', { name: 'Request your data' }).click();
      const link = section.getByRole('link', { name: /^Download \(/ });
      const [download] = await Promise.all([her.waitForEvent('download'), link.click()]);
      const entries = unzipSync(await readFile(await download.path()));
      const answers = entries[`profiles/${id}/further-details.json`]!;
      expect(JSON.parse(Buffer.from(answers).toString())).toEqual([{ question: name, answer: ['Digambar'] }]);
    });
    await test.step('the admin removes it, and reads whom that concerns', async () => {
      await desk.goto('/admin/settings?tab=fields');
      await desk.getByRole('button', { name: `Remove ${name}` }).click();
      const dialog = desk.getByRole('dialog');
      await expect(dialog.getByText('1 profile has an answer')).toBeVisible();
      await expect(dialog.getByText('1 family has a preference for it')).toBeVisible();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(toast(desk, 'Removed')).toBeVisible();
    });
  } finally {
    // Gone already, unless something failed.
    await desk.request.delete(`/api/staff/custom-fields/${keyOf(name)}`);
    await member.close();
    await admin.close();
  }
});

const keyOf = (name: string) => name.toLowerCase().replace(' ', '_');
