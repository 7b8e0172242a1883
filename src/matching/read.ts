import type { Database } from '../kit/database/db.ts';
import type { Reader } from './dismissals/recommendable.ts';
import { listTold, type ToldRow } from './weekly/weeklyStore.ts';

export type Told = Pick<ToldRow, 'name' | 'public_id'>;

/** Returns, by day, the new matches that the reader was told of and may still be recommended; no day without any. */
export async function listToldOn(
  db: Database,
  reader: Reader,
  days: string[],
): Promise<Map<string, [Told, ...Told[]]>> {
  const found = new Map<string, [Told, ...Told[]]>();
  for (const { day, ...one } of await listTold(db, reader, days)) {
    const told = found.get(day);
    if (told) told.push(one);
    else found.set(day, [one]);
  }
  return found;
}
