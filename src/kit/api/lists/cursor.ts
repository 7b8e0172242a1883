import { sealCached, unseal } from '../../app/seal.ts';
import type { Database } from '../../database/db.ts';
import { code } from '../../shared/api/errorCode.ts';
import { refuse } from '../refusals.ts';

// A cursor is the sort key of the last row of a page, sealed with a key that only this site has: nobody can read
// internal ids out of it, make one up, or take it to another list. Since it holds the sort key and names no row, the
// next page begins at the same place when that row has been removed.

/**
 * The values that a list is sorted by, of one row. Instants are texts as PostgreSQL writes them (`sent_at::text`),
 * because a Date loses the microseconds and with them rows of the same millisecond.
 */
export type SortKey = readonly (string | number | boolean)[];

const purpose = (list: string) => ({ key: 'cursors', use: list });

/** Returns the cursor of the page after a row. @param list names the list and its order */
export function writeCursor(db: Database, list: string, key: SortKey): Promise<string> {
  return sealCached(db, purpose(list), key);
}

/** Returns the sort key in a cursor, null without one. Refuses what this site did not write for this list. */
export async function readCursor<Key extends SortKey>(
  db: Database,
  list: string,
  cursor: string | undefined,
): Promise<Key | null> {
  if (cursor === undefined) return null;
  const key = await unseal(db, purpose(list), cursor);
  if (key === undefined) throw refuse.invalid({ cursor: code('cursor_invalid') });
  return key as Key;
}

/**
 * Cuts a page out of rows that were read one more than it holds, and returns it with the cursor of the next one.
 * @param keyOf the sort key of a row
 */
export async function cutPage<Row>(
  db: Database,
  list: string,
  { rows, size, keyOf }: { rows: Row[]; size: number; keyOf: (row: Row) => SortKey },
): Promise<{ page: Row[]; nextCursor: string | null }> {
  if (rows.length <= size) return { page: rows, nextCursor: null };
  const page = rows.slice(0, size);
  return { page, nextCursor: await writeCursor(db, list, keyOf(page.at(-1)!)) };
}
