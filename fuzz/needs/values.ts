import { between, type Chance } from '../../seed/random.ts';
import { type SortKey, writeCursor } from '../../src/kit/api/lists/cursor.ts';
import type { Database } from '../../src/kit/database/db.ts';

/** Returns, half of the time, the cursor of a list that is sorted by `key`. */
export const cursorOf = async (db: Database, next: Chance, list: string, ...key: SortKey) => ({
  cursor: next() < 0.5 ? await writeCursor(db, list, key) : undefined,
});

/** Returns an instant between 2001 and 2033. */
export const instant = (next: Chance) => new Date(between(next, 1e9, 2e9) * 1000).toISOString();
