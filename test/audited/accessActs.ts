import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What somebody of the support does to see the site as a member. */
export async function accessActs(support: Browser, member: { id: string; browser: Browser }): Promise<Act[]> {
  const at = `/api/staff/members/${member.id}`;
  const { managers } = (await support.get(at)).body;
  const reason = 'You asked why nobody sees your photo';
  const row = (action: string, more: object = {}) => ({
    ...{ role: 'support', action, subject_kind: 'profile', subject_ids: [member.id] },
    ...more,
  });
  let access: string;
  return [
    [
      'accountAccess.ask',
      async () => {
        const asked = await support.post(`${at}/access`, { manager: managers[0].id, reason });
        access = asked.body.id;
        return asked;
      },
      row('request_access', { reason }),
    ],
    ['accountAccess.ofMember', () => support.get(`${at}/access`), null],
    [
      'accountAccess.logIn',
      async () => {
        await member.browser.put(`/api/me/team-access/${access}/answer`, { allowed: true });
        return support.post(`/api/staff/access/${access}/session`);
      },
      row('log_in_as', { reason }),
    ],
    ['accountAccess.leave', () => support.delete('/api/team-access/session'), row('log_out_as')],
  ];
}
