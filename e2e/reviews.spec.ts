import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { drawPicture } from '../test/pictures.ts';
import {
  breakApi,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';
import { addWaitingMembers, addWaitingPhoto, clearReviews, PASSWORD } from './waiting.ts';

const logIn = async (request: APIRequestContext, email: string) =>
  expect((await request.post('/api/sessions', { data: { email, password: PASSWORD } })).ok()).toBe(true);

const open = (page: Page, name: string) =>
  page.getByRole('button', { name: `Open review of ${name}` }).locator('visible=true');

test('staff approve one profile and reject another; its member reads why and submits it again', {
  tag: '@both',
}, async ({ page: staff, browser }) => {
  const members = await browser.newContext();
  const page = await members.newPage();
  await logInAs(staff.request, 'admin');
  await clearReviews(staff.request);
  const [first, second] = await addWaitingMembers(['Ila Chitnis', 'Uma Ranade']);
  await logIn(page.request, second!.email);
  await page.goto('/dashboard');
  await expect(page.getByText('Your profile is waiting for review')).toBeVisible();

  await staff.goto('/admin/dashboard');
  await expect(staff.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('link', { name: '2 new profiles are waiting' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expect(open(staff, 'Uma Ranade')).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);

  await open(staff, 'Ila Chitnis').click();
  await expect(staff.getByRole('heading', { level: 1, name: /^Ila Chitnis, / })).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Assign to me' }).click();
  await expect(staff.getByText('Assigned to you')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(staff, 'Approved')).toBeVisible();

  // The next one opens automatically, and is reached by the keyboard alone.
  await expect(staff.getByRole('heading', { level: 1, name: /^Uma Ranade, / })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Review of Uma Ranade' })).toBeFocused();
  await staff.getByRole('button', { name: 'Reject' }).focus();
  await staff.keyboard.press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please enter what needs to change.')).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByRole('radio', { name: 'Contains a phone number, email or link' }).check();
  await dialog.getByLabel('What should be changed?').fill('Please remove the phone number.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(staff.getByRole('heading', { name: 'All clear' })).toBeVisible();
  await expectAccessible(staff);

  const notice = page.getByRole('alert').filter({ hasText: 'Your profile needs changes' });
  await expect(notice).toContainText('Contains a phone number, email or link');
  await expect(notice).toContainText('Please remove the phone number.');
  await expect(notice.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  expect((await page.request.get(`/api/profiles/${first!.id}`)).ok()).toBe(true);
  await notice.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText('Your profile is waiting for review')).toBeVisible();

  await expect(open(staff, 'Uma Ranade')).toBeVisible();
  await staff.getByRole('tab', { name: 'Rejected' }).click();
  await expect(
    staff
      .getByText(/Please remove the phone number\./)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectAccessible(staff);
  await clearReviews(staff.request);
  await members.close();
});

test('a photo of another account is blurred until it is opened, compared and rejected by keyboard', {
  tag: ['@bureau', '@slow'],
}, async ({ page: staff }) => {
  await logInAs(staff.request, 'admin');
  await clearReviews(staff.request);
  const owner = newName('Nandini');
  const copier = newName('Sarita');
  // Another picture for each size: those of the run before are on the same site.
  const bytes = await drawPicture(Date.now() % 100_000)
    .jpeg()
    .toBuffer();
  for (const { email } of await addWaitingMembers([owner, copier])) await addWaitingPhoto(email, bytes);

  await staff.goto('/admin/reviews?kind=photo');
  await open(staff, copier).click();
  const review = staff.getByRole('region', { name: `Review of ${copier}` });
  await expect(review).toBeFocused();
  await expect(staff.getByText('Another account has the same photo')).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Not opened yet' })).toHaveCount(3);
  await expect(staff.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  // What has not been seen is not approved by its key either.
  await staff.keyboard.press('a');
  await staff.keyboard.press('s');
  const same = staff.getByRole('img', { name: `The same photo on the profile of ${owner}` });
  await expect(same).toBeVisible();
  await expect
    .poll(() => same.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);

  await staff.keyboard.press('r');
  const dialog = staff.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(staff, 'Rejected')).toBeVisible();
  await clearReviews(staff.request);
});

test("a reported photo is blurred until it is opened, and taken down on the member's page", {
  tag: ['@bureau', '@slow'],
}, async ({ page: staff, browser }) => {
  await logInAs(staff.request, 'admin');
  await clearReviews(staff.request);
  const name = newName('Shalini');
  const [member] = await addWaitingMembers([name]);
  const bytes = await drawPicture(Date.now() % 100_000)
    .jpeg()
    .toBuffer();
  await addWaitingPhoto(member!.email, bytes);
  const { items } = await (await staff.request.get('/api/staff/reviews')).json();
  for (const { id, version } of items)
    await staff.request.put(`/api/staff/reviews/${id}/decision`, { data: { version, state: 'approved' } });
  const { photos } = await (await staff.request.get(`/api/staff/members/${member!.id}`)).json();
  const other = await browser.newContext();
  await logInAs(other.request, 'demo');
  const reported = await other.request.put(`/api/photos/${photos[0].id}/report`, {
    data: { reason: 'obscene' },
  });
  expect(reported.ok()).toBe(true);
  await other.close();

  await staff.goto('/admin/reviews?kind=report');
  await open(staff, name).click();
  await expect(staff.getByRole('heading', { name: 'Reported photo' })).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Not opened yet' })).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await staff.getByRole('button', { name: 'Show photo' }).click();
  await expect(staff.getByRole('img', { name: `What was reported about ${name}` })).toBeVisible();
  await expectNoSidewaysScroll(staff);

  await staff.getByRole('link', { name: "Open member's page" }).click();
  // The review has such a button, too, and stays until the member's page is loaded.
  const shown = staff.getByRole('region', { name: 'Photos', exact: true });
  await shown.getByRole('button', { name: 'Take down photo 1' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(staff, 'Photo taken down')).toBeVisible();
  await expect(shown.getByText('Rejected')).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await clearReviews(staff.request);
});

test('a queue that fails to load shows an error, and a late decision shows a message', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  await clearReviews(page.request);
  await addWaitingMembers(['Asmita Bhide']);
  const mend = await breakApi(page, '**/api/staff/reviews?*');
  await page.goto('/admin/reviews');
  await expect(page.getByText("Couldn't load the reviews")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await open(page, 'Asmita Bhide').click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.route('**/decision', (route) =>
    route.fulfill({
      status: 409,
      json: { defined: true, code: 'CONFLICT', status: 409, message: 'Ravi is handling it.' },
    }),
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ravi is handling it.' })).toBeVisible();
  await page.unroute('**/decision');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'All clear' })).toBeVisible();
});
