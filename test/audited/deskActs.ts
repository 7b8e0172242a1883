import type { Browser } from '../client.ts';
import type { PaymentTest } from '../gateway.ts';
import { addStaff } from '../staff.ts';
import type { Act } from './act.ts';

/** What an admin does about the team, the audit log, and many members at once. */
export function deskActs(
  admin: Browser,
  site: PaymentTest,
  [one, other]: { id: string; key: number }[],
): Act[] {
  const reason = 'Left the bureau';
  const colleague = async (name: string) =>
    (await admin.get('/api/staff/team')).body.staff.find((it: { name: string }) => it.name === name).id;
  const invitation = async () => (await admin.get('/api/staff/team')).body.invitations[0].id;
  const row = (action: string, more: object = {}) => ({ action, subject_kind: 'account', ...more });
  const invited = (action: string) => ({ action, subject_kind: 'staff_invitation' });
  const of = (action: string) => ({ action, subject_kind: 'profile', subject_ids: [one!.id] });
  const ids = [one!.id];
  const unverify = () =>
    site.app.db
      .updateTable('accounts')
      .set({ email_verified_at: null })
      .where('id', 'in', (from) =>
        from.selectFrom('profile_managers').select('account_id').where('profile_id', '=', other!.key),
      )
      .execute();
  return [
    ['staff.team', () => admin.get('/api/staff/team'), null],
    [
      'staff.invite',
      () => admin.post('/api/staff/invitations', { email: 'gita@trust.example', role: 'editor' }),
      { ...invited('create'), after: { role: 'editor' } },
    ],
    [
      'staff.resendInvitation',
      async () => admin.post(`/api/staff/invitations/${await invitation()}/email`),
      invited('change'),
    ],
    [
      'staff.withdrawInvitation',
      async () => admin.delete(`/api/staff/invitations/${await invitation()}`),
      invited('remove'),
    ],
    [
      'staff.changeRole',
      async () => {
        await addStaff(site, 'Farida Shaikh', 'editor');
        return admin.put(`/api/staff/team/${await colleague('Farida Shaikh')}/role`, { role: 'support' });
      },
      row('change', { before: { staff: 'editor' }, after: { staff: 'support' } }),
    ],
    [
      'staff.resetSecondFactor',
      async () => {
        const { account_id } = await site.app.db
          .selectFrom('staff')
          .select('account_id')
          .where('name', '=', 'Farida Shaikh')
          .executeTakeFirstOrThrow();
        await site.app.db
          .insertInto('staff_authenticators')
          .values({ account_id, secret: 'sealed', confirmed_at: new Date() })
          .execute();
        const id = await colleague('Farida Shaikh');
        return admin.post(`/api/staff/team/${id}/second-factor-reset`, { reason });
      },
      row('change', { reason, after: { secondFactor: false } }),
    ],
    [
      'staff.endAccess',
      async () => admin.post(`/api/staff/team/${await colleague('Farida Shaikh')}/end`, { reason }),
      row('change', { reason, before: { access: true }, after: { access: false } }),
    ],
    [
      'staff.restoreAccess',
      async () => admin.put(`/api/staff/team/${await colleague('Farida Shaikh')}/access`, { role: 'editor' }),
      row('change', { after: { access: true, staff: 'editor' } }),
    ],
    [
      'staff.rename',
      () => admin.put('/api/staff/me/name', { name: 'Kamala R. Iyer' }),
      row('change', { after: { name: 'Kamala R. Iyer' } }),
    ],
    [
      'audit.list',
      () => admin.get('/api/staff/audit'),
      { action: 'read', subject_kind: 'audit_log', subject_ids: ['page'] },
    ],
    ['audit.people', () => admin.get('/api/staff/audit/people'), null],
    ['audit.verify', () => admin.get('/api/staff/audit/verification'), null],
    [
      'members.previewBulk',
      () => admin.post('/api/staff/bulk-previews', { act: 'suspend', ids }),
      of('read'),
    ],
    [
      'members.bulkWarn',
      () => admin.post('/api/staff/bulk-warnings', { ids, reason: 'money', message: 'Please stop.' }),
      of('warn'),
    ],
    [
      'members.bulkSuspend',
      () => admin.post('/api/staff/bulk-suspensions', { ids, reason: 'money', days: 7 }),
      of('suspend'),
    ],
    ['members.bulkRestore', () => admin.post('/api/staff/bulk-restorations', { ids, reason }), of('restore')],
    [
      'members.bulkSuspend, again',
      () => admin.post('/api/staff/bulk-suspensions', { ids, reason: 'money', days: 7 }),
      of('suspend'),
    ],
    ['members.undoable', () => admin.get('/api/staff/undoable-suspensions'), null],
    ['members.undoSuspensions', () => admin.post('/api/staff/suspension-undos', { ids }), of('restore')],
    [
      'members.bulkVerificationMail',
      async () => {
        await unverify();
        return admin.post('/api/staff/bulk-verification-emails', { ids: [other!.id] });
      },
      { action: 'change', subject_ids: [other!.id], after: { verificationEmails: 1 } },
    ],
  ];
}
