import type { Member } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import { ageOn } from '../profiles/facts/age.ts';
import { readCards } from '../profiles/facts/cards.ts';
import { byRelevance, type Facts, match, type Wishes } from './rules.ts';
import { findPerson, listCandidates, type PersonRow } from './store.ts';

export const RECOMMENDATIONS = 6;
/** How many of the newest visible profiles are ranked: enough to choose from, and as fast at a million profiles as at ten thousand. */
const CANDIDATES = { newest: 2000, promoted: 100 };

/** Returns the profiles that match a member best, both ways, by relevance. */
export async function recommend(app: App, member: Member) {
  const now = app.clock();
  const day = dayInIndia(now);
  const [me, candidates] = await Promise.all([
    findPerson(app.db, member.profile.id),
    listCandidates(app.db, member, now, CANDIDATES),
  ]);
  const mine = { facts: factsOf(me, day), wishes: wishesOf(me) };
  const best = candidates
    .map((row) => {
      const found = match(mine, { facts: factsOf(row, day), wishes: wishesOf(row) });
      return { ...found, id: row.id, newest: row.newest, promoted: row.promoted && found.fits };
    })
    .filter(({ possible }) => possible)
    // A candidate by promotion alone counts only where it meets the viewer's preferences.
    .filter(({ newest, promoted }) => newest || promoted)
    .sort(byRelevance)
    .slice(0, RECOMMENDATIONS);
  const cards = await readCards(
    app,
    member,
    best.map(({ id }) => id),
  );
  return best.flatMap(({ id, score, promoted, meetsMine, meetsTheirs }) => {
    const card = cards.get(id);
    return card ? [{ ...card, score, promoted, meetsMine, meetsTheirs, interest: null }] : [];
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
  must: row.must ?? [],
  nice: row.nice ?? [],
});
