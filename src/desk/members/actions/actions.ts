import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { verifyIdentity } from '../../../people/identity/verification.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import type { ReportReason } from '../../../people/safety/shared/rules.ts';
import { restoreProfile, type Suspension, suspendByStaff } from '../../../people/sanctions/suspensions.ts';
import { warnProfile } from '../../../people/sanctions/warnings.ts';
import { readMemberKey } from '../members.ts';

type WithReason = { id: string; reason: string };

/** Sets or removes that the identity behind a profile is verified. Refuses with CONFLICT when it is so already. */
export async function verifyMember(
  app: App,
  staff: Staff,
  { id, verified, reason }: WithReason & { verified: boolean },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const profile = await readMemberKey(app, tx, id);
    await lockProfile(tx, profile);
    if (!(await verifyIdentity(app, tx, staff, { profile, publicId: id, verified, reason }))) {
      throw refuse.conflict(verified ? code('member_verified') : code('member_not_verified'));
    }
  });
}

/** Warns the managers of a profile. */
export async function warnMember(
  app: App,
  staff: Staff,
  { id, reason, message }: { id: string; reason: ReportReason; message: string },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const profile = await readMemberKey(app, tx, id);
    const warning = await warnProfile(app, tx, profile, { reason, message, actor: staff.accountId });
    await recordAudit(tx, {
      actor: staff,
      action: 'warn',
      subject: { kind: 'profile', id },
      now: app.clock(),
      reason,
      after: { warning },
    });
  });
}

/** Suspends the accounts that act for a profile. Of two at once, the second is refused with CONFLICT. */
export async function suspendMember(
  app: App,
  staff: Staff,
  { id, ...it }: Suspension & { id: string; bulk?: string },
) {
  return app.db.transaction().execute(async (tx) => {
    const until = await suspendIn(app, tx, staff, { id, ...it });
    return { until: until?.toISOString() ?? null };
  });
}

/** As `suspendMember`, in the caller's transaction. */
export async function suspendIn(
  app: App,
  tx: Tx,
  staff: Staff,
  { id, bulk = null, ...it }: Suspension & { id: string; bulk?: string | null },
): Promise<Date | null> {
  const profile = await readMemberKey(app, tx, id);
  return suspendByStaff(app, tx, staff, { ...it, profile: { id: profile, publicId: id }, bulk });
}

/** Ends the suspension of a profile. Refuses with CONFLICT when it is not suspended. */
export async function restoreMember(app: App, staff: Staff, it: WithReason): Promise<void> {
  await app.db.transaction().execute((tx) => restoreIn(app, tx, staff, it));
}

/** As `restoreMember`, in the caller's transaction. */
export async function restoreIn(app: App, tx: Tx, staff: Staff, { id, reason }: WithReason): Promise<void> {
  const profile = await readMemberKey(app, tx, id);
  await restoreProfile(app, tx, profile, staff.accountId);
  await recordAudit(tx, {
    actor: staff,
    action: 'restore',
    subject: { kind: 'profile', id },
    now: app.clock(),
    reason,
    before: { suspended: true },
    after: { suspended: false },
  });
}
