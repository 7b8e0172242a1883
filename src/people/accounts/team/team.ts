import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type Capability, can, isStaffRole, type StaffRole } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockAccount } from '../read.ts';
import { deleteFactors } from '../secondFactor/factorStore.ts';
import { endEverySession } from '../sessions/sessions.ts';
import { findHindrance, listStaff, listWholeTeam, lockTeam, updateStaff } from './teamStore.ts';

const MANAGE: Capability = 'staff.manage';

/** Returns all current and former staff. */
export async function listTeam(app: App) {
  const rows = await listStaff(app.db);
  return rows.map((row) => ({
    id: row.public_id,
    accountId: row.account_id,
    name: row.name,
    // A role that this version does not have (any more) has no permissions.
    role: isStaffRole(row.role) ? row.role : null,
    email: row.email,
    lastActiveAt: row.last_active_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    secondFactor: row.app || row.passkeys > 0,
  }));
}

type Change = { id: string; reason?: string };
type Locked = Awaited<ReturnType<typeof lockTeam>>[number];

/**
 * Changes a staff member under the lock of the whole team: the actor still manages the staff, and afterwards somebody still does.
 * Refuses an unknown person as not found.
 */
async function changeColleague(
  app: App,
  staff: Staff,
  id: string,
  change: (tx: Tx, person: Locked) => Promise<{ before?: object; after?: object; reason?: string }>,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const all = await lockTeam(tx);
    const actor = all.find((one) => one.account_id === staff.accountId);
    // Whoever had the lock before may have ended it.
    if (!actor || !isManager(actor)) throw refuse.forbidden(code('role_required'));
    const person = all.find((one) => one.public_id === id);
    if (!person) throw refuse.notFound();
    const it = await change(tx, person);
    if (!(await lockTeam(tx)).some(isManager)) throw refuse.conflict(code('staff_last_admin'));
    await recordEvent(tx, {
      name: 'staff.changed',
      data: { account: person.account_id },
      actor: staff.accountId,
      subject: { kind: 'account', id: person.account_id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'account', id: person.account_id },
      now: app.clock(),
      reason: it.reason,
      before: { ...it.before },
      after: { ...it.after },
    });
  });
}

// An account that was suspended before suspensions spared the staff cannot log in.
const isManager = ({ role, ended_at, suspended_at }: Locked): boolean =>
  ended_at === null && suspended_at === null && isStaffRole(role) && can({ staff: { role } }, MANAGE);

const hasManager = (team: Locked[], accountId: number | null): boolean =>
  team.some((one) => one.account_id === accountId && isManager(one));

/** Whether an account manages the staff now; holds that until the transaction ends. */
export const managesStaff = async (tx: Tx, accountId: number | null): Promise<boolean> =>
  hasManager(await lockTeam(tx), accountId);

/** As `managesStaff`, but holds nothing: for what is only shown. */
export const seemsToManageStaff = async (db: Database, accountId: number | null): Promise<boolean> =>
  hasManager(await listWholeTeam(db), accountId);

/** Changes the role of a staff member. Refuses with CONFLICT for the last admin. */
export const changeRole = (app: App, staff: Staff, { id, role }: Change & { role: StaffRole }) =>
  changeColleague(app, staff, id, async (tx, person) => {
    if (person.ended_at) throw refuse.conflict(code('staff_changed'));
    await updateStaff(tx, person.account_id, { role });
    return { before: { staff: person.role }, after: { staff: role } };
  });

/** Ends the access of a staff member: logs them out everywhere and removes their second factor. The name stays in the audit log. */
export const endAccess = (app: App, staff: Staff, { id, reason }: Change) =>
  changeColleague(app, staff, id, async (tx, person) => {
    if (person.ended_at) throw refuse.conflict(code('staff_changed'));
    await updateStaff(tx, person.account_id, { ended_at: app.clock() });
    await endEverySession(tx, person.account_id);
    await deleteFactors(tx, person.account_id);
    return { reason, before: { access: true }, after: { access: false } };
  });

/**
 * Gives somebody access again, with a role. Refuses with CONFLICT an account that manages a profile by now, which staff do
 * not, and one that is suspended, which could not log in.
 */
export const restoreAccess = (app: App, staff: Staff, { id, role }: Change & { role: StaffRole }) =>
  changeColleague(app, staff, id, async (tx, person) => {
    if (!person.ended_at) throw refuse.conflict(code('staff_changed'));
    // Whoever accepts an invitation to a profile, or suspends one, has this lock, too.
    await lockAccount(tx, person.account_id);
    const hindrance = await findHindrance(tx, person.account_id);
    if (hindrance === 'profile') throw refuse.conflict(code('staff_has_profiles'));
    if (hindrance === 'suspended') throw refuse.conflict(code('staff_suspended'));
    await updateStaff(tx, person.account_id, { ended_at: null, role });
    // Sessions begun in between belong to an ordinary account.
    await endEverySession(tx, person.account_id);
    return { before: { access: false }, after: { access: true, staff: role } };
  });

/** Removes the second factor of a colleague, who has lost it: logged out everywhere, a new one is set up at the next login. */
export const resetSecondFactor = (app: App, staff: Staff, { id, reason }: Change) =>
  changeColleague(app, staff, id, async (tx, person) => {
    if (person.account_id === staff.accountId) throw refuse.conflict(code('staff_self'));
    if (!(await deleteFactors(tx, person.account_id))) throw refuse.conflict(code('staff_has_no_factor'));
    await endEverySession(tx, person.account_id);
    return { reason, before: { secondFactor: true }, after: { secondFactor: false } };
  });

/** Changes the caller's own name. */
export async function renameSelf(app: App, staff: Staff, name: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const person = (await lockTeam(tx)).find((one) => one.account_id === staff.accountId);
    if (!person) throw refuse.notFound();
    await updateStaff(tx, staff.accountId, { name });
    await recordEvent(tx, {
      name: 'staff.changed',
      data: { account: staff.accountId },
      actor: staff.accountId,
      subject: { kind: 'account', id: staff.accountId },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'account', id: staff.accountId },
      now: app.clock(),
      before: { name: person.name },
      after: { name },
    });
  });
}
