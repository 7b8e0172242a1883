import type { z } from 'zod';
import { recordAudit, recordRead } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { CALLS_PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { readMemberRow } from '../members.ts';
import { CALL_BACK_DAYS, CALL_DAYS, CALL_REMOVAL_MINUTES } from '../shared/calls.ts';
import { type CallRow, type CallSortKey, deleteCall, findCall, insertCall, listCalls } from './callStore.ts';
import type { newCall } from './contract.ts';

const REMOVAL_MS = CALL_REMOVAL_MINUTES * MINUTE_MS;
/** By how much the clock of a browser may be ahead of ours. */
const AHEAD_MS = 2 * MINUTE_MS;

type NewCall = z.output<typeof newCall>;

/** Returns a page of the calls with a member's family, newest first. */
export async function readCalls(app: App, staff: Staff, { id, cursor }: { id: string; cursor?: string }) {
  const member = await readMemberRow(app, app.db, id);
  const list = `calls ${member.id}`;
  const after = await readCursor<CallSortKey>(app.db, list, cursor);
  await recordRead(app, staff, { kind: 'profile', ids: [id] });
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows: await listCalls(app.db, member.id, { after, limit: CALLS_PAGE_SIZE + 1 }),
    size: CALLS_PAGE_SIZE,
    keyOf: (row): CallSortKey => [row.key, row.recorded_key, row.id],
  });
  return { items: page.map((row) => shownCall(row, staff, app.clock())), nextCursor };
}

/** Records a call with a member's family. The audit log keeps that it was recorded, not what was said. */
export async function addCall(app: App, staff: Staff, { id, calledAt: stated, ...input }: NewCall) {
  const now = app.clock();
  const calledAt = stated === undefined ? now : new Date(stated);
  const wrong = findWrong(calledAt, input, now);
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
  return app.db.transaction().execute(async (tx) => {
    const profileId = await lockMember(app, tx, id);
    const call = await insertCall(tx, {
      profile_id: profileId,
      author: staff.accountId,
      called_at: calledAt > now ? now : calledAt,
      direction: input.direction,
      person: input.person,
      outcome: input.outcome,
      call_back_on: input.callBackOn,
      note: input.note,
      recorded_at: now,
    });
    await recordEvent(tx, {
      name: 'call.recorded',
      data: { profile: profileId },
      actor: staff.accountId,
      subject: { kind: 'profile', id: profileId },
    });
    const subject = { kind: 'profile', id } as const;
    await recordAudit(tx, { actor: staff, action: 'call', subject, now, after: { call } });
    return shownCall((await findCall(tx, profileId, call))!, staff, now);
  });
}

/** Removes a call that the same person recorded a few minutes ago. Refuses any other. */
export async function removeCall(
  app: App,
  staff: Staff,
  { id, call }: { id: string; call: string },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const profileId = await lockMember(app, tx, id);
    const row = await findCall(tx, profileId, call);
    if (!row) throw refuse.notFound();
    if (row.author !== staff.accountId) throw refuse.conflict(code('call_of_another'));
    const now = app.clock();
    if (!isRemovable(row, staff, now)) {
      throw refuse.conflict(code('call_removal_late', { minutes: CALL_REMOVAL_MINUTES }));
    }
    await deleteCall(tx, row.id);
    await recordEvent(tx, {
      name: 'call.removed',
      data: { profile: profileId },
      actor: staff.accountId,
      subject: { kind: 'profile', id: profileId },
    });
    const subject = { kind: 'profile', id } as const;
    await recordAudit(tx, {
      actor: staff,
      action: 'remove_call',
      subject,
      now,
      before: { call: row.id },
    });
  });
}

/** Locks a member's profile, so that its calls change one after the other. */
async function lockMember(app: App, tx: Tx, publicId: string): Promise<number> {
  const { id } = await readMemberRow(app, tx, publicId);
  if (!(await lockProfile(tx, id))) throw refuse.notFound();
  return id;
}

/** Returns what is wrong with the times of a new call, by field. */
function findWrong(
  calledAt: Date,
  { outcome, callBackOn }: Pick<NewCall, 'outcome' | 'callBackOn'>,
  now: Date,
): Record<string, Coded> {
  const passed = now.getTime() - calledAt.getTime();
  if (passed < -AHEAD_MS) return { calledAt: code('call_in_future') };
  if (passed > CALL_DAYS * DAY_MS) return { calledAt: code('call_too_old', { days: CALL_DAYS }) };
  if (outcome !== 'call_back') return callBackOn ? { callBackOn: code('call_back_not_asked') } : {};
  if (!callBackOn) return { callBackOn: code('call_back_missing') };
  if (callBackOn < dayInIndia(calledAt)) return { callBackOn: code('call_back_early') };
  const last = dayInIndia(new Date(now.getTime() + CALL_BACK_DAYS * DAY_MS));
  return callBackOn > last ? { callBackOn: code('call_back_late', { days: CALL_BACK_DAYS }) } : {};
}

const isRemovable = ({ author, recorded_at }: CallRow, { accountId }: Staff, now: Date): boolean =>
  author === accountId && now.getTime() - recorded_at.getTime() <= REMOVAL_MS;

const shownCall = (row: CallRow, staff: Staff, now: Date) => ({
  id: row.id,
  calledAt: row.called_at.toISOString(),
  direction: row.direction,
  person: row.person,
  outcome: row.outcome,
  callBackOn: row.call_back_on,
  note: row.note,
  author: row.author_name,
  removableUntil: isRemovable(row, staff, now)
    ? new Date(row.recorded_at.getTime() + REMOVAL_MS).toISOString()
    : null,
});
