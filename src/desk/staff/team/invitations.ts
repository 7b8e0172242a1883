import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import type { StaffRole } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { findAccountId } from '../../../people/accounts/read.ts';
import { STAFF_INVITATION_DAYS } from '../shared/rules.ts';
import {
  endInvitation,
  insertStaffInvitation,
  lockInvitation,
  renewInvitation,
  setToken,
} from './invitationStore.ts';

const expiryFrom = (now: Date) => new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);

const subjectOf = (id: string) => ({ kind: 'staff_invitation' as const, id });

/** Invites somebody to the team by email. Refuses an address that has an account, or an invitation that waits. */
export async function invite(
  app: App,
  staff: Staff,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ id: string }> {
  const now = app.clock();
  return app.db.transaction().execute(async (tx) => {
    if (await findAccountId(tx, email)) throw refuse.invalid({ email: code('staff_email_taken') });
    const added = await insertStaffInvitation(tx, {
      email,
      role,
      invitedBy: staff.accountId,
      now,
      expiresAt: expiryFrom(now),
    });
    if (!added) throw refuse.invalid({ email: code('staff_invited') });
    const { id } = added;
    await recordEvent(tx, {
      name: 'staff.invited',
      data: { invitation: id },
      actor: staff.accountId,
      subject: { kind: 'staff_invitation', id },
      jobs: [{ task: 'mail_staff_invitation', payload: { invitation: id } }],
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'create',
      subject: subjectOf(id),
      now,
      after: { role },
    });
    return { id };
  });
}

/** Sends an invitation again, for another seven days. The link sent before ends. Five an hour at most. */
export async function resendInvitation(app: App, staff: Staff, id: string): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `staff invitation ${id}`,
    max: 5,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait, code('invitation_too_often'));
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockInvitation(tx, id))) throw refuse.notFound();
    await setToken(tx, id, null);
    await renewInvitation(tx, id, { invitedBy: staff.accountId, expiresAt: expiryFrom(now) });
    await recordEvent(tx, {
      name: 'staff.invited',
      data: { invitation: id },
      actor: staff.accountId,
      subject: { kind: 'staff_invitation', id },
      jobs: [{ task: 'mail_staff_invitation', payload: { invitation: id } }],
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: subjectOf(id),
      now,
      after: { expiresAt: expiryFrom(now).toISOString() },
    });
  });
}

/** Withdraws an invitation: its link ends. */
export async function withdrawInvitation(app: App, staff: Staff, id: string): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockInvitation(tx, id))) throw refuse.notFound();
    await endInvitation(tx, id, now, null);
    await recordEvent(tx, {
      name: 'staff.invited',
      data: { invitation: id },
      actor: staff.accountId,
      subject: { kind: 'staff_invitation', id },
    });
    await recordAudit(tx, { actor: staff, action: 'remove', subject: subjectOf(id), now });
  });
}
