import { expect, test } from '@playwright/test';
import { endAccess, joinTeam } from './colleagues.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

test('somebody of the support sees the site as a member who allows it, until the member stops it', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  const name = newName('Tarini');
  const colleague = newName('Kavita');
  const { id } = await addMember(page.request, { name });
  const viewport = page.viewportSize();
  const [office, theirs] = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
  const support = await theirs.newPage();
  await logInAs(office.request, 'admin');
  try {
    await joinTeam(office.request, support, { name: colleague, role: 'support' });
    await support.goto(`/admin/users/${id}`);
    await support.getByRole('button', { name: 'Ask to log in as this member' }).click();
    const dialog = support.getByRole('dialog', { name: 'Ask to log in as this member' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('You asked why nobody sees your photo');
    await expectAccessible(support);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(support, 'Request sent')).toBeVisible();
    await expect(support.getByText(/^You asked to log in as this member/)).toBeVisible();

    await page.goto('/notifications');
    await page.getByRole('link', { name: new RegExp(`^${colleague} from our team asks`) }).click();
    const section = page.getByRole('region', { name: 'Support access' });
    await expect(section.getByText('Reason: You asked why nobody sees your photo')).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);
    await section.getByRole('button', { name: 'Allow for 1 hour' }).click();
    await expect(section.getByText(new RegExp(`^${colleague} can see your account until`))).toBeVisible();

    const refused: string[] = [];
    support.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
    await support.getByRole('button', { name: 'Log in as this member' }).click();
    const bar = support.getByRole('region', { name: 'Viewing as a member' });
    await expect(bar.getByText(`Viewing as ${name}`)).toBeVisible();
    await expect(support).toHaveURL(/\/dashboard$/);
    await expectAccessibleDayAndNight(support);
    await expectNoSidewaysScroll(support);
    // The page asks for nothing that is closed to the team.
    expect(refused).toEqual([]);
    await support.goto(`/profile/${id}`);
    await expect(bar).toBeVisible();
    await expect(support.getByRole('heading', { name, level: 1 })).toBeVisible();
    // On a phone the panel of the interest is above the bar, which is above the members' own.
    const wide = support.viewportSize()!;
    await support.setViewportSize({ width: 360, height: 740 });
    await support.goto('/profile/P002');
    const panel = support.locator('[data-lower-edge]');
    await expect
      .poll(async () => {
        const [above, below] = [await panel.boundingBox(), await bar.boundingBox()];
        return above && below && above.y + above.height <= below.y + 1;
      })
      .toBe(true);
    await expectNoSidewaysScroll(support);
    await support.setViewportSize(wide);
    await support.goto('/messages');
    await expect(support.getByRole('heading', { name: 'Private' })).toBeVisible();
    await expectAccessible(support);
    await support.goto('/admin/users');
    await expect(support.getByRole('heading', { name: "You're viewing a member's account" })).toBeVisible();
    await expectAccessible(support);
    await support.getByRole('button', { name: 'Stop viewing' }).click();
    await expect(support).toHaveURL(new RegExp(`/admin/users/${id}$`));

    await support.getByRole('button', { name: 'Log in as this member' }).click();
    await expect(bar).toBeVisible();
    await expect(section.getByText(/Last viewed/)).toBeVisible();
    await section.getByRole('button', { name: 'Stop access' }).click();
    await expect(section.getByText(/The request has ended/)).toBeVisible();
    // The page of the colleague leaves by itself.
    await expect(bar).toHaveCount(0);
    await support.goto(`/admin/users/${id}`);
    await expect(support.getByRole('button', { name: 'Ask to log in as this member' })).toBeVisible();
  } finally {
    await endAccess(office.request, colleague);
    await theirs.close();
    await office.close();
  }
});
