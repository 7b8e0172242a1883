import { sql } from 'kysely';
import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { sortsFor } from './order/sorts.ts';
import { FILTER_MAX, type FilterName, filters, joinValues } from './shared/filters.ts';
import type { Sort } from './shared/sorts.ts';
import { listStatesOf } from './store.ts';

type WishRow = {
  age_min: number | null;
  age_max: number | null;
  height_min_cm: number | null;
  height_max_cm: number | null;
  marital_status_ids: number[];
  religion_ids: number[];
  castes: string[];
  mother_tongue_ids: number[];
  education_ids: number[];
  professions: string[];
  state_ids: number[];
  cities: string[];
  diet_ids: number[];
  must: string[];
};

/** The ends of a slider, and the largest value that an address may have beyond them. */
type Ends = { min: number; max: number; most?: number };

/** What browse opens with for a member: filters as in its address, and the possible orders. */
type Opening = { filters: Record<string, string>; sorts: Sort[] };

/**
 * Returns the must-haves of a family as filters; its other wishes only order the results. The filters hide nobody who
 * meets every must-have. A wish joins states and cities by 'or', filters join them by 'and': if both are wished for,
 * the filter has the wished states and the states of the wished cities.
 */
export async function readOpening(app: App, member: Member): Promise<Opening> {
  const [{ rows }, { keyOf }] = await Promise.all([
    sql<WishRow>`select * from partner_wishes where profile_id = ${member.profile.id}`.execute(app.db),
    readVocabulary(app.db),
  ]);
  const row = rows[0];
  if (row?.must.includes('place') && row.state_ids.length > 0)
    row.state_ids = [...new Set([...row.state_ids, ...(await listStatesOf(app.db, row.cities))])];
  const texts = row ? textsOf(row, keyOf) : {};
  return { filters: texts, sorts: await sortsFor(app, member, row !== undefined && hasWishes(row)) };
}

function textsOf(row: WishRow, keyOf: (id: number) => string | null): Opening['filters'] {
  const keys = (ids: number[]) => joinValues(ids.map(keyOf).filter((key) => key !== null));
  // A value beyond the slider becomes the nearest value that an address may have. A value at the slider's end does
  // not filter.
  const from = (value: number | null, { min, max, most = max }: Ends) =>
    value !== null && value > min ? String(Math.min(value, most)) : '';
  const to = (value: number | null, { min, max, most = max }: Ends) =>
    value !== null && value < most ? String(Math.max(value, min)) : '';
  const all: Partial<Record<FilterName, [wish: string, text: string]>> = {
    ageMin: ['age', from(row.age_min, filters.age)],
    ageMax: ['age', to(row.age_max, filters.age)],
    heightMin: ['height', from(row.height_min_cm, filters.height)],
    heightMax: ['height', to(row.height_max_cm, filters.height)],
    religion: ['religion', keys(row.religion_ids)],
    maritalStatus: ['maritalStatus', keys(row.marital_status_ids)],
    education: ['education', keys(row.education_ids)],
    state: ['place', keys(row.state_ids)],
    motherTongue: ['motherTongue', keys(row.mother_tongue_ids)],
    diet: ['diet', keys(row.diet_ids)],
    caste: ['caste', joinValues(row.castes)],
    profession: ['profession', joinValues(row.professions)],
    city: ['place', row.state_ids.length > 0 ? '' : joinValues(row.cities)],
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, [wish, text]]) =>
      // A list that is too long for an address does not filter.
      text && text.length <= FILTER_MAX.list && row.must.includes(wish) ? [[name, text]] : [],
    ),
  );
}

const hasWishes = ({ must: _, ...wishes }: WishRow): boolean =>
  Object.entries(wishes).some(
    ([name, wish]) =>
      !['profile_id', 'nice'].includes(name) && (Array.isArray(wish) ? wish.length > 0 : wish !== null),
  );
