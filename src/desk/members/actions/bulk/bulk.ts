import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { recordAudit } from '../../../../base/audit/audit.ts';
import type { Staff } from '../../../../kit/api/call.ts';
import { refuse } from '../../../../kit/api/refusals.ts';
import type { App } from '../../../../kit/app/app.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { sendVerificationAgain } from '../../../../people/accounts/accounts.ts';
import type { ReportReason } from '../../../../people/safety/shared/rules.ts';
import { listNewestBulkSuspensions } from '../../../../people/sanctions/read.ts';
import { listActing, lockActing, type Suspension } from '../../../../people/sanctions/suspensions.ts';
import { readMemberKey } from '../../members.ts';
import { UNDO_MINUTES } from '../../shared/rules.ts';
import { restoreIn, restoreMember, suspendMember, warnMember } from '../actions.ts';

type Result = { id: string; done: boolean; problem: string | null };

/** Runs an action for each member, each in its own transaction. A refusal for one does not stop the others. */
async function forEach(ids: string[], act: (id: string) => Promise<unknown>): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      results.push({ id, done: true, problem: null });
    } catch (error) {
      // A fault stops here: what is done already stays, and is in the audit log.
      if (!(error instanceof ORPCError) || error.status >= 500) throw error;
      results.push({ id, done: false, problem: error.message });
    }
  }
  return results;
}

/** Suspends members, under one id, so that they can be restored together. */
export function suspendMany(app: App, staff: Staff, { ids, ...it }: Suspension & { ids: string[] }) {
  const bulk = randomUUID();
  return forEach(ids, (id) => suspendMember(app, staff, { id, ...it, bulk }));
}

/** Ends the suspensions of members. */
export const restoreMany = (app: App, staff: Staff, { ids, reason }: { ids: string[]; reason: string }) =>
  forEach(ids, (id) => restoreMember(app, staff, { id, reason }));

/** Warns members. */
export const warnMany = (
  app: App,
  staff: Staff,
  { ids, ...it }: { ids: string[]; reason: ReportReason; message: string },
) => forEach(ids, (id) => warnMember(app, staff, { id, ...it }));

/** Sends the verification email again, to members' accounts that have not verified their address. */
export const sendVerifications = (app: App, staff: Staff, ids: string[]) =>
  forEach(ids, (id) =>
    app.db.transaction().execute(async (tx) => {
      const profile = await readMemberKey(app, tx, id);
      let sent = 0;
      for (const account of await listActing(tx, profile)) {
        if (!account.suspended && (await sendVerificationAgain(app, tx, account.id, staff.accountId)))
          sent += 1;
      }
      if (sent === 0) throw refuse.conflict(code('verification_nobody'));
      await recordAudit(tx, {
        actor: staff,
        action: 'change',
        subject: { kind: 'profile', id },
        now: app.clock(),
        after: { verificationEmails: sent },
      });
    }),
  );

const since = (app: App) => new Date(app.clock().getTime() - UNDO_MINUTES * MINUTE_MS);

/** Returns who is still suspended by the staff member's newest bulk suspension of the last 10 minutes; null for nobody. */
export async function readUndoable(app: App, staff: Staff) {
  const rows = await listNewestBulkSuspensions(app.db, { actor: staff.accountId, since: since(app) });
  const [first] = rows;
  if (!first) return null;
  return {
    suspendedAt: new Date(Math.min(...rows.map(({ suspendedAt }) => suspendedAt.getTime()))).toISOString(),
    reason: first.reason,
    members: rows.map(({ id, name }) => ({ id, name })),
  };
}

/** Undoes suspensions of the staff member's own newest bulk suspension, for 10 minutes. Refuses others. */
export const undoSuspensions = (app: App, staff: Staff, ids: string[]) =>
  forEach(ids, (id) =>
    app.db.transaction().execute(async (tx) => {
      const profile = await readMemberKey(app, tx, id);
      await lockActing(tx, profile);
      const recent = await listNewestBulkSuspensions(tx, {
        actor: staff.accountId,
        since: since(app),
        profile,
      });
      if (recent.length === 0) throw refuse.conflict(code('undo_over'));
      await restoreIn(app, tx, staff, { id, reason: `Undone within ${UNDO_MINUTES} minutes` });
    }),
  );
