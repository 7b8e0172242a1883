import { sql } from 'kysely';
import { placeOfPada } from '../../horoscope/zodiac.ts';
import type { Database } from '../../kit/database/db.ts';
import { totalsWith } from '../../profiles/facts/births/totals.ts';

/** Returns the place of a member's Moon, 1 to 108, where horoscopes are to count and the member's is shown to everyone; else null. */
export async function readWeighedMoon(db: Database, profileId: number): Promise<number | null> {
  const { rows } = await sql<{ moon: number | null }>`
    select moon from profile_details where profile_id = ${profileId} and weighs_horoscopes`.execute(db);
  return rows[0]?.moon ?? null;
}

/** Returns the points of a member with each candidate who shows a horoscope to everyone, by the candidate's id. */
export async function readPoints(
  db: Database,
  { moon, female }: { moon: number | null; female: boolean },
  candidates: number[],
): Promise<Map<number, number>> {
  if (moon === null) return new Map();
  const totals = totalsWith([placeOfPada(moon - 1)], female ? 'female' : 'male');
  const { rows } = await sql<{ id: number; moon: number }>`
    select profile_id as id, moon from profile_details
    where profile_id = any(${candidates}::bigint[]) and moon is not null`.execute(db);
  return new Map(rows.map(({ id, moon: theirs }) => [id, totals[theirs - 1]!]));
}
