import { expect, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

test("an admin merges a family's second profile into the first; its login and its interest are there @desk @slow", async ({
  page: admin,
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const [first, second, his] = await Promise.all(contexts.map((context) => context.newPage()));
  const [name, groom] = [newName('Rohini'), newName('Sagar')];
  const { id } = await addMember(first!.request, { name });
  const { id: duplicate } = await addMember(second!.request, { name });
  const man = { name: groom, gender: 'male', dateOfBirth: '1994-08-30' };
  const { id: him } = await addMember(his!.request, man);
  expect((await second!.request.put(`/api/profiles/${him}/interest`, { data: {} })).ok()).toBe(true);

  await logInAs(admin.request, 'admin');
  await admin.goto(`/admin/users/${duplicate}`);
  await admin.getByRole('button', { name: 'Merge a duplicate' }).click();
  const panel = admin.getByRole('region', { name: 'Merge a duplicate' });
  await panel.getByLabel('Name, email, phone number or ID').fill(him);
  await admin.keyboard.press('Enter');
  await expect(panel.getByText('No other profile found.')).toBeVisible();
  await panel.getByLabel('Name, email, phone number or ID').fill(id);
  await admin.keyboard.press('Enter');
  await expectAccessible(admin);
  await panel.getByRole('button', { name: `Compare with ${name}` }).click();
  await expect(panel.getByText('1 manager')).toBeVisible();
  // The other way round: the older one stays.
  await panel.getByRole('link', { name: 'Keep the other profile instead' }).click();
  await expect(admin).toHaveURL(new RegExp(`/admin/users/${id}\\?merge=${duplicate}`));
  await expect(panel.getByText('1 interest')).toBeVisible();
  for (const width of [1280, 768, 360]) {
    await admin.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(admin);
  }
  await admin.setViewportSize({ width: 768, height: 900 });
  await expectAccessibleDayAndNight(admin);
  await admin.goto(`/admin/users/${id}?merge=${him}`);
  await expect(panel.getByText("One is a bride's profile, the other a groom's.")).toBeVisible();
  await admin.goto(`/admin/users/${id}?merge=${duplicate}`);
  const merge = panel.getByRole('button', { name: 'Merge profiles' });
  await merge.click();
  await expect(panel.getByText('Please enter a reason.')).toBeVisible();
  await panel.getByLabel('Reason').fill('The family registered twice');
  await merge.click();
  await expect(panel.getByText('This is a different name.')).toBeVisible();
  await panel.getByLabel('Type the name to confirm').fill(name);
  await expectAccessible(admin);
  await merge.click();
  await expect(toast(admin, 'Profiles merged')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(admin.getByRole('button', { name: 'Merge a duplicate' })).toBeVisible();

  await admin.goto(`/admin/users/${duplicate}`);
  await expect(admin.getByRole('heading', { name: 'User not found' })).toBeVisible();
  // The second login acts for the profile that stays.
  await second!.goto('/interests');
  await second!.getByRole('tab', { name: 'Interests Sent' }).click();
  await expect(second!.getByRole('link', { name: new RegExp(groom.split(' ')[0]!) }).first()).toBeVisible();
  await second!.goto('/notifications');
  await expect(second!.getByText('two profiles are now one')).toBeVisible();
  await his!.goto('/interests');
  await expect(his!.getByRole('link', { name: new RegExp(name.split(' ')[0]!) }).first()).toBeVisible();
  for (const context of contexts) await context.close();
});

test('staff see that a family may have registered twice, and say that they are different people', {
  tag: ['@bureau', '@slow'],
}, async ({ page: staff, browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const name = newName('Rohini');
  // Each a phone number of its own: only the name and birth are the same.
  for (const [place, context] of contexts.entries())
    await addMember(context.request, { name, phone: `98220${place}${String(Date.now()).slice(-4)}` });
  for (const context of contexts) await context.close();

  await logInAs(staff.request, 'admin');
  await staff.goto('/admin/dashboard');
  await expect(staff.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await staff.getByRole('link', { name: /may have registered twice/ }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Possible duplicates' })).toBeVisible();
  const pair = staff
    .getByRole('listitem')
    .filter({ has: staff.getByRole('heading', { level: 2 }) })
    .filter({ hasText: name });
  await expect(pair).toHaveCount(1);
  await expect(pair.getByRole('heading', { name: 'Same name and date of birth' })).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);

  await pair.getByRole('link', { name: /^Merge: / }).focus();
  await staff.keyboard.press('Tab');
  await expect(pair.getByRole('button', { name: `Different people: ${name} · ${name}` })).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(toast(staff, 'Marked as different people')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await expect(staff.getByRole('main')).toBeFocused();
  await expectAccessible(staff);
  await staff.reload();
  await expect(staff.getByRole('heading', { level: 1, name: 'Possible duplicates' })).toBeVisible();
  await expect(
    staff
      .locator('main')
      .getByText(/^(No possible duplicates|Since )/)
      .first(),
  ).toBeVisible();
  await expect(pair).toHaveCount(0);
});
