import { IMPORTANCES } from '../shared/sections/lists.ts';
import { type AnyWish, boundsOf, WISHES, type Wish, wishOf } from '../shared/wishes/list.ts';
import { fillCustom } from './custom.ts';
import { type Coordinates, comparedLists, type PersonFacts, WEIGHT, type Wishes } from './wishes.ts';

// How well a profile fits the wishes of another: pure, for recommendations, their reasons, and the order of a search.

/** How far outside a wish a value still counts for something: the distance at which it counts exp(-1); of income in 10,000 rupees. */
const TAU = { ageYears: 2, heightCm: 5, income: 10, placeKm: 150 } as const;
/** What a value outside a list counts where the list is only nice to have, that is, open. */
const OPEN = 0.3;
/** What a fact counts that is not stated. */
const UNKNOWN = 0.5;
/** As if everybody had further wishes of this weight, half met: one wish that is met does not make a perfect fit. */
const PRIOR = { weight: 2, met: 0.5 } as const;

/** How much of a wish is met, 0 to 1; NO_WISH where there is none. */
export const NO_WISH = -1;

/** The place of each wish in what `utilities` returns. */
export const wishPlaces = Object.fromEntries(WISHES.map((wish, place) => [wish, place])) as Record<
  Wish,
  number
>;

/** Where the shares of the wishes for the site's own fields are, one for each importance. */
export const CUSTOM_AT = WISHES.length;
/** How many shares `utilities` returns. */
export const COUNT = CUSTOM_AT + IMPORTANCES.length;
const NICE_AT = CUSTOM_AT + IMPORTANCES.indexOf('nice');

const faded = (gap: number, tau: number) => Math.exp(-((gap / tau) ** 2));

/** What whole gaps count, for hundreds of thousands of pairs a second; of larger ones it is 0. */
const fadedGaps = (tau: number) => Float64Array.from({ length: 256 }, (_, gap) => faded(gap, tau));
const FADED = {
  age: fadedGaps(TAU.ageYears),
  heightCm: fadedGaps(TAU.heightCm),
  income: fadedGaps(TAU.income),
} as const;

function within(value: number | null, min: number | null, max: number | null, fadedBy: Float64Array): number {
  if (min === null && max === null) return NO_WISH;
  if (value === null) return UNKNOWN;
  if (min !== null && value < min) return fadedBy[min - value] ?? 0;
  if (max !== null && value > max) return fadedBy[value - max] ?? 0;
  return 1;
}

/** Returns how much of a wish for some values a value meets; null: not stated. @param outside for one that is not among them */
export function among<T>(value: T | null, wished: readonly T[], outside: number): number {
  if (wished.length === 0) return NO_WISH;
  if (value === null) return UNKNOWN;
  for (const one of wished) if (one === value) return 1;
  return outside;
}

/** Returns how much of a wish for another value than some a value meets; null: not stated. @param same for one that is among them */
export function differing<T>(value: T | null, others: readonly T[], same: number): number {
  if (others.length === 0) return NO_WISH;
  if (value === null) return UNKNOWN;
  for (const one of others) if (one === value) return same;
  return 1;
}

/** Returns how much of a wish for a number between two bounds a number meets; null: not stated. */
export const withinBounds = (
  of: keyof typeof FADED,
  value: number | null,
  min: number | null,
  max: number | null,
): number => within(value, min, max, FADED[of]);

/**
 * Returns how much of a wish with several lists is met, by how much of each: any is enough. What is outside of a list counts
 * before what is not stated.
 */
export function anyOf(shares: ArrayLike<number>, first: number, last: number): number {
  let most = NO_WISH;
  for (let list = first; list <= last; list++) {
    const share = shares[list]!;
    if (share === 1) return 1;
    if (share !== NO_WISH && (most === NO_WISH || most === UNKNOWN)) most = share;
  }
  return most;
}

/** Wishes for a number between bounds: the place of each, its fact, and its bounds; many have a lower one alone. */
export const RANGES = WISHES.flatMap((wish) => {
  const entry = wishOf(wish);
  if (entry.kind !== 'range') return [];
  const [min, max] = boundsOf(wish).map(({ field }) => field);
  return [{ place: wishPlaces[wish], of: entry.of, min: min!, max, fadedBy: FADED[entry.of] }];
});

/** The lists of each wish that has some: the place of the wish, the first and the last of its lists. */
export const LISTED = WISHES.map((wish) => ({
  place: wishPlaces[wish],
  first: comparedLists.findIndex((one) => one.wish === wish),
  last: comparedLists.findLastIndex((one) => one.wish === wish),
  apart: wishOf(wish).kind === 'apart',
  near: 'near' in wishOf(wish),
})).filter(({ first }) => first >= 0);

type Stated = { of: PersonFacts; numbers: (number | null)[]; values: (number | string | null)[] };
type Wished = { of: Wishes; bounds: (number | null)[]; lists: (readonly (number | string)[])[] };
/** Where a side is laid out: JSON and comparisons of texts do not see a symbol. */
const LAID = Symbol('laid out');
type Laid<Side> = { [LAID]?: Side };

// Reading a property by a name that varies takes twice as long as the whole comparison: both sides are laid out once.
function statedOf(facts: PersonFacts & Laid<Stated>): Stated {
  const before = facts[LAID];
  if (before?.of === facts) return before;
  const laid = {
    of: facts,
    numbers: RANGES.map(({ of }) => facts[of]),
    values: comparedLists.map(({ of }) => facts[of]),
  };
  facts[LAID] = laid;
  return laid;
}

