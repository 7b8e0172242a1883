import { sql } from 'kysely';
import { placeOfPada } from '../../horoscope/zodiac.ts';
import type { Database } from '../../kit/database/db.ts';
import { totalsWith } from '../../profiles/facts/births/totals.ts';

/**
 * Returns the points of a member with each candidate, by the candidate's id; nobody where the member does not want horoscopes
 * to count. Only horoscopes that both show to everyone are compared.
 */
export async function readPoints(
  db: Database,
  { id, female }: { id: number; female: boolean },
  candidates: number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; own: number; moon: number }>`
    select d.profile_id as id, me.moon as own, d.moon
    from profile_details me join profile_details d on d.profile_id = any(${candidates}::bigint[])
    where me.profile_id = ${id} and me.weighs_horoscopes and me.moon is not null and d.moon is not null`.execute(
    db,
  );
  const own = rows[0]?.own;
  if (own === undefined) return new Map();
  const totals = totalsWith([placeOfPada(own - 1)], female ? 'female' : 'male');
  return new Map(rows.map(({ id: candidate, moon }) => [candidate, totals[moon - 1]!]));
}
