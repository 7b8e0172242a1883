import { sql } from 'kysely';
import type { Viewer } from '../kit/api/viewer.ts';
import type { Database } from '../kit/database/db.ts';
import { visibleTo } from '../profiles/visible/visible.ts';

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
  must: string[] | null;
  nice: string[] | null;
};

/** A profile that may be recommended. */
type CandidateRow = PersonRow & {
  /** Whether it is among the newest; the others are candidates only because they are promoted. */
  newest: boolean;
  promoted: boolean;
};

const columns = sql`
  p.id, p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.caste, p.mother_tongue_id,
  p.education_id, p.profession, p.state_id, p.city,
  f.age_min, f.age_max, f.height_min_cm, f.height_max_cm, f.marital_status_ids, f.religion_ids, f.castes,
  f.mother_tongue_ids, f.education_ids, f.professions, f.state_ids, f.cities, f.must, f.nice`;

const parts = sql`profile_facts p left join partner_wishes f on f.profile_id = p.id`;

export async function findPerson(db: Database, id: number): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`select ${columns} from ${parts} where p.id = ${id}`.execute(db);
  return rows[0]!;
}

/**
 * Returns profiles of the other gender that the viewer may see: those listed last, and those promoted last. Leaves out
 * profiles with which the viewer has an interest.
 * @param limits how many of each
 */
export async function listCandidates(
  db: Database,
  viewer: Viewer,
  now: Date,
  limits: { newest: number; promoted: number },
): Promise<CandidateRow[]> {
  const { id, gender } = viewer.profile!;
  const open = sql`r.gender = ${gender === 'female' ? 'm' : 'f'}
    and not exists (select from interest_pairs i where i.sender_id = ${id} and i.receiver_id = r.profile_id)
    and not exists (select from interest_pairs i where i.receiver_id = ${id} and i.sender_id = r.profile_id)`;
  const promotion = sql`e.entitlement = 'profile_promotion' and e.starts_at <= ${now} and e.ends_at > ${now}`;
  const { rows } = await sql<CandidateRow>`
    with newest as materialized (
      select r.profile_id from search_candidates r where ${open}
      order by r.listed_at desc, r.profile_id desc limit ${limits.newest}
    ), promoted as materialized (
      select e.profile_id from profile_entitlements e join search_candidates r on r.profile_id = e.profile_id
      where ${promotion} and ${open}
      order by e.membership_id desc limit ${limits.promoted}
    )
    select ${columns}, p.id in (select profile_id from newest) as newest,
      exists (select from profile_entitlements e where e.profile_id = p.id and ${promotion}) as promoted
    from ${parts}
    where p.id in (select profile_id from newest union select profile_id from promoted)
      and ${visibleTo(viewer)}`.execute(db);
  return rows;
}
