import { recordAudit } from '../../../base/audit/audit.ts';
import type { Client } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { isStaffRole } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { hashPassword } from '../../../people/accounts/passwords/password.ts';
import { weaknessOn } from '../../../people/accounts/passwords/weakness.ts';
import { startSession } from '../../../people/accounts/sessions/sessions.ts';
import { addStaffAccount } from '../../../people/accounts/team/staff.ts';
import { managesStaff, seemsToManageStaff } from '../../../people/accounts/team/team.ts';
import { hashToken } from '../../../people/accounts/tokens/tokens.ts';
import { endInvitation, findStaffInvitation, lockInvitation } from './invitationStore.ts';

/** Returns what an invitation is about. Refuses a link that does not work any more as not found. */
export async function readStaffInvitation(app: App, client: Client, token: string) {
  const wait = await consume(app.db, app.clock, {
    key: `staff invitations from ${client.address}`,
    max: 120,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait);
  const found = await findStaffInvitation(app.db, hashToken(token), app.clock());
  if (!found || !isStaffRole(found.role)) throw refuse.notFound();
  // Said before a password is chosen in vain.
  if (!(await seemsToManageStaff(app.db, found.invited_by))) throw refuse.notFound();
  return { email: found.email, role: found.role };
}

/** Accepts an invitation: an account with its role, and a session. Of two at once, the second is not found. */
export async function acceptStaffInvitation(
  app: App,
  client: Client,
  { token, name, password }: { token: string; name: string; password: string },
) {
  const { email } = await readStaffInvitation(app, client, token);
  const weak = weaknessOn(app, password, [name, email]);
  if (weak) throw refuse.invalid({ password: weak });
  const passwordHash = await hashPassword(password);
  const account = await app.db.transaction().execute(async (tx) => {
    const seen = await findStaffInvitation(tx, hashToken(token), app.clock());
    // Whoever may not add colleagues any more does not by an old invitation.
    if (!seen || !(await managesStaff(tx, seen.invited_by))) throw refuse.notFound();
    const found = await lockInvitation(tx, seen.id);
    // It may have been changed while the lock was waited for.
    if (!found || !(await findStaffInvitation(tx, hashToken(token), app.clock()))) throw refuse.notFound();
    const id = await addStaffAccount(app, tx, { email: found.email, name, role: found.role, passwordHash });
    if (!id) throw refuse.conflict(code('staff_email_taken'));
    await endInvitation(tx, found.id, app.clock(), id);
    await recordAudit(tx, {
      actor: {
        accountId: id,
        role: isStaffRole(found.role) ? found.role : 'support',
        address: client.address,
        userAgent: client.userAgent,
      },
      action: 'create',
      subject: { kind: 'account', id },
      now: app.clock(),
      after: { staff: found.role, invitation: found.id },
    });
    return id;
  });
  return startSession(app, client, account);
}
