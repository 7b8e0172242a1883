import { yearsBefore } from '../../../../kit/shared/time/calendar.ts';
import {
  among,
  inPlaces,
  NO_WISH,
  outsideOf,
  wishPlaces,
  withinAges,
  withinHeights,
} from '../../../../people/profiles/fit/fit.ts';
import type { PersonFacts, Wishes } from '../../../../people/profiles/fit/wishes.ts';
import { WISHES, type Wish } from '../../../../people/profiles/shared/sections/lists.ts';
import { dayNumber } from '../../rows/columns.ts';
import {
  LENGTH,
  NO_LIST,
  type PeopleCache,
  placesOfBounds,
  placesOfFacts,
  placesOfLists,
  SMALL,
} from './peopleCache.ts';

/** A listed profile beside a member. */
export type Pair = {
  /** How much of each wish of the member the profile meets, as `utilities` returns it. */
  mine: Float64Array<ArrayBuffer>;
  /** How much of each of its own wishes the member meets. */
  theirs: Float64Array<ArrayBuffer>;
  /** What its own wishes weigh. */
  wishes: { must: readonly Wish[]; nice: readonly Wish[]; weights: readonly number[] };
  /** How many of EXPECTED it does not state. */
  leftOut: number;
  /** Days since somebody who manages it was here. */
  idleDays: number;
};

/** The facts that lower a profile's place in the order of relevance where it does not state them. */
export const EXPECTED = ['heightCm', 'maritalStatus', 'education', 'profession', 'city'] as const;
const expectedAt = EXPECTED.map((name) => placesOfFacts[name]);

/** The wishes that are lists: what is stated, and what is wished for. The last two are one wish, which either of them meets. */
const listed = [
  ['maritalStatus', 'maritalStatus'],
  ['religion', 'religion'],
  ['caste', 'caste'],
  ['motherTongue', 'motherTongue'],
  ['education', 'education'],
  ['profession', 'profession'],
  ['diet', 'diet'],
  ['state', 'states'],
  ['city', 'cities'],
] as const satisfies [keyof PersonFacts, keyof Wishes][];
const wishAt = listed.map(
  ([stated]) => wishPlaces[stated === 'state' || stated === 'city' ? 'place' : stated],
);
const factAt = listed.map(([stated]) => placesOfFacts[stated]);
const listAt = listed.map(([, wished]) => placesOfLists[wished]);
const [STATES, CITIES] = [listed.length - 2, listed.length - 1];
const { age: AGE, height: HEIGHT, place: PLACE } = wishPlaces;

/** A member as those who are kept are compared with it: what it states with words as texts, its wishes with their ids. */
export type Comparable = { facts: PersonFacts; wishes: Wishes<number> };

export const makePair = (): Pair => ({
  mine: new Float64Array(WISHES.length),
  theirs: new Float64Array(WISHES.length),
  wishes: { must: [], nice: [], weights: [] },
  leftOut: 0,
  idleDays: 0,
});

/**
 * A member among the kept profiles, for one search.
 * @property stated @property wished in the order of `listed`
 * @property outside what a fact counts that is not in a list, in the order of WISHES
 * @property isNowhere whether the member states neither state nor city
 * @property known what `meets` returned for each list, as many profiles wish for the same; NaN: nothing yet
 * @property ages by day of birth, as `agesOn` returns them
 * @property today in days since 1900-01-01
 * @property pair the object that is filled
 */
type Comparison = {
  people: PeopleCache;
  me: Comparable;
  stated: readonly (number | string | null)[];
  wished: readonly (readonly number[])[];
  outside: readonly number[];
  isNowhere: boolean;
  known: Float32Array;
  ages: Uint8Array;
  today: number;
  pair: Pair;
};

/**
 * Returns what finds the pair of a member with a kept profile by its id, in the same object each time; null: it is not listed.
 * The same as `utilities` of both, in less than half of the time: a search compares thousands.
 */
