import { COUNT, fitOf, kmBetween, NO_WISH, utilities } from '../../../people/profiles/fit/fit.ts';
import type { PersonFacts, Wishes } from '../../../people/profiles/fit/wishes.ts';
import { WISHES, type Wish } from '../../../people/profiles/shared/wishes/list.ts';

/** A profile that is ready to be scored. */
export type ScoredPerson = {
  female: boolean;
  facts: PersonFacts;
  wishes: Wishes;
  diet: number | null;
  smoking: number | null;
  drinking: number | null;
  verified: boolean;
  hasPhoto: boolean;
  /** How many of five expected facts are missing. */
  leftOut: number;
};

/** Wishes that count only where a family has them: nothing is learned from them. */
const UNLEARNED: readonly Wish[] = ['income', 'manglik'];
const isLearned = WISHES.map((wish) => !UNLEARNED.includes(wish));

/**
 * The features of a pair that a model learns from, in the order of the weights. Skin colour and name are not among them, and
 * those of UNLEARNED are always 0.
 */
export const FEATURES = [
  ...WISHES.map((wish) => `wish:${wish}`),
  'returned fit',
  'left out',
  'photo',
  'verified',
  'age gap',
  'age gap squared',
  'bride older',
  'height gap',
  'height gap squared',
  'same religion',
  'same caste',
  'same mother tongue',
  'same education',
  'same profession',
  'same state',
  'same city',
  'same marital status',
  'same diet',
  'same smoking',
  'same drinking',
  'near',
] as const;

/** An empty profile must not come first. */
export const START_WEIGHTS = FEATURES.map((name) => (name === 'left out' ? -2 : 0));

const same = (one: unknown, other: unknown) => (one !== null && one === other ? 1 : 0);

const WISHES_END = WISHES.length;
const SHARED_AT = FEATURES.indexOf('age gap');
const NEAR_KM = 150;
const EXPECTED_FACTS = 5;
/** Usual differences of couples: a groom 3 years older and 13 cm taller. */
const USUAL = { years: 3, cm: 13 } as const;

/**
 * Fills the first part of the features: what one profile sees of another that it decides about.
 * @param met how much the other meets each wish of the deciding profile
 * @param returned how well the deciding profile fits the other's wishes, 0 to 1
 */
export function fillSeen(other: ScoredPerson, met: Float64Array, returned: number, into: Float64Array): void {
  for (let place = 0; place < WISHES_END; place++) {
    const share = met[place]!;
    into[place] = share === NO_WISH || !isLearned[place] ? 0 : share - 0.5;
  }
  let next = WISHES_END;
  into[next++] = returned - 0.5;
  into[next++] = other.leftOut / EXPECTED_FACTS;
  into[next++] = other.hasPhoto ? 1 : 0;
  into[next] = other.verified ? 1 : 0;
}

/** Fills the rest of the features: what two profiles have in common, whichever of them decides. */
export function fillShared(me: ScoredPerson, other: ScoredPerson, into: Float64Array): void {
  const one = me.facts;
  const two = other.facts;
  let next = SHARED_AT;
  const older = me.female ? two.age - one.age : one.age - two.age;
  const years = (older - USUAL.years) / 5;
  into[next++] = years;
  into[next++] = years * years;
  into[next++] = older < 0 ? 1 : 0;
  const known = one.heightCm !== null && two.heightCm !== null;
  const taller = known
    ? me.female
      ? two.heightCm! - one.heightCm!
      : one.heightCm! - two.heightCm!
    : USUAL.cm;
  const cm = (taller - USUAL.cm) / 10;
  into[next++] = cm;
  into[next++] = cm * cm;
  into[next++] = same(one.religion, two.religion);
  into[next++] = same(one.caste, two.caste);
  into[next++] = same(one.motherTongue, two.motherTongue);
  into[next++] = same(one.education, two.education);
  into[next++] = same(one.profession, two.profession);
  into[next++] = same(one.state, two.state);
  into[next++] = same(one.city, two.city);
  into[next++] = same(one.maritalStatus, two.maritalStatus);
  into[next++] = same(me.diet, other.diet);
  into[next++] = same(me.smoking, other.smoking);
  into[next++] = same(me.drinking, other.drinking);
  const here = one.coordinates;
  const there = two.coordinates;
  into[next] = here && there ? Math.exp(-kmBetween(here, there) / NEAR_KM) : 0;
}

/** Both directions of a pair: how much each profile meets the other's wishes. */
export type BothWays = { mine: Float64Array; theirs: Float64Array; mineFit: number; theirFit: number };

/** Returns room for comparisons, to be reused from pair to pair. */
export const makeBothWays = (): BothWays => ({
  mine: new Float64Array(COUNT),
  theirs: new Float64Array(COUNT),
  mineFit: 0,
  theirFit: 0,
});

/** Compares two profiles by each other's wishes. */
export function compareBothWays(me: ScoredPerson, other: ScoredPerson, into: BothWays): BothWays {
  utilities(other.facts, me.wishes, into.mine);
  utilities(me.facts, other.wishes, into.theirs);
  into.mineFit = fitOf(into.mine, me.wishes);
  into.theirFit = fitOf(into.theirs, other.wishes);
  return into;
}
