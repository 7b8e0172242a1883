import { sql } from 'kysely';
import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { sortsFor } from './order/sorts.ts';
import { type FilterName, filters, joinValues, LONGEST } from './shared/filters.ts';
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

/** The values of a slider's thumbs, and what an address may have beyond them. */
type Ends = { min: number; max: number; most?: number };

/** What browse opens on for a member: filters as in its address, and the orders that make sense for them. */
type Opening = { filters: Record<string, string>; sorts: Sort[] };

/**
 * Returns the must-haves of a family as filters; its other wishes only order what is found. Filters hide nobody who meets every
 * must-have: of states and cities, which a wish joins by 'or' and filters by 'and', the states count where both are stated, with
 * those in which the cities are.
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
  // Beyond the ends of the slider the nearest value that an address may have is what filters; at its own end a thumb does not.
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
      // A longer list than an address may have filters nothing.
      text && text.length <= LONGEST.list && row.must.includes(wish) ? [[name, text]] : [],
    ),
  );
}

const hasWishes = ({ must: _, ...wishes }: WishRow): boolean =>
  Object.entries(wishes).some(
    ([name, wish]) =>
      !['profile_id', 'nice'].includes(name) && (Array.isArray(wish) ? wish.length > 0 : wish !== null),
  );
