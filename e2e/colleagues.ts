import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkTo } from './emails.ts';

/** Makes whoever has this page a colleague with a role, by an invitation of an admin. */
export async function joinTeam(
  admin: APIRequestContext,
  colleague: Page,
  { name, role }: { name: string; role: string },
): Promise<void> {
  const password = 'a quiet river 7';
  const email = `${role}-${process.pid}-${Date.now()}@example.com`;
  const invited = await admin.post('/api/staff/invitations', { data: { email, role } });
  expect(invited.ok()).toBe(true);
  const token = (await linkTo(email, '/admin/join')).split('#')[1];
  const joined = await colleague.request.put('/api/staff-invitation/acceptance', {
    data: { token, name, password, confirmPassword: password },
  });
  expect(joined.ok()).toBe(true);
}

/** Ends the access of every colleague with a name. */
export async function endAccess(admin: APIRequestContext, name: string): Promise<void> {
  const { staff } = await (await admin.get('/api/staff/team')).json();
  for (const one of staff.filter((other: { name: string }) => other.name === name))
    await admin.post(`/api/staff/team/${one.id}/end`, { data: { reason: 'Left' } });
}