export function pairWith(people: PeopleCache, me: Comparable, day: string): (id: number) => Pair | null {
  const { facts, wishes } = me;
  const it: Comparison = {
    people,
    me,
    stated: listed.map(([name]) => facts[name]),
    wished: listed.map(([, name]) => wishes[name]),
    outside: wishes.weights.map(outsideOf),
    isNowhere: facts.state === null && facts.city === null,
    known: new Float32Array(people.lists.length).fill(Number.NaN),
    ages: agesOn(day),
    today: dayNumber(day),
    pair: makePair(),
  };
  return (id) => {
    const place = people.places[id];
    return place ? fill(it, (place - 1) * LENGTH) : null;
  };
}

// Filled anew for each pair.
const ofMine = new Float64Array(listed.length);
const ofTheirs = new Float64Array(listed.length);

/** @param first where the numbers of the profile begin */
function fill(it: Comparison, first: number): Pair {
  const { pair, wished, outside, ages } = it;
  const { numbers, small, lists } = it.people;
  const { facts, wishes } = it.me;
  const { mine, theirs } = pair;
  const stated = (place: number) => (place < SMALL ? numbers[first + place]! : small[first * 2 + place]!);
  const boundOf = (place: number) => small[first * 2 + place]! || null;
  const nice = numbers[first + placesOfLists.nice]!;
  const weights = lists[nice]!.weights!;
  // In a loop the compiler inlines both calls; written out for each wish they are too many for that.
  for (let which = 0; which < listed.length; which++) {
    const wish = wishAt[which]!;
    ofMine[which] = among(stated(factAt[which]!) || null, wished[which]!, outside[wish]!);
    const share = meets(it, numbers[first + listAt[which]!]!, which);
    ofTheirs[which] = share === 0 && nice !== NO_LIST ? outsideOf(weights[wish]!) : share;
  }
  for (let which = 0; which < STATES; which++) {
    mine[wishAt[which]!] = ofMine[which]!;
    theirs[wishAt[which]!] = ofTheirs[which]!;
  }
  const home = {
    isNowhere: !stated(placesOfFacts.state) && !stated(placesOfFacts.city),
    outside: outside[PLACE]!,
  };
  mine[PLACE] = inPlaces(ofMine[STATES]!, ofMine[CITIES]!, home);
  const myHome = { isNowhere: it.isNowhere, outside: outsideOf(weights[PLACE]!) };
  theirs[PLACE] = inPlaces(ofTheirs[STATES]!, ofTheirs[CITIES]!, myHome);
  mine[AGE] = withinAges(ages[stated(placesOfFacts.age)]!, wishes.ageMin, wishes.ageMax);
  const { ageMin, ageMax, heightMinCm, heightMaxCm } = placesOfBounds;
  theirs[AGE] = withinAges(facts.age, boundOf(ageMin), boundOf(ageMax));
  const height = stated(placesOfFacts.heightCm) || null;
  mine[HEIGHT] = withinHeights(height, wishes.heightMinCm, wishes.heightMaxCm);
  theirs[HEIGHT] = withinHeights(facts.heightCm, boundOf(heightMinCm), boundOf(heightMaxCm));
  pair.wishes.must = lists[numbers[first + placesOfLists.must]!]!.values as Wish[];
  pair.wishes.nice = lists[nice]!.values as Wish[];
  pair.wishes.weights = weights;
  pair.leftOut = 0;
  for (const place of expectedAt) if (stated(place) === 0) pair.leftOut++;
  pair.idleDays = it.today - stated(placesOfFacts.activeOn);
  return pair;
}

/** Returns how much of a list the member meets where it is important. @param which of `listed` */
function meets({ known, stated, people }: Comparison, list: number, which: number): number {
  if (list === NO_LIST) return NO_WISH;
  const before = known[list]!;
  if (before >= NO_WISH) return before;
  const share = among<number | string>(stated[which]!, people.lists[list]!.values, 0);
  known[list] = share;
  return share;
}

let counted = { day: '', ages: new Uint8Array(0) };

/** Returns how old somebody is on a day, by the days from 1900-01-01 to their birth. */
function agesOn(day: string): Uint8Array {
  if (counted.day === day) return counted.ages;
  const ages = new Uint8Array(dayNumber(day) + 1);
  for (let age = 0; ; age++) {
    const until = dayNumber(yearsBefore(day, age));
    if (until < 0) break;
    ages.fill(age, 0, until + 1);
  }
  counted = { day, ages };
  return ages;
}
