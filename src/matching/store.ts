import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../kit/db.ts';
import type { Viewer } from '../kit/viewer.ts';
import { visibleTo } from '../profiles/visible.ts';

export type PersonRow = {
  id: number;
  date_of_birth: string;
  height_cm: number | null;
  marital_status_id: number | null;
  religion_id: number;
  caste: string | null;
  mother_tongue_id: number;
  education_id: number | null;
  profession: string | null;
  state_id: number | null;
  city: string | null;
  age_min: number | null;
  age_max: number | null;
  height_min_cm: number | null;
  height_max_cm: number | null;
  marital_status_ids: number[] | null;
  religion_ids: number[] | null;
  castes: string[] | null;
  mother_tongue_ids: number[] | null;
  education_ids: number[] | null;
  professions: string[] | null;
  state_ids: number[] | null;
  cities: string[] | null;
};

const columns = sql`
  p.id, p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.caste, p.mother_tongue_id,
  p.education_id, p.profession, p.state_id, p.city,
  f.age_min, f.age_max, f.height_min_cm, f.height_max_cm, f.marital_status_ids, f.religion_ids, f.castes,
  f.mother_tongue_ids, f.education_ids, f.professions, f.state_ids, f.cities`;

const people = (which: RawBuilder<unknown>) => sql<PersonRow>`
  select ${columns} from profiles p left join preferences f on f.profile_id = p.id where ${which}`;

export async function findPerson(db: Database, id: number): Promise<PersonRow> {
  const { rows } = await people(sql`p.id = ${id}`).execute(db);
  return rows[0]!;
}

/**
 * The newest listed profiles of the other gender, with none of whom the viewer has had an interest,
 * as far as the viewer may see them.
 */
export async function listCandidates(db: Database, viewer: Viewer, limit: number): Promise<PersonRow[]> {
  const { id, gender } = viewer.profile!;
  const { rows } = await people(sql`
    p.id in (
      select r.profile_id from search_rows r
      where r.gender = ${gender === 'female' ? 'm' : 'f'}
        and not exists (select from interests i where i.sender_id = ${id} and i.receiver_id = r.profile_id)
        and not exists (select from interests i where i.receiver_id = ${id} and i.sender_id = r.profile_id)
      order by r.profile_id desc
      limit ${limit}
    )
    and ${visibleTo(viewer)}`).execute(db);
  return rows;
}
