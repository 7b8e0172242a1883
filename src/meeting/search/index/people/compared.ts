import type { CustomValues } from '../../../../base/custom-fields/shared/field.ts';
import { yearsBefore } from '../../../../kit/shared/time/calendar.ts';
import { fillCustom, NO_CUSTOM, NO_CUSTOM_WISHES } from '../../../../people/profiles/fit/custom.ts';
import {
  among,
  anyOf,
  COUNT,
  CUSTOM_AT,
  differing,
  LISTED,
  NO_WISH,
  outsideOf,
  RANGES,
  wishPlaces,
  withinBounds,
} from '../../../../people/profiles/fit/fit.ts';
import { comparedLists, type PersonFacts, type Wishes } from '../../../../people/profiles/fit/wishes.ts';
import type { Wish } from '../../../../people/profiles/shared/wishes/list.ts';
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
  /** What the profile states of the site's own fields. */
  custom: CustomValues;
  /** How many facts of EXPECTED the profile does not state. */
  leftOut: number;
  /** Days since anybody who manages the profile was here. */
  idleDays: number;
};

/** A profile that does not state these facts ranks lower by relevance. */
export const EXPECTED = ['heightCm', 'maritalStatus', 'education', 'profession', 'city'] as const;
const expectedAt = EXPECTED.map((name) => placesOfFacts[name]);

const wishAt = comparedLists.map(({ wish }) => wishPlaces[wish]);
const factAt = comparedLists.map(({ of }) => placesOfFacts[of]);
const listAt = comparedLists.map(({ name }) => placesOfLists[name]);
const compareBy = comparedLists.map(({ apart }) => (apart ? differing : among));

/** Wishes that any of several lists meets. */
const several = LISTED.filter(({ first, last }) => last > first);

/** Wishes for a number between bounds, and where the numbers of a profile have its fact and its bounds. */
const ranges = RANGES.map((range) => ({
  ...range,
  factAt: placesOfFacts[range.of],
  minAt: placesOfBounds[range.min],
  maxAt: range.max && placesOfBounds[range.max],
}));

/** A member for comparison with cached profiles: texts for words in the facts, ids for words in the wishes. */
export type Comparable = { facts: PersonFacts; wishes: Wishes<number> };

export const makePair = (): Pair => ({
  mine: new Float64Array(COUNT),
  theirs: new Float64Array(COUNT),
  custom: NO_CUSTOM,
  wishes: { must: [], nice: [], weights: [] },
  leftOut: 0,
  idleDays: 0,
});

/**
 * A member's side of the comparison with cached profiles, for one search.
 * @property stated
 * @property wished in the order of comparedLists
 * @property outside what a fact counts that is not in a list, in the order of WISHES
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
    stated: comparedLists.map(({ of }) => facts[of]),
    wished: comparedLists.map(({ name }) => wishes[name]),
    outside: wishes.weights.map(outsideOf),
    known: new Float32Array(people.lists.length).fill(Number.NaN),
    ages: agesOn(day),
    today: dayNumber(day),
    pair: makePair(),
  };
  return (id) => {
    const place = people.places[id];
    if (!place) return null;
    const own = people.custom.get(id) ?? NOTHING;
    const pair = fill(it, (place - 1) * LENGTH);
    pair.custom = own.facts;
    fillCustom(pair.mine, CUSTOM_AT, { custom: own.facts }, wishes.custom);
    fillCustom(pair.theirs, CUSTOM_AT, facts, own.wishes);
    return pair;
  };
}

/** Of most profiles on most sites. */
const NOTHING = { facts: NO_CUSTOM, wishes: NO_CUSTOM_WISHES };

// Refilled for each pair.
const ofMine = new Float64Array(comparedLists.length);
const ofTheirs = new Float64Array(comparedLists.length);

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
  for (let which = 0; which < comparedLists.length; which++) {
    const wish = wishAt[which]!;
    const compare = compareBy[which]!;
    mine[wish] = ofMine[which] = compare(stated(factAt[which]!) || null, wished[which]!, outside[wish]!);
    const share = meets(it, numbers[first + listAt[which]!]!, which);
    theirs[wish] = ofTheirs[which] = share === 0 && nice !== NO_LIST ? outsideOf(weights[wish]!) : share;
  }
  for (const { place, first: from, last } of several) {
    mine[place] = anyOf(ofMine, from, last);
    theirs[place] = anyOf(ofTheirs, from, last);
  }
  for (const { place, of, factAt, min, max, minAt, maxAt } of ranges) {
    const value = stated(factAt);
    mine[place] = withinBounds(
      of,
      (of === 'age' ? ages[value]! : value) || null,
      wishes[min],
      max ? wishes[max] : null,
    );
    theirs[place] = withinBounds(of, facts[of], boundOf(minAt), maxAt === undefined ? null : boundOf(maxAt));
  }
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
 * @param which index in comparedLists
 */
function meets({ known, stated, people }: Comparison, list: number, which: number): number {
  if (list === NO_LIST) return NO_WISH;
  const before = known[list]!;
  if (before >= NO_WISH) return before;
  const share = compareBy[which]!<number | string>(stated[which]!, people.lists[list]!.values, 0);
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
