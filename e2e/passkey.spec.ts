import { expect, test } from '@playwright/test';
import {
  addFingerprintReader,
  endAccess,
  enterPassword,
  joinTeam,
  COLLEAGUE_PASSWORD as password,
} from './colleagues.ts';
import { expectAccessible, logInAs, newName, toast } from './steps.ts';

test('a colleague without an authenticator app adds a passkey, logs in with it and removes it', {
  tag: ['@desk', '@slow'],
}, async ({ page: admin, browser }) => {
  await logInAs(admin.request, 'admin');
  const name = newName('Latika');
  const context = await browser.newContext();
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  try {
    const email = await joinTeam(admin.request, page, { name, role: 'support' });
    const { cdp, authenticatorId } = await addFingerprintReader(page);
    await page.goto('/admin/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    // Nothing is protected yet that a password would have to open.
    await expect(dialog.getByLabel('Your password')).toBeHidden();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name of this passkey').fill('Reception computer');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await dialog.getByRole('button', { name: "I've saved them" }).click();
    const remove = page.getByRole('button', { name: 'Remove Reception computer' });
    await expect(remove).toBeVisible();
    await expect(page.getByText(/^Added on /)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name of this passkey').fill('The same again');
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This passkey has already been added.')).toBeVisible();
    await expectAccessible(page);

    await enterPassword(page, email);
    await expect(usePasskey).toBeVisible();
    await expect(page.getByLabel('Recovery code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use your app' })).toBeHidden();
    await expectAccessible(page);
    // As on a computer that does not have it.
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await usePasskey.click();
    await expect(page.getByText('The passkey was not used.')).toBeVisible();
    await expectAccessible(page);
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0]! });
    await usePasskey.click();
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByText(`Welcome, ${name}!`)).toBeVisible();

    await page.goto('/admin/profile');
    await expect(page.getByText(/^Last used on /)).toBeVisible();
    await remove.click();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Passkey removed')).toBeVisible();
    await expect(remove).toBeHidden();

    await enterPassword(page, email);
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByText(`Welcome, ${name}!`)).toBeVisible();
  } finally {
    await context.close();
    await endAccess(admin.request, name);
  }
});
