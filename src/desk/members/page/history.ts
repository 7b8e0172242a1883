import { listAuditOf, recordRead } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import type { App } from '../../../kit/app/app.ts';
import { listActions } from '../../../kit/events/actions.ts';
import type { EventName } from '../../../kit/events/events.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { listManagerRows } from '../../../people/profiles/managed/managers.ts';
import { readMemberRow } from '../members.ts';
import { findWalkInOf } from '../walkIns/walkInStore.ts';

const HISTORY_MAX = 100;

/** Events of a member's managers in its history, and the field of their data that names the profile. */
const MEMBER_EVENTS = {
  'profile.created': 'profile',
  'profile.changed': 'profile',
  'profile.hidden': 'profile',
  'profile.shown': 'profile',
  'profile_text.submitted': 'profile',
  'photo.added': 'profile',
  'photo.removed': 'profile',
  'id_document.submitted': 'profile',
  'id_document.withdrawn': 'profile',
  'interest.sent': 'sender',
  'interest.accepted': 'receiver',
  'interest.declined': 'receiver',
  'contact.opened': 'viewer',
  'request.made': 'profile',
  'manager.invited': 'profile',
  'manager.joined': 'profile',
  'manager.removed': 'profile',
} as const satisfies Partial<Record<EventName, string>>;

/** Two saves of one person within this time are one entry. */
const SAME_MS = 10 * MINUTE_MS;

/**
 * Returns what staff did to a member, from the audit log, and what its managers did themselves in the 90 days that events
 * are kept, newest first; at most 100.
 */
export async function readMemberHistory(app: App, staff: Staff, publicId: string) {
  const member = await readMemberRow(app, app.db, publicId);
  await recordRead(app, staff, { kind: 'profile', ids: [publicId] });
  const managers = await listManagerRows(app.db, member.id);
  const [walkIn, audit, acts] = await Promise.all([
    findWalkInOf(app.db, member.id),
    listAuditOf(app.db, { kind: 'profile', id: publicId, limit: HISTORY_MAX }),
    listActions(app.db, {
      actors: managers.map(({ account_id }) => account_id),
      subject: member.id,
      fields: MEMBER_EVENTS,
      limit: HISTORY_MAX,
    }),
  ]);
  // Until the family claims a profile that staff registered, what is done in its name is done by staff.
  const isTheFamilys = (when: Date) => !walkIn || (walkIn.claimed_at !== null && when >= walkIn.claimed_at);
  const own = acts.filter((act, place) => {
    if (!isTheFamilys(act.recorded_at)) return false;
    const later = acts[place - 1];
    const apart = later ? later.recorded_at.getTime() - act.recorded_at.getTime() : SAME_MS;
    return later?.name !== act.name || later.actor !== act.actor || apart >= SAME_MS;
  });
  return [
    ...audit.map((row) => ({
      recordedAt: row.at.toISOString(),
      act: row.action,
      actor: row.role === 'system' ? ('system' as const) : ('staff' as const),
      name: row.name,
      reason: row.reason,
      fields: Object.entries(row.after ?? {}).map(([name, value]) =>
        name === 'field' ? String(value) : name,
      ),
    })),
    ...own.map((act) => ({
      recordedAt: act.recorded_at.toISOString(),
      act: act.name,
      actor: 'member' as const,
      name: null,
      reason: null,
      fields: [],
    })),
  ]
    .sort((one, other) => (one.recordedAt < other.recordedAt ? 1 : -1))
    .slice(0, HISTORY_MAX);
}
