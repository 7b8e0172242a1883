import type { Database } from '../kit/database/db.ts';
import { type Reader, readDay, type ViewsOfDay } from './store.ts';

export type { ViewsOfDay };

/** Returns what the views of each day are for a reader, by the day; days without any are left out. */
export async function listDays(
  db: Database,
  reader: Reader,
  days: string[],
): Promise<Map<string, ViewsOfDay>> {
  const found = await Promise.all(days.map(async (day) => [day, await readDay(db, reader, day)] as const));
  return new Map(found.filter(([, { count }]) => count > 0));
}
