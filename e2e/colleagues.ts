import { type APIRequestContext, type CDPSession, expect, type Page } from '@playwright/test';
import { linkTo } from './emails.ts';

/** The password of a colleague who joins by `joinTeam`. */
export const COLLEAGUE_PASSWORD = 'a quiet river 7';

/** Makes the user of this page a colleague with a role, by an invitation of an admin. Returns their email address. */
export async function joinTeam(
  admin: APIRequestContext,
  colleague: Page,
  { name, role }: { name: string; role: string },
): Promise<string> {
  const password = COLLEAGUE_PASSWORD;
  const email = `${role}-${process.pid}-${Date.now()}@example.com`;
  const invited = await admin.post('/api/staff/invitations', { data: { email, role } });
  expect(invited.ok()).toBe(true);
  const token = (await linkTo(email, '/admin/join')).split('#')[1];
  const joined = await colleague.request.put('/api/staff-invitation/acceptance', {
    data: { token, name, password, confirmPassword: password },
  });
  expect(joined.ok()).toBe(true);
  return email;
}

/** Ends the access of every colleague with a name. */
export async function endAccess(admin: APIRequestContext, name: string): Promise<void> {
  const { staff } = await (await admin.get('/api/staff/team')).json();
  for (const one of staff.filter((other: { name: string }) => other.name === name))
    await admin.post(`/api/staff/team/${one.id}/end`, { data: { reason: 'Left' } });
}

/** Gives a page's browser a fingerprint reader whose owner agrees at once. */
export async function addFingerprintReader(
  page: Page,
): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Leaves the session behind and logs in with the password of `joinTeam`: up to the second step, where there is one. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/admin/login');
  // A demo fills in the fields a moment after they appear.
  await expect(page.getByLabel('Email')).toHaveValue('admin@humsafar.example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
