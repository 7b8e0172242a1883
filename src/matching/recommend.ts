import type { App } from '../kit/app.ts';
import { dayInIndia } from '../kit/clock.ts';
import type { Member } from '../kit/viewer.ts';
import { ageOn } from '../profiles/age.ts';
import { readCards } from '../profiles/cards.ts';
import { type Facts, match, type Wishes } from './rules.ts';
import { findPerson, listCandidates, type PersonRow } from './store.ts';

export const RECOMMENDATIONS = 6;
/** Ranked are the newest of those who may be shown: enough to choose from, and as quick at a million profiles as at ten thousand. */
const CANDIDATES = 2000;

/** The profiles that fit a member best, both ways, the best first; equal ones the newest first. */
export async function recommend(app: App, member: Member) {
  const day = dayInIndia(app.clock());
  const [me, candidates] = await Promise.all([
    findPerson(app.db, member.profile.id),
    listCandidates(app.db, member, CANDIDATES),
  ]);
  const mine = { facts: factsOf(me, day), wishes: wishesOf(me) };
  const best = candidates
    .map((row) => ({ id: row.id, ...match(mine, { facts: factsOf(row, day), wishes: wishesOf(row) }) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, RECOMMENDATIONS);
  const cards = await readCards(
    app,
    member,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id, ...found }) => {
    const card = cards.get(id);
    return card ? [{ ...card, ...found, interest: null }] : [];
  });
}

const factsOf = (row: PersonRow, day: string): Facts => ({
  age: ageOn(row.date_of_birth, day),
  heightCm: row.height_cm,
  maritalStatusId: row.marital_status_id,
  religionId: row.religion_id,
  caste: row.caste,
  motherTongueId: row.mother_tongue_id,
  educationId: row.education_id,
  profession: row.profession,
  stateId: row.state_id,
  city: row.city,
});

const wishesOf = (row: PersonRow): Wishes => ({
  ageMin: row.age_min,
  ageMax: row.age_max,
  heightMinCm: row.height_min_cm,
  heightMaxCm: row.height_max_cm,
  maritalStatusIds: row.marital_status_ids ?? [],
  religionIds: row.religion_ids ?? [],
  castes: row.castes ?? [],
  motherTongueIds: row.mother_tongue_ids ?? [],
  educationIds: row.education_ids ?? [],
  professions: row.professions ?? [],
  stateIds: row.state_ids ?? [],
  cities: row.cities ?? [],
});
