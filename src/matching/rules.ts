import type { Wish } from '../profiles/sections/lists.ts';

/** Partner preferences of a profile. An empty list or a null bound is no preference. */
export type Wishes = {
  /** Preferences that have to be met; those that are only nice to have; all others are important. */
  must?: readonly string[];
  nice?: readonly string[];
  ageMin: number | null;
  ageMax: number | null;
  heightMinCm: number | null;
  heightMaxCm: number | null;
  maritalStatusIds: number[];
  religionIds: number[];
  castes: string[];
  motherTongueIds: number[];
  educationIds: number[];
  professions: string[];
  stateIds: number[];
  cities: string[];
};

/** The facts of a profile that preferences are compared with. */
export type Facts = {
  age: number;
  heightCm: number | null;
  maritalStatusId: number | null;
  religionId: number;
  caste: string | null;
  motherTongueId: number;
  educationId: number | null;
  profession: string | null;
  stateId: number | null;
  city: string | null;
};

/** What two profiles are compared by: each wish that has a weight. */
export type Term = Wish;

// What families check first weighs most.
const WEIGHTS: Record<Term, number> = {
  age: 4,
  religion: 4,
  maritalStatus: 3,
  motherTongue: 2,
  caste: 2,
  education: 2,
  place: 2,
  profession: 1,
  height: 1,
};
export const TERMS = Object.keys(WEIGHTS) as Term[];

/** What counts in the order where there are no preferences: neither good nor bad. */
const NO_WISHES = 0.5;

/** Points by which each fact that a profile leaves out lowers its place: one that is still empty is not first. */
const LEFT_OUT = 4;
const EXPECTED = ['heightCm', 'maritalStatusId', 'educationId', 'profession', 'city'] as const;

const within = (value: number | null, min: number | null, max: number | null) =>
  min === null && max === null ? null : value !== null && value >= (min ?? value) && value <= (max ?? value);

const among = <T>(value: T | null, wished: T[]) =>
  wished.length === 0 ? null : value !== null && wished.includes(value);

const sameWords = (value: string | null, wished: string[]) =>
  among(
    value?.toLowerCase() ?? null,
    wished.map((one) => one.toLowerCase()),
  );

/** Compares facts with preferences, each true, false, or null without a preference. A fact not stated does not meet one. */
export function meets(facts: Facts, wishes: Wishes): Record<Term, boolean | null> {
  const inState = among(facts.stateId, wishes.stateIds);
  const inCity = sameWords(facts.city, wishes.cities);
  return {
    age: within(facts.age, wishes.ageMin, wishes.ageMax),
    height: within(facts.heightCm, wishes.heightMinCm, wishes.heightMaxCm),
    maritalStatus: among(facts.maritalStatusId, wishes.maritalStatusIds),
    religion: among(facts.religionId, wishes.religionIds),
    caste: sameWords(facts.caste, wishes.castes),
    motherTongue: among(facts.motherTongueId, wishes.motherTongueIds),
    education: among(facts.educationId, wishes.educationIds),
    profession: sameWords(facts.profession, wishes.professions),
    place: inState === null && inCity === null ? null : inState === true || inCity === true,
  };
}

/** What a preference weighs by how much it counts: a must twice, and what is only nice to have half. */
const weightOf = (term: Term, { must = [], nice = [] }: Wishes) =>
  WEIGHTS[term] * (must.includes(term) ? 2 : nice.includes(term) ? 0.5 : 1);

/** Returns how much of the preferences is met: 0 to 1, by weight; null where there are none. */
function share(met: Record<Term, boolean | null>, wishes: Wishes): number | null {
  const wished = TERMS.filter((term) => met[term] !== null);
  if (wished.length === 0) return null;
  const sum = (terms: Term[]) => terms.reduce((total, term) => total + weightOf(term, wishes), 0);
  return sum(wished.filter((term) => met[term])) / sum(wished);
}

const meetsMusts = (met: Record<Term, boolean | null>, { must = [] }: Wishes) =>
  TERMS.every((term) => met[term] !== false || !must.includes(term));

export type Match = {
  /** How well the two match each other's preferences, 0 to 100; null unless both have stated some. */
  score: number | null;
  /** What the order of relevance goes by: the score, less for what the other's profile leaves out. */
  rank: number;
  /** Whether the other meets every preference of the viewer. */
  fits: boolean;
  /** Whether neither lacks what is a must for the other. */
  possible: boolean;
  /** The viewer's preferences that the other meets. */
  meetsMine: Term[];
  /** The other's preferences that the viewer meets. */
  meetsTheirs: Term[];
};

/**
 * Scores how well two profiles match each other's preferences. The geometric mean of both ways: a pair in which only
 * one is a good match ranks below one in which both are fair.
 */
export function match(me: { facts: Facts; wishes: Wishes }, other: { facts: Facts; wishes: Wishes }): Match {
  const mine = meets(other.facts, me.wishes);
  const theirs = meets(me.facts, other.wishes);
  const [given, returned] = [share(mine, me.wishes), share(theirs, other.wishes)];
  const points = Math.round(100 * Math.sqrt((given ?? NO_WISHES) * (returned ?? NO_WISHES)));
  const leftOut = EXPECTED.filter((fact) => other.facts[fact] === null).length;
  return {
    score: given === null || returned === null ? null : points,
    rank: points - LEFT_OUT * leftOut,
    fits: TERMS.every((term) => mine[term] !== false),
    possible: meetsMusts(mine, me.wishes) && meetsMusts(theirs, other.wishes),
    meetsMine: TERMS.filter((term) => mine[term]),
    meetsTheirs: TERMS.filter((term) => theirs[term]),
  };
}

/** Worth of a promotion in the order of relevance, in points of the score. */
export const LIFT = 8;

/** A candidate in the order of relevance. `promoted`: with a promotion, and meeting every preference of the viewer. */
export type Ranked = { id: number; rank: number; promoted: boolean };

const lifted = ({ rank, promoted }: Ranked) => rank + (promoted ? LIFT : 0);

/**
 * Sorts by relevance: the better match first, equal ones newest first. A promotion lifts a candidate past those
 * who rank less than LIFT points higher, never past anybody who ranks LIFT or more higher; the order of all others
 * stays the same.
 */
export function byRelevance(a: Ranked, b: Ranked): number {
  return lifted(b) - lifted(a) || b.rank - a.rank || b.id - a.id;
}
