import type { App } from '../../kit/app/app.ts';
import { listNamedWarnings, listNewestBulk, listSanctions } from './store.ts';

export type { WarningRow } from './store.ts';
export { findManagedByStaff } from './store.ts';

/** Returns the warnings and suspensions of a profile, newest first, for staff. */
export async function readSanctions(app: App, profileId: number) {
  const rows = await listSanctions(app.db, profileId);
  return rows.map((row) => ({
    kind: row.kind,
    reason: row.reason,
    message: row.message,
    imposedAt: row.imposed_at.toISOString(),
    imposedBy: row.imposed_by,
    until: row.until?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

/** Returns the warnings of a profile with the given ids, and its name. */
export const listWarnings = (app: App, profileId: number, ids: string[]) =>
  listNamedWarnings(app.db, profileId, ids);

/** Returns the profiles that a staff member suspended by their newest bulk action, or only the given one of them. */
export const listNewestBulkSuspensions = listNewestBulk;
