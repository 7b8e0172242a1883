import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { moonSql } from '../../../people/profiles/facts/births/moonSql.ts';
import { placeOfMoon, totalsWith } from '../../../people/profiles/facts/births/totals.ts';

/** Returns a member's points with each candidate who shows a horoscope to everyone, by the candidate's id. */
export async function readPoints(
  db: Database,
  { moon, female }: { moon: number | null; female: boolean },
  candidates: number[],
): Promise<Map<number, number>> {
  if (moon === null) return new Map();
  const totals = totalsWith([placeOfMoon(moon)], female ? 'female' : 'male');
  const { rows } = await sql<{ id: number; moon: number | null }>`
    select d.profile_id as id, ${moonSql} as moon from profile_details d
    where d.profile_id = any(${candidates}::bigint[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, moon: theirs }) => (theirs === null ? [] : [[id, totals[theirs - 1]!]])),
  );
}
