import { recordAudit } from '../../base/audit/audit.ts';
import type { Client, Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { endImpersonation, openImpersonation } from '../accounts/sessions/impersonation.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { accessEventData, accessSubject } from './access.ts';
import { stateOf } from './rules.ts';
import { lockAccess, setAccess } from './store.ts';

type Call = { staff: Staff; viewer: Viewer; client: Client };

/**
 * Lets a staff member's browser see the site as the account that has allowed it, until the access or their own session ends.
 * Refuses a colleague's access as not found, and one that is not allowed or no longer allowed.
 */
export async function logInAs(app: App, { staff, viewer, client }: Call, id: string) {
  const { token, endsAt } = await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockAccess(tx, id);
    if (row?.asked_by !== staff.accountId) throw refuse.notFound();
    const managers = await listManagerRows(tx, row.profile_id);
    const manages = managers.some(({ account_id }) => account_id === row.account_id);
    if (stateOf(row, now) !== 'allowed' || !manages) throw refuse.conflict(code('access_not_allowed'));
    const ends = new Date(Math.min(row.ends_at.getTime(), viewer.sessionEndsAt.getTime()));
    const opened = await openImpersonation(tx, {
      accessId: id,
      accountId: row.account_id,
      profileId: row.profile_id,
      openedFrom: viewer.sessionId,
      userAgent: client.userAgent,
      now,
      expiresAt: ends,
    });
    await setAccess(tx, id, { last_used_at: now });
    await recordEvent(tx, {
      name: 'account_access.used',
      data: accessEventData(row),
      actor: staff.accountId,
      subject: accessSubject(row),
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'log_in_as',
      subject: { kind: 'profile', id: row.public_id },
      now,
      reason: row.reason,
      before: { access: id },
      after: { access: id, until: ends },
    });
    return { token: opened, endsAt: ends };
  });
  client.setImpersonation({ token, endsAt });
  return { endsAt: endsAt.toISOString() };
}

/** Goes back to the staff's own session. Returns the profile that was looked at; null where it has ended before. */
export async function leaveImpersonation(app: App, viewer: Viewer, client: Client) {
  const { impersonator, profile } = viewer;
  client.setImpersonation(null);
  if (!impersonator) return { member: null };
  await app.db.transaction().execute(async (tx) => {
    await endImpersonation(tx, viewer.sessionId);
    if (!profile) return;
    await recordAudit(tx, {
      actor: {
        accountId: impersonator.accountId,
        role: impersonator.role,
        address: client.address,
        userAgent: client.userAgent,
      },
      action: 'log_out_as',
      subject: { kind: 'profile', id: profile.publicId },
      now: app.clock(),
    });
  });
  return { member: profile?.publicId ?? null };
}
