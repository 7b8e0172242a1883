/** What a profile asks of a partner. An empty list or a null bound asks nothing. */
export type Wishes = {
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

/** What a profile states of the person. */
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

export type Term =
  | 'age'
  | 'height'
  | 'maritalStatus'
  | 'religion'
  | 'caste'
  | 'motherTongue'
  | 'education'
  | 'profession'
  | 'place';

// What families ask for first counts most.
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

/** Where somebody wishes nothing, anybody fits neither well nor badly. */
const NO_WISHES = 0.5;

const within = (value: number | null, min: number | null, max: number | null) =>
  min === null && max === null ? null : value !== null && value >= (min ?? value) && value <= (max ?? value);

const among = <T>(value: T | null, wished: T[]) =>
  wished.length === 0 ? null : value !== null && wished.includes(value);

const sameWords = (value: string | null, wished: string[]) =>
  among(
    value?.toLowerCase() ?? null,
    wished.map((one) => one.toLowerCase()),
  );

/** Which wishes somebody's facts meet: true, false, or null where nothing is wished. A fact not stated does not meet one. */
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

/** How much of what is wished is met: 0 to 1, by weight. */
function share(met: Record<Term, boolean | null>): number {
  const wished = TERMS.filter((term) => met[term] !== null);
  if (wished.length === 0) return NO_WISHES;
  const sum = (terms: Term[]) => terms.reduce((total, term) => total + WEIGHTS[term], 0);
  return sum(wished.filter((term) => met[term])) / sum(wished);
}

export type Match = {
  /** How well the two fit each other's wishes, 0 to 100. */
  score: number;
  /** Whether the other meets every wish of the one. */
  fits: boolean;
  /** Wishes of the one that the other meets. */
  meetsMine: Term[];
  /** Wishes of the other that the one meets. */
  meetsTheirs: Term[];
};

/**
 * How well two people fit each other's wishes. The geometric mean of both ways: a pair in which only
 * one is content ranks below one in which both are fairly so.
 */
export function match(me: { facts: Facts; wishes: Wishes }, other: { facts: Facts; wishes: Wishes }): Match {
  const mine = meets(other.facts, me.wishes);
  const theirs = meets(me.facts, other.wishes);
  return {
    score: Math.round(100 * Math.sqrt(share(mine) * share(theirs))),
    fits: TERMS.every((term) => mine[term] !== false),
    meetsMine: TERMS.filter((term) => mine[term]),
    meetsTheirs: TERMS.filter((term) => theirs[term]),
  };
}

/** What a promotion is worth in the order of relevance, in points of the score. */
export const LIFT = 8;

/** Somebody in the order of relevance. `promoted`: with a promotion, and meeting every wish of the one who looks. */
export type Ranked = { id: number; score: number; promoted: boolean };

const rank = ({ score, promoted }: Ranked) => score + (promoted ? LIFT : 0);

/**
 * The order of relevance: the better match first, equal ones the newest first. A promotion moves somebody past those
 * who score less than LIFT points more, never past anybody who scores LIFT or more; it leaves the order of all others
 * among themselves as it is.
 */
export function byRelevance(a: Ranked, b: Ranked): number {
  return rank(b) - rank(a) || b.score - a.score || b.id - a.id;
}
