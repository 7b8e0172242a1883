import { expect, type Page, test } from '@playwright/test';
import { endAccess, joinTeam } from './colleagues.ts';
import { buy, history } from './paying.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

/** Opens the payment of a member from the list, which is a table or cards. */
const openPayment = (page: Page, name: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: name })
    .getByRole('button', { name: /^View payment/ })
    .click();

// Other journeys refund less than this on the same site.
test('a refund over the limit is asked for, and a colleague approves it', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  const name = newName('Tarini');
  const colleagueName = newName('Kavita');
  await addMember(page.request, { name });
  await buy(page, 'Platinum');
  const viewport = page.viewportSize();
  const office = await browser.newContext({ viewport });
  const admin = await office.newPage();
  const theirs = await browser.newContext({ viewport });
  const finance = await theirs.newPage();
  await logInAs(admin.request, 'admin');
  try {
    await joinTeam(admin.request, finance, { name: colleagueName, role: 'finance' });
    await admin.goto('/admin/settings?tab=refunds');
    const limit = admin.getByLabel('Needs approval above (₹)');
    await limit.fill('five');
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByText('Please enter an amount in rupees.')).toBeVisible();
    await limit.fill('8,000');
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(admin, 'Saved')).toBeVisible();
    await admin.reload();
    await expect(limit).toHaveValue('8000');
    await expectAccessibleDayAndNight(admin);
    await expectNoSidewaysScroll(admin);

    await admin.goto('/admin/payments');
    await openPayment(admin, name);
    const details = admin.getByRole('dialog', { name: 'Payment' });
    await details.getByRole('button', { name: /^Refund payment/ }).click();
    const question = admin.getByRole('dialog', { name: 'Refund', exact: true });
    await expect(question.getByText(/This amount needs approval/)).toBeVisible();
    await question.getByLabel('Amount in rupees').fill('8000');
    await expect(question.getByText(/This amount needs approval/)).toBeHidden();
    await question.getByLabel('Amount in rupees').fill('8500');
    await question.getByLabel('Reason').fill('Within seven days');
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(toast(admin, 'Refund of ₹8,500 is waiting for approval')).toBeVisible();
    await expect(details.getByText(/^You asked for this refund/)).toBeVisible();
    await expect(details.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expectAccessible(admin);
    await page.goto('/subscription');
    await expect(history(page).filter({ hasText: 'Platinum' }).first()).toBeVisible();
    await expect(history(page).filter({ hasText: /We refunded|Your refund/ })).toHaveCount(0);

    await finance.goto('/admin/dashboard');
    await finance.getByRole('link', { name: /payments? needs? attention$/ }).click();
    const waiting = finance
      .getByRole('listitem')
      .filter({ has: finance.getByRole('heading', { name: `Refund of ₹8,500 to ${name}` }) });
    await waiting.getByRole('button', { name: 'Assign to me' }).click();
    await expect(waiting.getByText('Assigned to you')).toBeVisible();
    // It would start another refund, and look like the approval of this one.
    await expect(waiting.getByRole('button', { name: /^Refund payment/ })).toHaveCount(0);
    await expectAccessibleDayAndNight(finance);
    await expectNoSidewaysScroll(finance);
    await waiting.getByRole('button', { name: 'Return to queue' }).click();
    await expect(waiting.getByText('Assigned to you')).toBeHidden();
    await waiting.getByRole('button', { name: 'Assign to me' }).click();
    await expect(details.getByText(`${colleagueName} is handling it`)).toBeVisible();
    await waiting.getByRole('button', { name: /^View payment/ }).click();
    const story = finance.getByRole('dialog', { name: 'Payment' });
    const approve = story.getByRole('button', { name: 'Approve the refund of ₹8,500' });
    await approve.click();
    await expect(story.getByText('Please write a note.')).toBeVisible();
    await expectAccessible(finance);
    await story.getByLabel('Note').fill('Checked the dates');
    await approve.click();
    await expect(toast(finance, 'Refund of ₹8,500 approved')).toBeVisible();
    await expect(story.getByText(`Approved by ${colleagueName}`)).toBeVisible();
    await expect(story.getByText('Checked the dates')).toBeVisible();
    await expectAccessible(finance);
    // The page of the colleague who asked follows.
    await expect(waiting).toHaveCount(0);
    await expect(details.getByText(`Approved by ${colleagueName}`)).toBeVisible();
  } finally {
    await admin.request.put('/api/staff/settings/refunds', { data: { abovePaise: null } });
    await endAccess(admin.request, colleagueName);
    await theirs.close();
    await office.close();
  }
});
