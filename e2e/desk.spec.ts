import { expect, type Page, test } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { addFingerprintReader, enterPassword, COLLEAGUE_PASSWORD as password } from './colleagues.ts';
import { linkTo } from './emails.ts';
import { addMember, expectAccessible, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

/** Enters a code that the site has not taken yet: each works once. */
async function enterCode(page: Page, app: TOTP, ahead = 0): Promise<void> {
  await page.getByLabel('Code from your app').fill(app.generate({ timestamp: Date.now() + ahead }));
}

test('an admin invites a moderator, who sets up two-step login and logs in with a code', {
  tag: '@both',
}, async ({ page: admin, browser }) => {
  const email = `gita-${process.pid}-${Date.now()}@example.com`;
  await logInAs(admin.request, 'admin');
  await admin.goto('/admin/staff');
  await expect(
    admin.getByRole('list', { name: 'Staff', exact: true }).getByText('You', { exact: true }),
  ).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin.getByRole('button', { name: 'Invite' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please choose a role.')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Moderator');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(admin, 'Invitation sent')).toBeVisible();
  await expect(admin.getByRole('button', { name: `Send again: ${email}` })).toBeVisible();

  const context = await browser.newContext();
  const gita = await context.newPage();
  await gita.goto(await linkTo(email, '/admin/join'));
  await expect(gita.getByRole('heading', { level: 1, name: 'Join the team' })).toBeVisible();
  await expectAccessible(gita);
  await expectNoSidewaysScroll(gita);
  await gita.getByLabel('Your name').fill('Gita Joshi');
  await gita.getByLabel('Password', { exact: true }).fill(password);
  await gita.getByLabel('Confirm password').fill(password);
  await gita.getByRole('button', { name: 'Accept invitation' }).click();
  await gita.waitForURL('**/admin/dashboard');
  await gita.getByRole('button', { name: 'My Account' }).click();
  await gita.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(gita.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(gita.getByText('Authenticator app')).toBeVisible();
  await expectAccessible(gita);
  await expectNoSidewaysScroll(gita);

  const begun = gita.waitForResponse('**/api/account/second-factor/app');
  await gita.getByRole('button', { name: 'Set up', exact: true }).click();
  const { uri } = (await (await begun).json()) as { uri: string };
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error('This is no authenticator app.');
  const theirs = gita.getByRole('dialog');
  await expect(theirs.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(gita);
  await enterCode(gita, app);
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await expect(theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const recovery = (await theirs.getByRole('listitem').first().textContent())!;
  await expectAccessible(gita);
  await theirs.getByRole('button', { name: "I've saved them" }).click();
  await expect(gita.getByText('10 codes left')).toBeVisible();

  await addFingerprintReader(gita);
  await gita.getByRole('button', { name: 'Add a passkey' }).click();
  await theirs.getByLabel('Name of this passkey').fill('Office laptop');
  await theirs.getByLabel('Your password').fill(password);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(gita.getByRole('button', { name: 'Remove Office laptop' })).toBeVisible();

  await enterPassword(gita, email);
  await gita.getByLabel('Code from your app').fill('000 000');
  await gita.getByRole('button', { name: 'Verify' }).click();
  await expect(gita.getByText(/This code is not correct/)).toBeVisible();
  await expectAccessible(gita);
  // The one just used works no more; the next one is taken a little early.
  await enterCode(gita, app, 30_000);
  await gita.getByRole('button', { name: 'Verify' }).click();
  await gita.waitForURL('**/admin/dashboard');
  await expect(gita.getByText('Welcome, Gita Joshi!')).toBeVisible();

  await enterPassword(gita, email);
  await gita.getByRole('button', { name: 'Use a passkey' }).click();
  await gita.waitForURL('**/admin/dashboard');
  expect(recovery).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);

  await admin.goto('/admin/staff');
  const row = admin
    .getByRole('list', { name: 'Staff', exact: true })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(row).toContainText('Two-step login on');
  await row.getByRole('button', { name: 'End access: Gita Joshi' }).click();
  await dialog.getByLabel('Reason').fill('Left the bureau');
  await dialog.getByRole('button', { name: 'End access' }).click();
  await expect(toast(admin, 'Access ended')).toBeVisible();
  // Their open page leaves at once.
  await expect(gita).toHaveURL(/\/admin\/login/);
  await context.close();

  await admin.goto('/admin/audit?kind=account&action=change');
  const log = admin.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(log.filter({ hasText: 'Left the bureau' }).first()).toContainText('Account Gita Joshi');
});

test('an admin suspends several users, undoes it, and finds it in the audit log', {
  tag: ['@both', '@slow'],
}, async ({ page: admin, browser }) => {
  const context = await browser.newContext();
  // Its own name, so that the search finds these two alone.
  const word = `Bulkika${String.fromCharCode(
    ...String(Date.now())
      .split('')
      .map((digit) => 97 + Number(digit)),
  )}`;
  const one = await addMember(context.request, { name: `${word} Apte` });
  const two = await addMember(context.request, { name: `${word} Bhat` });
  await context.close();

  await logInAs(admin.request, 'admin');
  // More than an act takes at a time: what is chosen is named as it is.
  await admin.goto('/admin/users');
  await admin
    .getByLabel(/^Select /)
    .locator('visible=true')
    .first()
    .check();
  await admin.getByRole('button', { name: /^Select the newest 200 of \d+$/ }).click();
  await expect(admin.getByText(/^The newest 200 of \d+ that match$/)).toBeVisible();

  await admin.goto(`/admin/users?q=${word}`);
  await expect(admin.getByText('2 profiles', { exact: true })).toBeVisible();
  await admin.getByLabel(`Select ${word} Apte`).locator('visible=true').check();
  await expect(admin.getByText('1 user selected')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'End suspension' })).toBeVisible();
  await admin.getByRole('button', { name: 'Select all 2 that match' }).click();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin
    .getByRole('region', { name: 'Selected users' })
    .getByRole('button', { name: 'Suspend' })
    .click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Selected users' })).toContainText(one.id);
  await expect(dialog.getByRole('list', { name: 'Selected users' })).toContainText(two.id);
  await dialog.getByRole('button', { name: 'Suspend 2 users' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByLabel('Reason').selectOption({ label: 'Asks for money' });
  await dialog.getByRole('button', { name: 'Suspend 2 users' }).click();
  await expect(dialog.getByText('Done for 2 users')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(admin.getByText(/^You suspended 2 users in bulk at /)).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Suspension undone')).toBeVisible();

  await admin.goto(`/admin/audit?subject=${two.id}&action=restore`);
  const rows = admin.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Ended the suspension');
  await rows.getByRole('button', { name: /^Show details/ }).click();
  await expect(rows.getByText('suspended: false')).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin.getByRole('button', { name: 'Check the log' }).click();
  await expect(admin.getByText('The audit log is unchanged')).toBeVisible();
  await expectAccessible(admin);

  await admin.getByRole('button', { name: 'Filters' }).click();
  await admin.getByLabel('What').selectOption({ label: 'Suspended' });
  await admin.getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Suspended');
  await admin.goBack();
  await expect(rows).toContainText('Ended the suspension');
  await expect(admin.getByLabel('What')).toHaveValue('restore');
});
