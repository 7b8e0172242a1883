import type { z } from 'zod';
import { recordRead } from '../../../../base/audit/audit.ts';
import type { Staff } from '../../../../kit/api/call.ts';
import type { App } from '../../../../kit/app/app.ts';
import { findManagedByStaff } from '../../../../people/sanctions/read.ts';
import { toFilters } from '../../list/list.ts';
import { listMembers } from '../../list/listStore.ts';
import { listNamedMembers, type MemberRow } from '../../memberStore.ts';
import type { memberFilters } from '../../shapes.ts';
import { BULK_MAX, type BulkAction, type LeftOut, statusOf } from '../../shared/rules.ts';

type Wanted = { act: BulkAction; ids?: string[]; filters?: z.output<typeof memberFilters> };

/** Returns the members that an action would affect: the named ones, or the newest that match the filters. */
export async function previewBulk(app: App, staff: Staff, { act, ids, filters }: Wanted) {
  const now = app.clock();
  const found = ids
    ? await listNamedMembers(app.db, ids, now)
    : await listMembers(app.db, await toFilters(app, filters ?? {}), {
        sort: 'newest',
        after: null,
        limit: BULK_MAX + 1,
        now,
      });
  const rows = found.slice(0, BULK_MAX);
  await recordRead(app, staff, { kind: 'profile', ids: rows.map((row) => row.public_id) });
  const ofStaff = await findManagedByStaff(
    app.db,
    rows.map((row) => row.id),
  );
  return {
    items: rows.map((row) => ({
      id: row.public_id,
      name: row.name,
      status: statusOf(row),
      leftOut: leftOutOf(act, row, ofStaff.has(row.id)),
    })),
    more: found.length > BULK_MAX,
  };
}

/** Returns why an action leaves a member out; null when it does not. The action itself checks again. */
function leftOutOf(act: BulkAction, row: MemberRow, ofStaff: boolean): LeftOut | null {
  if (act === 'restore') return row.suspended ? null : 'not_suspended';
  if (act === 'warn') return null;
  if (row.suspended) return 'suspended';
  if (act === 'suspend') return ofStaff ? 'staff' : null;
  if (row.unclaimed) return 'unclaimed';
  return row.email_verified ? 'verified' : null;
}
