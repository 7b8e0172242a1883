import { recordAudit } from '../../base/audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { endImpersonations } from '../accounts/sessions/impersonation.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { findProfile } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { ACCESS_MS, ANSWER_MS, REQUESTS_A_DAY, stateOf } from './rules.ts';
import {
  type AccessRow,
  endOpenAccesses,
  findAccess,
  insertAccess,
  listAskedBy,
  listOfAccount,
  lockAccess,
  setAccess,
} from './store.ts';

const shown = (row: AccessRow, now: Date) => ({
  id: row.id,
  state: stateOf(row, now),
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  endsAt: (row.ended_at ?? row.ends_at).toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const shownToAccount = (row: AccessRow, now: Date) => ({
  ...shown(row, now),
  colleague: row.colleague,
  profile: { id: row.public_id, name: firstName(row.name) },
});

/** Returns what events and the audit log name as their subject. */
export const accessSubject = ({ id }: AccessRow) => ({ kind: 'access_request', id });
/** Returns the ids that every event of a request has. */
export const accessEventData = (row: AccessRow) => ({
  access: row.id,
  account: row.account_id,
  profile: row.profile_id,
});

/** Returns the newest requests to the viewer's account. */
export async function readOwnRequests(app: App, { accountId }: Viewer) {
  const now = app.clock();
  return (await listOfAccount(app.db, accountId)).map((row) => shownToAccount(row, now));
}

/** Returns what a colleague has asked of each manager of a profile last. */
export async function readAccessRequest(app: App, staff: Staff, publicId: string) {
  const profileId = await profileOf(app, publicId);
  const [rows, managers] = await Promise.all([
    listAskedBy(app.db, { askedBy: staff.accountId, profileId }),
    listManagerRows(app.db, profileId),
  ]);
  return rows.flatMap((row) => {
    const manager = managers.find(({ account_id }) => account_id === row.account_id);
    return manager ? { ...shown(row, app.clock()), manager: manager.id } : [];
  });
}

async function profileOf(app: App, publicId: string): Promise<number> {
  const id = await findProfile(app, publicId);
  if (id === undefined) throw refuse.notFound();
  return id;
}

/** Asks a manager of a profile to let the actor see the site as they do. It replaces an earlier request that is open. */
export async function askForAccess(
  app: App,
  staff: Staff,
  it: { id: string; manager: string; reason: string },
) {
  const profileId = await profileOf(app, it.id);
  const now = app.clock();
  return app.db.transaction().execute(async (tx) => {
    const manager = (await listManagerRows(tx, profileId)).find(({ id }) => id === it.manager);
    if (!manager) throw refuse.notFound();
    const accountId = manager.account_id;
    const wait = await consume(tx, app.clock, {
      key: `access ${staff.accountId} ${accountId}`,
      max: REQUESTS_A_DAY,
      windowSeconds: DAY_MS / 1000,
    });
    if (wait) throw refuse.tooMany(wait, code('access_too_often'));
    const who = { accountId, profileId, askedBy: staff.accountId, now };
    for (const open of await endOpenAccesses(tx, who)) await endImpersonations(tx, open);
    const id = await insertAccess(tx, {
      ...who,
      reason: it.reason,
      endsAt: new Date(now.getTime() + ANSWER_MS),
    });
    const row = (await findAccess(tx, id))!;
    await recordEvent(tx, {
      name: 'account_access.asked',
      data: accessEventData(row),
      actor: staff.accountId,
      subject: accessSubject(row),
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'request_access',
      subject: { kind: 'profile', id: it.id },
      now,
      reason: it.reason,
      before: { access: null },
      after: { access: id },
    });
    return { ...shown(row, now), manager: manager.id };
  });
}

/** Allows or declines a request to the viewer's account. Refuses one that has ended meanwhile; a repeat changes nothing. */
export async function answerAccessRequest(
  app: App,
  viewer: Viewer,
  { id, allowed }: { id: string; allowed: boolean },
) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockOwn(tx, viewer, id);
    const state = stateOf(row, now);
    if (state === (allowed ? 'allowed' : 'declined')) return shownToAccount(row, now);
    if (state !== 'asked') throw refuse.conflict(code('access_over'));
    await setAccess(tx, id, {
      allowed,
      answered_at: now,
      ends_at: allowed ? new Date(now.getTime() + ACCESS_MS) : row.ends_at,
    });
    await recordEvent(tx, {
      name: 'account_access.answered',
      data: { ...accessEventData(row), allowed },
      actor: viewer.accountId,
      subject: accessSubject(row),
    });
    return shownToAccount((await findAccess(tx, id))!, now);
  });
}

/** Ends the access to the viewer's account at once: open pages of the colleague leave it. A repeat changes nothing. */
export async function endOwnAccess(app: App, viewer: Viewer, id: string) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockOwn(tx, viewer, id);
    if (!['asked', 'allowed'].includes(stateOf(row, now))) return shownToAccount(row, now);
    await setAccess(tx, id, { ended_at: now });
    await endImpersonations(tx, id);
    await recordEvent(tx, {
      name: 'account_access.ended',
      data: accessEventData(row),
      actor: viewer.accountId,
      subject: accessSubject(row),
    });
    return shownToAccount((await findAccess(tx, id))!, now);
  });
}

async function lockOwn(tx: Tx, { accountId }: Viewer, id: string): Promise<AccessRow> {
  const row = await lockAccess(tx, id);
  if (row?.account_id !== accountId) throw refuse.notFound();
  return row;
}
