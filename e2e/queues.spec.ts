import { expect, type Locator, test } from '@playwright/test';
import { endAccess, joinTeam } from './colleagues.ts';
import {
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';
import { addWaitingMembers, clearReviews, makeOverdue } from './waiting.ts';

test('a review is assigned to one of two colleagues with the same name, and a refusal is shown there', {
  tag: ['@both', '@slow'],
}, async ({ page: staff, browser }) => {
  await logInAs(staff.request, 'admin');
  const name = newName('Kavita');
  const member = newName('Sarayu');
  const viewport = staff.viewportSize();
  const [first, second] = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
  const colleagues = [await first.newPage(), await second.newPage()];
  try {
    for (const colleague of colleagues) await joinTeam(staff.request, colleague, { name, role: 'moderator' });
    await addWaitingMembers([member]);
    const open = { name: `Open review of ${member}` };
    await staff.goto('/admin/reviews');
    await staff.getByRole('button', open).locator('visible=true').click();
    const choice = staff.getByLabel('Assign to a colleague');

    // The account of nobody, as if that colleague had just left.
    await staff.route('**/claim', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), colleague: 987654321 } }),
    );
    const assign = staff.getByRole('button', { name: 'Assign', exact: true });
    await choice.selectOption({ label: name });
    await assign.click();
    await expect(choice).toHaveAccessibleDescription(/This colleague can no longer do this/);
    await expectAccessible(staff);
    await expectNoSidewaysScroll(staff);
    await staff.unroute('**/claim');

    // The arrow keys pass others: a colleague gets it when the button is pressed, not on the way.
    await choice.selectOption({ label: name });
    await expect(choice).not.toHaveAccessibleDescription(/./);
    await assign.press('Enter');
    await expect(toast(staff, 'Assigned')).toBeVisible();
    await staff.goto('/admin/reviews');
    await staff.getByRole('button', open).locator('visible=true').click();
    const review = staff.getByRole('region', { name: `Review of ${member}` });
    await expect(review.getByText(`${name} is handling it`)).toBeVisible();
    const theirs = await Promise.all(
      colleagues.map(async (colleague) => {
        await colleague.goto('/admin/dashboard');
        await expect(colleague.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
        return colleague.getByText('For you: 1').count();
      }),
    );
    expect(theirs.toSorted()).toEqual([0, 1]);
    const holder = colleagues[theirs.indexOf(1)]!;
    await expectAccessibleDayAndNight(holder);
    await expectNoSidewaysScroll(holder);
    // The menu beside the page has room for it.
    await holder.setViewportSize({ width: 1280, height: 800 });
    const link = holder
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: /^Reviews.* 1 for you/ });
    const right = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!;
      return x + width;
    };
    expect(await right(link)).toBeGreaterThan((await right(link.locator('.rounded-full').last())) + 7);
    await expect(link.locator('svg').first()).toHaveJSProperty('clientWidth', 20);
    // The other one of that name can still be chosen.
    await expect(choice.getByRole('option', { name })).toHaveCount(1);
  } finally {
    await endAccess(staff.request, name);
    await clearReviews(staff.request);
    await first.close();
    await second.close();
  }
});

test('what is overdue is on top of the queue and marked on the dashboard; decided, it is neither @desk', {
  tag: '@slow',
}, async ({ page: staff }) => {
  await staff.setViewportSize({ width: 768, height: 1024 });
  await logInAs(staff.request, 'admin');
  await clearReviews(staff.request);
  const [first, late] = [newName('Sarayu'), newName('Vasudha')];
  await addWaitingMembers([first]);
  const [overdue] = await addWaitingMembers([late]);
  await makeOverdue(overdue!.id);
  await staff.goto('/admin/dashboard');
  const queue = staff.getByRole('listitem').filter({ hasText: 'new profiles are waiting' });
  await expect(queue.getByText('Overdue')).toBeVisible();
  await expectAccessible(staff);
  await queue.getByRole('link').click();
  const rows = staff.getByRole('button', { name: /^Open review of / }).locator('visible=true');
  await expect(rows).toHaveText([`Open review of ${late}`, `Open review of ${first}`]);
  await expect(staff.getByText('Overdue').locator('visible=true')).toHaveCount(1);
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await rows.first().click();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(staff, 'Approved')).toBeVisible();
  await staff.goto('/admin/reviews');
  await expect(rows).toHaveText([`Open review of ${first}`]);
  await expect(staff.getByText('Overdue')).toBeHidden();
  await clearReviews(staff.request);
});