function wishedOf(wishes: Wishes & Laid<Wished>): Wished {
  const before = wishes[LAID];
  if (before?.of === wishes) return before;
  const laid = {
    of: wishes,
    bounds: RANGES.flatMap(({ min, max }) => [wishes[min], max ? wishes[max] : null]),
    lists: comparedLists.map(({ name }) => wishes[name]),
  };
  wishes[LAID] = laid;
  return laid;
}

/** Returns what a home counts that is in none of the places. A neighbouring town is near, but only what was wished for counts fully. */
function nearby(home: Coordinates | null, wished: readonly Coordinates[], outside: number): number {
  let most = outside;
  if (home) for (const place of wished) most = Math.max(most, faded(kmBetween(home, place), TAU.placeKm));
  return Math.min(most, 0.99);
}

const KM_A_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Returns the distance in km, a little off for places far apart. */
export function kmBetween([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates): number {
  const x = (east - otherEast) * Math.cos(((north + otherNorth) / 2) * RADIANS);
  return KM_A_DEGREE * Math.hypot(x, north - otherNorth);
}

/** What a value outside a list counts, by the weight of the wish. */
export const outsideOf = (weight: number) => (weight === WEIGHT.nice ? OPEN : 0);

// Refilled for each pair.
const shares = new Float64Array(comparedLists.length);

/** Returns how much of each wish a profile meets, in the order of `Wishes.weights`. @param into is filled and returned */
export function utilities<Into extends number[] | Float64Array>(
  facts: PersonFacts,
  wishes: Wishes,
  into: Into,
): Into {
  const { weights } = wishes;
  const { numbers, values: stated } = statedOf(facts);
  const { bounds, lists: wished } = wishedOf(wishes);
  for (let index = 0; index < RANGES.length; index++) {
    const { place, fadedBy } = RANGES[index]!;
    into[place] = within(numbers[index]!, bounds[index * 2]!, bounds[index * 2 + 1]!, fadedBy);
  }
  for (let index = 0; index < LISTED.length; index++) {
    const { place, first, last, apart, near } = LISTED[index]!;
    const outside = outsideOf(weights[place]!);
    const compare = apart ? differing : among;
    for (let list = first; list <= last; list++)
      shares[list] = compare(stated[list]!, wished[list]!, outside);
    const share = anyOf(shares, first, last);
    into[place] = near && share === outside ? nearby(facts.coordinates, wishes.coordinates, outside) : share;
  }
  fillCustom(into, CUSTOM_AT, facts, wishes.custom);
  return into;
}

/** Returns how much a wish weighs. */
export const importanceOf = (wish: Wish, { must, nice }: Wishes): keyof typeof WEIGHT =>
  must.includes(wish) ? 'must' : nice.includes(wish) ? 'nice' : 'important';

/**
 * Returns how well utilities fit the wishes as they are stated (stated fit), between 0 and 1: the mean of what is met, by weight,
 * drawn towards a half where there are few wishes. Without wishes it is a half.
 */
export function fitOf(met: ArrayLike<number>, wishes: Pick<Wishes, 'weights'>): number {
  const wishWeights = wishes.weights;
  let sum = PRIOR.weight * PRIOR.met;
  let weights: number = PRIOR.weight;
  for (let place = 0; place < COUNT; place++) {
    const share = met[place]!;
    if (share < 0) continue;
    const weight = wishWeights[place]!;
    sum += weight * share;
    weights += weight;
  }
  return sum / weights;
}

/** Returns how well a profile fits the wishes of another as they are stated: 0 to 1. */
export const statedFit = (facts: PersonFacts, wishes: Wishes): number =>
  fitOf(utilities(facts, wishes, []), wishes);

/** Returns whether nothing is missing that is a must. What is not stated does not meet a must. */
export function meetsMusts(met: ArrayLike<number>, { must }: Pick<Wishes, 'must'>): boolean {
  for (const wish of must) {
    const share = met[wishPlaces[wish]];
    if (share !== undefined && share !== NO_WISH && share < 1) return false;
  }
  const own = met[CUSTOM_AT]!;
  return own === NO_WISH || own >= 1;
}

/** Returns whether every wish is met. */
export function meetsAll(met: ArrayLike<number>): boolean {
  for (let place = 0; place < COUNT; place++) if (met[place] !== NO_WISH && met[place]! < 1) return false;
  return true;
}

/** Returns whether every wish is met, other than the ones that are only nice to have, as in a search that opens with the wishes. */
export function meetsAllButNice(met: ArrayLike<number>, { nice }: Pick<Wishes, 'nice'>): boolean {
  for (let place = CUSTOM_AT; place < NICE_AT; place++)
    if (met[place] !== NO_WISH && met[place]! < 1) return false;
  return WISHES.every((wish, place) => met[place] === NO_WISH || met[place] === 1 || nice.includes(wish));
}

/** A wish that a profile does not meet. @property isStated whether it says what the wish is about */
export type UnmetWish = { wish: AnyWish; isStated: boolean };

/** Returns which wishes are not met. */
export const listUnmet = (met: ArrayLike<number>): UnmetWish[] =>
  WISHES.flatMap((wish, place) =>
    met[place] === NO_WISH || met[place] === 1 ? [] : [{ wish, isStated: met[place] !== UNKNOWN }],
  );

/** Returns which wishes are met, and how many there are. */
export function countMet(met: ArrayLike<number>): { met: Wish[]; of: number } {
  return {
    met: WISHES.filter((_, place) => met[place] === 1),
    of: WISHES.filter((_, place) => met[place] !== NO_WISH).length,
  };
}
