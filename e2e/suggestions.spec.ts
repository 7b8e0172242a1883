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

const note = 'Both families come from Pune. Please have a look.';

test('staff suggest a match, both families reply, and staff read the replies', {
  tag: '@bureau',
}, async ({ page: staff, browser }) => {
  const [hers, his] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [her, him] = await Promise.all([hers.newPage(), his.newPage()]);
  const [bride, groom] = [newName('Rohini'), newName('Sagar')];
  const { id } = await addMember(her.request, { name: bride });
  const man = { name: groom, gender: 'male', dateOfBirth: '1994-08-30' };
  const { id: other } = await addMember(him.request, man);
  await her.goto('/dashboard');
  await expect(her.getByRole('heading', { level: 1 })).toBeVisible();

  await logInAs(staff.request, 'admin');
  await staff.goto(`/admin/users/${id}`);
  await staff.getByRole('button', { name: 'Suggest a match' }).click();
  const panel = staff.getByRole('region', { name: 'Suggest a match' });
  await panel.getByLabel('Name or ID').fill('Nobody Nowhere');
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel.getByText('No grooms found')).toBeVisible();
  await panel.getByLabel('Name or ID').fill(other);
  await staff.keyboard.press('Enter');
  await expectAccessible(staff);
  await panel.getByRole('button', { name: `Compare with ${groom}` }).click();
  await expect(panel.getByRole('heading', { name: groom })).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await panel.getByRole('button', { name: 'Send to both families' }).click();
  await expect(panel.getByText('Please write a note to both families.')).toBeVisible();
  await panel.getByLabel('Note to both families').fill(note);
  await panel.getByRole('button', { name: 'Send to both families' }).click();
  await expect(toast(staff, 'Match suggested')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Suggest a match' })).toBeFocused();

  // Her open dashboard shows it by itself.
  const suggested = her.getByRole('region', { name: 'Suggested by our team' });
  await expect(suggested.getByText(note)).toBeVisible();
  await expect(suggested.getByRole('heading', { name: groom })).toBeVisible();
  await expectAccessibleDayAndNight(her);
  await expectNoSidewaysScroll(her);
  await suggested.getByRole('button', { name: `Interested: ${groom}` }).click();
  await expect(toast(her, 'Interest Sent!')).toBeVisible();
  await expect(suggested.getByText('No suggestions waiting for your reply.')).toBeVisible();

  await him.goto('/notifications');
  await him.getByRole('link', { name: `Our team suggests a match: ${bride}` }).click();
  await expect(him).toHaveURL(/\/recommendations/);
  const received = him.getByRole('region', { name: 'Suggested by our team' });
  await expect(received.getByText('Interest received')).toBeVisible();
  await received.getByRole('button', { name: `Not for us: ${bride}` }).click();
  const dialog = him.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('We look for someone in Nashik');
  await expectAccessible(him);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(him, 'Thank you')).toBeVisible();
  await expect(received.getByRole('heading', { name: 'Suggested by our team' })).toBeFocused();
  await expect(received.getByText('No suggestions waiting for your reply.')).toBeVisible();

  // The replies are counted in the menu until they are opened.
  await staff.goto('/admin/suggestions');
  const isWide = staff.viewportSize()!.width >= 1024;
  if (!isWide) await staff.getByRole('button', { name: 'Menu' }).click();
  await expect(staff.getByRole('link', { name: /^Suggested matches \d+ waiting$/ })).toBeVisible();
  if (!isWide) await staff.keyboard.press('Escape');
  await staff.getByRole('tab', { name: /^Replied \d+ with a new reply$/ }).click();
  const row = staff
    .getByRole('row')
    .or(staff.getByRole('listitem'))
    .filter({ hasText: groom })
    .filter({ visible: true });
  await expect(row.getByText('New reply')).toBeVisible();
  await expectAccessible(staff);
  await row.getByRole('button', { name: /^Open/ }).click();
  const opened = staff.getByRole('dialog');
  await expect(opened.getByText('We look for someone in Nashik')).toBeVisible();
  await expectAccessible(staff);
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByText('New reply')).toBeHidden();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);

  await staff.goto(`/admin/users/${id}?suggest=${other}`);
  await expect(staff.getByText("This match can't be suggested")).toBeVisible();
  await expect(staff.getByText('There is already an interest between these two.')).toBeVisible();
  const onPage = staff.getByRole('region', { name: 'Suggested matches' });
  await expect(onPage.getByText('This family: Interested')).toBeVisible();
  await expect(onPage.getByText('The other family: Not for us')).toBeVisible();
  await expect(onPage.getByRole('link', { name: groom })).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await Promise.all([hers.close(), his.close()]);
});

test('a suggestion that nobody has replied to is withdrawn, and goes from the open page', {
  tag: '@slow',
}, async ({ page: staff, browser }) => {
  const [hers, his] = await Promise.all([browser.newContext(), browser.newContext()]);
  const her = await hers.newPage();
  const [bride, groom] = [newName('Vibha'), newName('Kedar')];
  const { id } = await addMember(hers.request, { name: bride });
  const man = { name: groom, gender: 'male', dateOfBirth: '1994-08-30' };
  const { id: other } = await addMember(his.request, man);
  await logInAs(staff.request, 'admin');
  const data = { one: id, other, note };
  expect((await staff.request.post('/api/staff/suggested-matches', { data })).ok()).toBe(true);
  await her.goto('/recommendations');
  await expect(her.getByRole('heading', { name: groom })).toBeVisible();

  await staff.goto('/admin/suggestions');
  await staff
    .getByRole('row')
    .or(staff.getByRole('listitem'))
    .filter({ hasText: groom })
    .getByRole('button', { name: /^Open/ })
    .click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(staff, 'Suggestion withdrawn')).toBeVisible();
  await expect(her.getByRole('heading', { name: groom })).toBeHidden();
  await staff.getByRole('tab', { name: 'Withdrawn' }).click();
  await expect(staff.getByText(groom).locator('visible=true').first()).toBeVisible();
  await Promise.all([hers.close(), his.close()]);
});
