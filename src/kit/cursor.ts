import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './db.ts';
import { code } from './errorCode.ts';
import { refuse } from './refusals.ts';

// A cursor is the sort key of the last row of a page, sealed with a key that only this site has: nobody can read
// internal ids out of it, make one up, or take it to another list. Since it holds the sort key and names no row, the
// next page begins at the same place when that row has been removed.

/**
 * The values that a list is sorted by, of one row. Instants are texts as PostgreSQL writes them (`sent_at::text`),
 * because a Date loses the microseconds and with them rows of the same millisecond.
 */
export type SortKey = readonly (string | number | boolean)[];

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new WeakMap<Database, Promise<Buffer>>();

/** Returns the site's key for cursors, which is the same in every process. */
function readKey(db: Database): Promise<Buffer> {
  const known = keys.get(db);
  if (known) return known;
  const key = db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'cursors')
    .executeTakeFirstOrThrow()
    .then(({ value }) => value);
  keys.set(db, key);
  key.catch(() => keys.delete(db));
  return key;
}

/** Returns the cursor of the page after a row. @param list names the list and its order */
export async function writeCursor(db: Database, list: string, key: SortKey): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await readKey(db), iv).setAAD(Buffer.from(list));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(key)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the sort key in a cursor, null without one. Refuses what this site did not write for this list. */
export async function readCursor<Key extends SortKey>(
  db: Database,
  list: string,
  cursor: string | undefined,
): Promise<Key | null> {
  if (cursor === undefined) return null;
  const key = await readKey(db);
  try {
    const bytes = Buffer.from(cursor, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(list))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as Key;
  } catch {
    throw refuse.invalid({ cursor: code('cursor_invalid') });
  }
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
