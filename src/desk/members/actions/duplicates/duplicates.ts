import { recordAudit, recordRead } from '../../../../base/audit/audit.ts';
import type { Staff } from '../../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../../kit/api/lists/pages.ts';
import { refuse } from '../../../../kit/api/refusals.ts';
import type { App } from '../../../../kit/app/app.ts';
import { sendSignal } from '../../../../kit/events/events.ts';
import {
  listPairs,
  listPairsOf,
  lockPair,
  type PairRow,
  type PairSortKey,
  setDismissed,
} from './duplicateStore.ts';

const LIST = 'possible duplicates';

/** Returns a page of the pairs that may be of the same person, newest first. */
export async function readDuplicates(app: App, staff: Staff, { cursor }: { cursor?: string }) {
  const after = await readCursor<PairSortKey>(app.db, LIST, cursor);
  const { page, nextCursor } = await cutPage(app.db, LIST, {
    rows: await listPairs(app.db, { after, limit: PAGE_SIZE + 1 }),
    size: PAGE_SIZE,
    keyOf: (row): PairSortKey => [row.key, row.id],
  });
  const items = page.map((row) => ({ ...whyOf(row), sides: row.sides.map(shownSide) }));
  const ids = items.flatMap(({ sides }) => sides.map(({ id }) => id));
  await recordRead(app, staff, { kind: 'profile', ids: [...new Set(ids)] });
  return { items, nextCursor };
}

/** Returns who may be the same person as a member. The caller records the read. */
export async function readDuplicatesOf(app: App, { id, public_id }: { id: number; public_id: string }) {
  const rows = await listPairsOf(app.db, id);
  return rows.map((row) => {
    const [first, second] = row.sides;
    return { ...whyOf(row), other: shownSide(first.id === public_id ? second : first) };
  });
}

/** Records that the two of a pair are different people. Repeating it changes nothing. */
export async function dismissDuplicate(app: App, staff: Staff, { id }: { id: string }): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const pair = await lockPair(tx, id);
    if (!pair) throw refuse.notFound();
    if (pair.dismissed) return;
    const now = app.clock();
    await setDismissed(tx, id, { account: staff.accountId, now });
    await sendSignal(tx, 'duplicates.changed', {});
    await recordAudit(tx, {
      actor: staff,
      action: 'not_duplicate',
      subject: { kind: 'profile', id: pair.low, other: pair.high },
      now,
    });
  });
}

const whyOf = (row: PairRow) => ({
  id: row.id,
  sameName: row.same_name,
  samePhone: row.same_phone,
  foundAt: row.found_at.toISOString(),
});

const shownSide = ({ registeredAt, ...side }: PairRow['sides'][number]) => ({
  ...side,
  registeredAt: new Date(registeredAt).toISOString(),
});
