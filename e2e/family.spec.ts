import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const PASSWORD = 'a quiet river 7';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a daughter invites her mother, who acts for her until she is removed, also in an open tab', {
  tag: '@both',
}, async ({ page, browser }) => {
  await addMember(page.request);
  await page.goto('/settings#managers');
  const section = page.locator('#managers');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'Invite a family member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'By link' }).check();
  await dialog.getByLabel('Relation').selectOption('Mother');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('By link')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  const other = await browser.newContext();
  const mother = await other.newPage();
  await mother.goto(new URL(link).pathname + new URL(link).hash);
  await expect(heading(mother)).toHaveText("Manage Revati's profile with the family");
  await expectAccessible(mother);
  await mother.getByRole('button', { name: 'Create account and accept' }).click();
  await expect(mother.getByText('Please enter your email address.')).toBeVisible();
  await mother.getByLabel('Email').fill(`mother-${process.pid}-${Date.now()}@example.com`);
  await mother.getByLabel('Phone number').fill('9822012399');
  await mother.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await mother.getByLabel('Confirm password').fill(PASSWORD);
  await mother.getByRole('checkbox').check();
  await mother.getByRole('button', { name: 'Create account and accept' }).click();
  await expect(heading(mother)).toContainText('Revati Joglekar');

  // She acts for her daughter.
  await mother.goto('/my-profile?edit=basics');
  await mother.getByLabel('Height').selectOption('5\'5"');
  await mother.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(mother, 'Profile Updated!')).toBeVisible();
  await mother.goto('/profile/P002');
  const star = mother
    .getByRole('main')
    .getByRole('button', { name: /shortlist/i })
    .first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await mother.getByRole('button', { name: /^Send Interest/ }).click();
  await expect(toast(mother, 'Interest Sent! 💝')).toBeVisible();

  await mother.goto('/dashboard');

  // Without a reload.
  await expect(section.getByText('Mother', { exact: true })).toBeVisible();
  await section.getByText('Activity').click();
  for (const act of [
    'Accepted the invitation',
    'Changed the profile',
    'Added to the shortlist',
    'Sent an interest',
  ])
    await expect(section.getByText(act).first()).toBeVisible();
  await expectAccessible(page);
  const hers = await page.context().newPage();
  await hers.goto('/shortlisted');
  await expect(hers.getByText(/^Added by Mother · \d{1,2}\s\w{3,4}\s\d{4}$/)).toBeVisible();
  await hers.close();
  await section.getByRole('button', { name: 'Change: Mother' }).click();
  await dialog.getByRole('radio', { name: 'Viewer' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(mother.getByText(/^You can view .+ but you can't make changes\.$/)).toBeVisible();
  await mother.goto('/my-profile/steps');
  await expect(heading(mother)).toHaveText("Complete Revati's profile");
  await expect(mother.getByText(/^You can view .+ but you can't make changes\.$/)).toBeVisible();
  await expectAccessible(mother);
  await mother.goto('/dashboard');

  await section.getByRole('button', { name: 'Remove: Mother' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Mother can no longer see this profile')).toBeVisible();
  await expect(heading(mother)).toHaveText("You don't have a profile yet");
  await mother.goto(new URL(link).pathname + new URL(link).hash);
  await expect(heading(mother)).toHaveText("This link doesn't work any more");
  await other.close();
});

test('where nobody has done anything for a while, the history says so', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  await page.route('**/api/me/managers/history', (route) => route.fulfill({ json: [] }));
  await page.goto('/settings#managers');
  const section = page.locator('#managers');
  await section.getByText('Activity').click();
  await expect(section.getByText('Nothing yet. Entries are kept for 1 year.')).toBeVisible();
});

test('a member downloads her data, and deletes her account', { tag: '@both' }, async ({ page }) => {
  const { email, id } = await addMember(page.request);
  await page.goto('/settings#download');
  const section = page.locator('#download');
  await section.getByRole('button', { name: 'Request your data' }).click();
  const link = section.getByRole('link', { name: /^Download \(/ });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const entries = unzipSync(await readFile(await download.path()));
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(['README.txt', `profiles/${id}/profile.json`]));

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Revati Joglekar's profile is hidden at once/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Why are you leaving?').selectOption('We found a match elsewhere');
  await dialog.getByLabel('Your password').fill('a wrong river 7');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await (await page.request.get('/api/me')).json()).viewer).toBeNull();
  const again = await page.request.post('/api/sessions', { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});

test('before a profile is deleted that a mother manages, too, she is asked, and keeps it', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  const { id } = await addMember(page.request);
  const invited = await page.request.post('/api/me/managers/invitations', {
    data: { email: null, role: 'manager', relation: 'mother' },
  });
  const { link } = (await invited.json()) as { link: string };
  const other = await browser.newContext();
  await addMember(other.request, { name: 'Malati Joglekar', dateOfBirth: '1969-05-04' });
  await other.request.put('/api/manager-invitation/acceptance', { data: { token: link.split('#')[1] } });
  const mother = await other.newPage();

  await page.goto('/settings#delete');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Delete it, after asking the other manager' }).check();
  await expect(dialog.getByText('has 7 days to keep it')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Why are you leaving?').selectOption('Other');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  expect((await page.request.get(`/api/profiles/${id}`)).status()).toBe(404);

  // On every page, until it is decided; nothing else that would decide it without saying so.
  for (const path of ['/settings', '/dashboard', '/browse']) {
    await mother.goto(path);
    await expect(mother.getByText("Keep or delete Revati Joglekar's profile?")).toBeVisible();
    await expect(mother.getByText(/^Revati Joglekar asked on .* to delete this profile/)).toBeVisible();
    await expect(mother.getByText(/will be deleted on .* unless you keep it/)).toBeVisible();
    await expect(mother.getByRole('button', { name: 'Delete profile now' })).toBeVisible();
    await expect(mother.getByRole('button', { name: 'Show again' })).toHaveCount(0);
  }
  await expectAccessibleDayAndNight(mother);
  await expectNoSidewaysScroll(mother);
  await mother.getByRole('button', { name: 'Delete profile now' }).click();
  await expectAccessible(mother);
  await mother.getByRole('dialog').getByRole('button', { name: 'Delete profile' }).click();
  await expect(mother.getByText('Please enter your password.')).toBeVisible();
  await mother.getByRole('button', { name: 'Cancel' }).click();
  await mother.getByRole('button', { name: 'Keep and show profile' }).click();
  await expect(toast(mother, 'Profile kept')).toBeVisible();
  await expect(mother.getByText('Keep or delete')).toHaveCount(0);
  expect((await page.request.get(`/api/profiles/${id}`)).status()).toBe(200);
  await other.close();
});
