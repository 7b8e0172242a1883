import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { moonSql } from '../../../people/profiles/facts/births/moonSql.ts';
import { placeOfMoon, totalsWith } from '../../../people/profiles/facts/births/totals.ts';

/**
 * Returns the place of a member's Moon, 1 to 109; null unless the member wants horoscopes to count and shows theirs
 * to everyone.
 */
export async function readWeighedMoon(db: Database, profileId: number): Promise<number | null> {
  const { rows } = await sql<{ moon: number | null }>`
    select ${moonSql} as moon from profile_details d where d.profile_id = ${profileId} and d.weighs_horoscopes`.execute(
    db,
  );
  return rows[0]?.moon ?? null;
}

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
