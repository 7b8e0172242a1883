import type { ReadingProfile } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { listNotifiedMatches, type NotifiedMatchRow } from './weekly/weeklyStore.ts';

export type NotifiedMatch = Pick<NotifiedMatchRow, 'name' | 'public_id'>;

/** Returns by day the matches that the reader was notified of and that may still be recommended; without empty days. */
export async function listNotifiedMatchesOn(
  db: Database,
  reader: ReadingProfile,
  days: string[],
): Promise<Map<string, [NotifiedMatch, ...NotifiedMatch[]]>> {
  const found = new Map<string, [NotifiedMatch, ...NotifiedMatch[]]>();
  for (const { day, ...one } of await listNotifiedMatches(db, reader, days)) {
    const matches = found.get(day);
    if (matches) matches.push(one);
    else found.set(day, [one]);
  }
  return found;
}
