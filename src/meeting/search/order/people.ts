import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { factsOf, type PersonRow, wishesOf } from '../../../people/profiles/fit/wishes.ts';
import { ageOn } from '../../../people/profiles/shared/facts/age.ts';
import type { Person } from '../index/people/people.ts';

type Row = PersonRow & { id: number; date_of_birth: string; idle_days: number | null };

/** Returns facts and wishes of profiles by their ids. */
export async function readPeople(app: App, ids: number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const day = dayInIndia(app.clock());
  const { rows } = await sql<Row>`
    select p.id, p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.caste, p.mother_tongue_id,
      p.education_id, p.profession, p.state_id, p.city, p.diet_id, f.age_min, f.age_max, f.height_min_cm, f.height_max_cm,
      f.marital_status_ids, f.religion_ids, f.castes, f.mother_tongue_ids, f.education_ids, f.professions,
      f.state_ids, f.cities, f.diet_ids, f.must, f.nice, ${day}::date - r.active_on as idle_days
    from profile_facts p
      left join partner_wishes f on f.profile_id = p.id
      left join search_rows r on r.profile_id = p.id
    where p.id = any(${ids}::bigint[])`.execute(app.db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        facts: factsOf(row, ageOn(row.date_of_birth, day)),
        wishes: wishesOf(row),
        idleDays: row.idle_days,
      },
    ]),
  );
}
