import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../base/audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { dueAt } from '../../kit/api/claims.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { findColleague, listOtherColleagues, recordAssigned } from '../../people/accounts/team/colleagues.ts';
import { consumeFrom, may } from '../memberships/entitlements/may.ts';
import type { Requestable } from '../memberships/shared/rules.ts';
import { DUE_HOURS, type RequestState } from './shared/rules.ts';
import {
  changeRequestRow,
  countOpen,
  hasOpenRequest,
  insertRequest,
  listQueuedRequests,
  lockRequest,
  type QueuedRequest,
  queueKeyOf,
  type RequestQueueKey,
  type RequestRow,
} from './store.ts';

/** Returns a request as the managers of its profile see it. */
export const seenByMember = (row: RequestRow) => ({
  id: row.id,
  entitlement: row.entitlement,
  message: row.message,
  state: row.state,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const seenByStaff = (row: QueuedRequest, staff: Staff, now: Date) => ({
  ...seenByMember(row),
  ...dueOf(row, now),
  member: { name: row.name, publicId: row.public_id },
  plan: row.plan,
  takenBy: row.taker,
  takenById: row.taken_by,
  mine: row.taken_by === staff.accountId,
});

function dueOf({ created_at, entitlement, state }: QueuedRequest, now: Date) {
  const due = dueAt(created_at, DUE_HOURS[entitlement]);
  return { dueAt: due.toISOString(), overdue: state !== 'done' && due < now };
}

const openAlready = () => refuse.conflict(code('request_open'));

/**
 * Sends a request to the team for an entitlement of the member's plan, and consumes it once if it has a quota.
 * Refuses an entitlement that the plan does not include, and a second request while the first is open.
 */
export async function makeRequest(
  app: App,
  member: Member,
  { entitlement, message }: { entitlement: Requestable; message: string },
) {
  const { accountId } = member;
  const profileId = member.profile.id;
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const allowance = await may(tx, now, profileId, entitlement);
    if (allowance.quota === 0) throw refuse.forbidden(code('request_needs_plan'));
    if (await hasOpenRequest(tx, profileId, entitlement)) throw openAlready();
    const id = randomUUID();
    const membershipId = await consumeFrom(tx, now, profileId, entitlement, id);
    if (membershipId === null) {
      throw refuse.conflict(code('request_used_up'));
    }
    const row = await insertRequest(tx, {
      id,
      profileId,
      accountId,
      membershipId,
      entitlement,
      message,
      now,
    });
    if (!row) throw openAlready();
    await recordEvent(tx, {
      name: 'request.made',
      data: { request: id, profile: profileId, membership: membershipId },
      actor: accountId,
      subject: { kind: 'request', id },
    });
    return seenByMember(row);
  });
}

/** Returns a page of the requests in a state, for staff. */
export async function readRequestQueue(
  app: App,
  staff: Staff,
  { state, cursor }: { state: RequestState; cursor?: string },
) {
  const now = app.clock();
  const list = `requests by due time, ${state}`;
  const after = await readCursor<RequestQueueKey>(app.db, list, cursor);
  const [rows, open, colleagues] = await Promise.all([
    listQueuedRequests(app.db, now, { state, after, limit: PAGE_SIZE + 1 }),
    countOpen(app.db, now),
    listOtherColleagues(app.db, staff, 'requests.answer'),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: queueKeyOf });
  return {
    items: page.map((row) => seenByStaff(row, staff, now)),
    nextCursor,
    open,
    colleagues,
  };
}

type Change = {
  id: string;
  updatedAt: string;
  state: 'in_progress' | 'done';
  answer: string | null;
  /** The account that it is assigned to: the actor by default; null returns it to the open requests. */
  colleague?: number | null;
};

/**
 * Assigns a request to the actor or to a colleague, returns it to the open ones, or answers and closes it. The caller
 * passes the version they saw; if the request has changed since, the change is refused with the reason. A request
 * that a colleague claimed within the hour, or was assigned, can be taken over, but not directly answered or
 * returned.
 */
export async function changeRequest(app: App, staff: Staff, change: Change) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockRequest(tx, change.id, now);
    if (!row) throw refuse.notFound();
    const mine = row.taken_by === staff.accountId;
    const answer = change.state === 'done' ? change.answer : null;
    const taker =
      change.state === 'done'
        ? staff.accountId
        : await findColleague(tx, staff, 'requests.answer', change.colleague);
    const state = taker === null ? 'open' : change.state;
    if (row.taken_by === taker && row.state === state && row.answer === answer)
      return seenByStaff(row, staff, now);
    if (row.state === 'done')
      throw refuse.conflict(
        row.taker ? code('request_answered', { colleague: row.taker }) : code('request_answered_by_other'),
      );
    const changed = row.updated_at.toISOString() !== change.updatedAt;
    const theirs = row.state === 'in_progress' && !mine;
    if (theirs && (changed || state !== 'in_progress')) {
      throw refuse.conflict(
        row.taker ? code('request_taken', { colleague: row.taker }) : code('request_taken_by_other'),
      );
    }
    if (changed) throw refuse.conflict(code('request_changed'));
    if (change.state === 'done' && !answer) throw refuse.invalid({ answer: code('answer_missing') });
    const assigned = taker !== null && taker !== staff.accountId;
    await changeRequestRow(tx, row.id, { state, takenBy: taker, assigned, answer, now });
    await recordEvent(tx, {
      name: change.state === 'done' ? 'request.answered' : 'request.assigned',
      data: { request: row.id, profile: row.profile_id },
      actor: staff.accountId,
      subject: { kind: 'request', id: row.id },
    });
    await recordAssigned(tx, {
      ...{ actor: staff.accountId, colleague: taker },
      ...{ queue: 'requests', item: row.id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: change.state === 'done' ? 'answer' : 'claim',
      subject: { kind: 'request', id: row.id },
      now,
      before: { state: row.state, takenBy: row.taken_by },
      after: { state, takenBy: taker },
    });
    return seenByStaff((await lockRequest(tx, row.id, now))!, staff, now);
  });
}
