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

/** A listed profile compared with a member. */
export type Pair = {
  /** How much the profile meets each of the member's wishes, as from `utilities`. */
  mine: Float64Array<ArrayBuffer>;
  /** How much the member meets each of the profile's wishes. */
  theirs: Float64Array<ArrayBuffer>;
  /** How important the profile's wishes are. */
  wishes: { must: readonly Wish[]; nice: readonly Wish[]; weights: readonly number[] };
  /** How many facts of EXPECTED the profile does not state. */
  leftOut: number;
  /** Days since anybody who manages the profile was here. */
  idleDays: number;
};

/** A profile that does not state these facts ranks lower by relevance. */
export const EXPECTED = ['heightCm', 'maritalStatus', 'education', 'profession', 'city'] as const;
const expectedAt = EXPECTED.map((name) => placesOfFacts[name]);

/** The wishes that are lists: name of the fact, and of the wish. The last two are one wish, which either fact meets. */
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

/** A member for comparison with cached profiles: texts for words in the facts, ids for words in the wishes. */
export type Comparable = { facts: PersonFacts; wishes: Wishes<number> };

export const makePair = (): Pair => ({
  mine: new Float64Array(WISHES.length),
  theirs: new Float64Array(WISHES.length),
  wishes: { must: [], nice: [], weights: [] },
  leftOut: 0,
  idleDays: 0,
});

/**
 * A member's side of the comparison with cached profiles, for one search.
 * @property stated
 * @property wished in the order of `listed`
 * @property outside what a fact counts that is not in a list, in the order of WISHES
 * @property isNowhere whether the member states neither state nor city
 * @property known results of `meets` by list, because many profiles have the same list; NaN: none yet
 * @property ages by day of birth, as from `agesOn`
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
 * Returns a function that finds the pair of a member with a cached profile by id, in the same object each time; null:
 * not listed. The result is that of `utilities` both ways, in less than half of the time: a search compares
 * thousands.
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

// Refilled for each pair.
const ofMine = new Float64Array(listed.length);
const ofTheirs = new Float64Array(listed.length);

/** @param first index of the profile's first number */
function fill(it: Comparison, first: number): Pair {
  const { pair, wished, outside, ages } = it;
  const { numbers, small, lists } = it.people;
  const { facts, wishes } = it.me;
  const { mine, theirs } = pair;
  const stated = (place: number) => (place < SMALL ? numbers[first + place]! : small[first * 2 + place]!);
  const boundOf = (place: number) => small[first * 2 + place]! || null;
  const nice = numbers[first + placesOfLists.nice]!;
  const weights = lists[nice]!.weights!;
  // In a loop the compiler inlines both calls. Written out for each wish, there are too many calls to inline.
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

/**
 * Returns how much of an important wish the member meets.
 * @param list of the wish
 * @param which index in `listed`
 */
function meets({ known, stated, people }: Comparison, list: number, which: number): number {
  if (list === NO_LIST) return NO_WISH;
  const before = known[list]!;
  if (before >= NO_WISH) return before;
  const share = among<number | string>(stated[which]!, people.lists[list]!.values, 0);
  known[list] = share;
  return share;
}

let counted = { day: '', ages: new Uint8Array(0) };

/** Returns ages on a day by date of birth, in days from 1900-01-01. */
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
