import type { Staff } from '../../kit/api/call.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { HOUR_MS } from '../../kit/shared/time/durations.ts';
import { insertAuditRow, listOf, listRead } from './store.ts';

/** The site's own commands, which run on its machine without an account. */
export const system = { accountId: null, role: 'system', address: null, userAgent: null } as const;

export type AuditActor = Staff | typeof system;

type SubjectKind =
  | 'account'
  | 'audit_log'
  | 'reading_counts'
  | 'security_events'
  | 'contact_message'
  | 'custom_field'
  | 'invoice'
  | 'member_list'
  | 'payment'
  | 'photo'
  | 'plan'
  | 'post'
  | 'profile'
  | 'report'
  | 'request'
  | 'review'
  | 'sealed_copy'
  | 'option'
  | 'setting'
  | 'site'
  | 'staff_invitation'
  | 'suggestion'
  | 'webhook';
type Act =
  | 'answer'
  | 'approve'
  | 'approve_refund'
  | 'call'
  | 'change'
  | 'claim'
  | 'create'
  | 'decline_refund'
  | 'dismiss'
  | 'export'
  | 'log_in_as'
  | 'log_out_as'
  | 'merge'
  | 'not_duplicate'
  | 'note'
  | 'open'
  | 'publish'
  | 'refund'
  | 'request_access'
  | 'request_refund'
  | 'reject'
  | 'remove'
  | 'remove_call'
  | 'resolve'
  | 'restore'
  | 'reveal'
  | 'suspend'
  | 'unpublish'
  | 'unverify'
  | 'uphold'
  | 'verify'
  | 'warn'
  | 'withdraw';
type Fields = Record<string, unknown>;

type Entry = {
  actor: AuditActor;
  action: Act;
  /** `other`: what it is done together with. */
  subject: { kind: SubjectKind; id: string | number; other?: string };
  now: Date;
  /** Reason, as the actor wrote it. */
  reason?: string;
  /** Changed fields before and after. Ids and settings, never a member's text. */
  before?: Fields;
  after?: Fields;
};

/**
 * Adds a staff action to the audit log, in the transaction of the action. Call it last: adding a row waits
 * until the transaction that added the one before has ended.
 */
export async function recordAudit(
  tx: Tx,
  { actor, action, subject, now, reason, ...it }: Entry,
): Promise<void> {
  const before = it.before ?? {};
  const after = it.after ?? {};
  await insertAuditRow(tx, {
    ...actor,
    at: now,
    action,
    subjectKind: subject.kind,
    subjectIds: [String(subject.id), ...(subject.other === undefined ? [] : [subject.other])],
    reason: reason ?? null,
    before: it.before ? keepChanged(before, after) : null,
    after: it.after ? keepChanged(after, before) : null,
  });
}

function keepChanged(fields: Fields, others: Fields): Fields {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(others[name]);
  return Object.fromEntries(Object.entries(fields).filter(isChanged));
}

/** An open page repeats a read whenever something changes; one row an hour is enough. */
const READ_AGAIN_MS = HOUR_MS;

/**
 * Adds to the audit log that a staff member reads private data of members, before it is sent. A repeated read by the
 * same person at the same address within an hour is left out.
 */
export async function recordRead(
  app: App,
  staff: Staff,
  { kind, ids }: { kind: SubjectKind; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const now = app.clock();
  const known = await listRead(app.db, {
    accountId: staff.accountId,
    address: staff.address,
    subjectKind: kind,
    subjectIds: ids,
    since: new Date(now.getTime() - READ_AGAIN_MS),
  });
  const subjectIds = ids.filter((id) => !known.has(id));
  if (subjectIds.length === 0) return;
  const row = { ...staff, at: now, action: 'read', subjectKind: kind, subjectIds };
  await app.db
    .transaction()
    .execute((tx) => insertAuditRow(tx, { ...row, reason: null, before: null, after: null }));
}

/** Returns what staff did to one subject, newest first. Reads of lists and pages are left out. */
export const listAuditOf = listOf;
