import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { readCoordinates } from '../../../people/horoscopes/places/places.ts';
import {
  factsOf,
  type Locate,
  type PersonFacts,
  type PersonRow,
  type Wishes,
  wishesOf,
} from '../../../people/profiles/fit/wishes.ts';
import { ageOn } from '../../../people/profiles/shared/facts/age.ts';
import { NEWCOMER } from '../score/constants.ts';
import type { ScoredPerson } from '../score/features.ts';
import type { Usual } from '../score/model.ts';
import type { Standing } from '../score/rank.ts';
import { smoothedLogOdds } from '../score/rates.ts';
import type { PeopleRow } from './peopleStore.ts';

/** A profile that is ready to be scored. */
export type Scorable = {
  id: number;
  facts: PersonFacts;
  wishes: Wishes;
  person: ScoredPerson;
  standing: Standing;
};

/** Returns the number of days between two, YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** What the conversion of rows needs. */
export type Today = {
  /** Today in India. */
  day: string;
  /** The usual shares of being chosen and of choosing. */
  usual: Usual;
  locate?: Locate;
};

/** Returns a function that locates cities, for `Today`. */
export async function readLocate(): Promise<Locate> {
  const places = await readCoordinates();
  return (city) => places.get(city) ?? null;
}

/** Converts a row. */
export function scorableOf(it: PeopleRow, { day, usual, locate }: Today): Scorable {
  const facts = factsOf(it, ageOn(it.date_of_birth, day), locate, true);
  const wishes = wishesOf(it.wishes ? (JSON.parse(it.wishes) as PersonRow) : {}, locate);
  const expected = [it.height_cm, it.marital_status, it.education, it.profession, it.city];
  return {
    id: it.profile_id,
    facts,
    wishes,
    person: {
      female: it.gender === 'f',
      facts,
      wishes,
      diet: it.diet,
      smoking: it.smoking,
      drinking: it.drinking,
      verified: it.verified,
      hasPhoto: it.has_photo,
      leftOut: expected.filter((fact) => fact === null).length,
    },
    standing: {
      chosen: smoothedLogOdds({ for: it.chosen_for, against: it.chosen_against }, usual.chosen),
      choosing: smoothedLogOdds({ for: it.choosing_for, against: it.choosing_against }, usual.choosing),
      brake: it.brake,
      idleDays: Math.max(0, daysBetween(it.active_on, day)),
      newcomer: it.showings < NEWCOMER.showings && daysBetween(it.listed_on, day) < NEWCOMER.days,
    },
  };
}
