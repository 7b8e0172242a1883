import { expect, type Page, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

const BODY = 'We met here in June. Our parents talked on a Sunday, and it was settled by tea.';

/** Withdraws what is left where the journey failed half-way. */
const withdraw = (page: Page) => page.request.delete('/api/me/story');

test('a couple sends in its story, both agree, staff approve it, everyone reads it, and one withdraws it', {
  tag: '@both',
}, async ({ page: hers, browser }) => {
  const name = newName('Ila');
  const names = `${name} and Omkar`;
  const her = await addMember(hers.request, { name });
  const [his, staff, visitor] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext()).newPage()),
  );
  const him = await addMember(his!.request, {
    name: 'Omkar Vaidya',
    gender: 'male',
    dateOfBirth: '1994-08-30',
  });
  await hers.request.put(`/api/profiles/${him.id}/interest`);
  await his!.request.put(`/api/profiles/${her.id}/interest`);
  try {
    await hers.goto('/settings#story');
    const section = hers.locator('#story');
    await section.getByRole('button', { name: 'Send story' }).click();
    await expect(section.getByText('Please choose the partner.')).toBeVisible();
    await expect(section.getByText('Please write the story.')).toBeVisible();
    await expectAccessibleDayAndNight(hers);
    await expectNoSidewaysScroll(hers);
    await section.getByLabel('Partner', { exact: true }).selectOption(him.id);
    await section.getByLabel('Names to show').fill(names);
    await section.getByLabel('City').fill('Pune');
    await section.getByLabel('Wedding or engagement').selectOption('Wedding');
    await section.getByLabel('Month').fill('2026-02');
    await section.getByLabel('The story').fill(BODY);
    await section.getByRole('button', { name: 'Send story' }).click();
    await expect(section.getByText('Waiting for Omkar to agree')).toBeVisible();
    await expectAccessible(hers);

    await his!.goto('/settings#story');
    const theirs = his!.locator('#story');
    await expect(theirs.getByText('Do you agree to this story?')).toBeVisible();
    await expectAccessible(his!);
    await theirs.getByRole('button', { name: 'I agree' }).click();
    await expect(theirs.getByText('Our team is checking the story')).toBeVisible();

    await logInAs(staff!.request, 'admin');
    const openReview = async () => {
      await staff!.goto('/admin/reviews?kind=story');
      await staff!
        .getByRole('button', { name: `Open review of ${name}` })
        .locator('visible=true')
        .click();
      await expect(staff!.getByText(BODY)).toBeVisible();
    };
    await openReview();
    await expectAccessible(staff!);
    await expectNoSidewaysScroll(staff!);

    // Rejected: she reads why, changes it, and he agrees to that again.
    await staff!.getByRole('button', { name: 'Reject' }).click();
    const rejecting = staff!.getByRole('dialog');
    await rejecting.getByRole('radio', { name: 'Other' }).check();
    await rejecting.getByRole('textbox').fill('Please name no relatives.');
    await rejecting.getByRole('button', { name: 'Reject' }).click();
    await expect(section.getByText('Please name no relatives.')).toBeVisible();
    await expectAccessible(hers);
    await section.getByRole('button', { name: 'Edit story' }).click();
    await section.getByLabel('City').fill('Nagpur');
    await section.getByLabel('City').fill('Pune');
    await section.getByRole('button', { name: 'Send story' }).click();
    await expect(section.getByText('Waiting for Omkar to agree')).toBeVisible();
    await theirs.getByRole('button', { name: 'I agree' }).click();
    await expect(theirs.getByText('Our team is checking the story')).toBeVisible();
    await openReview();
    await staff!.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(staff!, 'Approved')).toBeVisible();

    // Without a reload.
    await expect(section.getByText('The story is on the home page')).toBeVisible();
    await visitor!.goto('/');
    await expect(visitor!.getByText(names)).toBeVisible();
    await expect(visitor!.getByText('Pune · Wedding: February 2026')).toBeVisible();
    await expect(visitor!.getByText('Sample story')).toHaveCount(0);
    await expectAccessible(visitor!);
    await expectNoSidewaysScroll(visitor!);

    await theirs.getByRole('button', { name: 'Withdraw story' }).click();
    await expect(toast(his!, 'Story withdrawn')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Send story' })).toBeVisible();
    await visitor!.reload();
    await expect(visitor!.getByRole('heading', { name: 'Success Stories' }).last()).toBeVisible();
    await expect(visitor!.getByText(names)).toHaveCount(0);
  } finally {
    await withdraw(hers);
    for (const page of [his, staff, visitor]) await page!.context().close();
  }
});

test('the stories are in the home page of who runs no scripts', { tag: ['@desk', '@slow'] }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Success Stories', level: 2 })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await context.close();
});
