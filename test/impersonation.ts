import type { Test } from './app.ts';
import type { Browser } from './client.ts';
import { addStaff } from './staff.ts';

type Member = { id: string; browser: Browser };

/** Asks the only manager of a member's profile for access. Returns the request's id. */
export async function askAccess(staff: Browser, { id }: Pick<Member, 'id'>): Promise<string> {
  const { managers } = (await staff.get(`/api/staff/members/${id}`)).body;
  const asked = await staff.post(`/api/staff/members/${id}/access`, {
    manager: managers[0].id,
    reason: 'You asked why nobody sees your photo',
  });
  if (asked.status !== 200) throw new Error(`Not asked: ${JSON.stringify(asked.body)}`);
  return asked.body.id;
}

/** Lets somebody of the support see the site as a member, who allows it. Returns their browser and the request's id. */
export async function logInAs(site: Test, member: Member, staff?: Browser) {
  const browser = staff ?? (await addStaff(site, 'Lata Menon', 'support'));
  const access = await askAccess(browser, member);
  const allowed = await member.browser.put(`/api/me/team-access/${access}/answer`, { allowed: true });
  if (allowed.status !== 200) throw new Error(`Not allowed: ${JSON.stringify(allowed.body)}`);
  const opened = await browser.post(`/api/staff/access/${access}/session`);
  if (opened.status !== 200) throw new Error(`Not opened: ${JSON.stringify(opened.body)}`);
  return { browser, access };
}
