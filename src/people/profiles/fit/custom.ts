import type { CustomValue, CustomValues } from '../../../base/custom-fields/shared/field.ts';
import type { CustomWishValues } from '../shared/sections/customWishes.ts';
import { IMPORTANCES, type Importance, USUAL } from '../shared/sections/lists.ts';

// Wishes for the site's own fields. A site may have many, and they come and go: those that weigh the same are one wish together.

/** A wish as it is compared: any of some options, or a number between two bounds. */
export type CustomWish = { field: string; any: readonly string[]; min: number | null; max: number | null };
/** The wishes by their importance. */
export type CustomWishes = Readonly<Record<Importance, readonly CustomWish[]>>;

export const NO_CUSTOM: CustomValues = {};
export const NO_CUSTOM_WISHES: CustomWishes = { must: [], important: [], nice: [] };

/** How much of a wish is met that is not; that is unknown, as the fact is not stated. */
const NONE = -1;
const UNKNOWN = 0.5;
/** What a value counts that is not among those of a wish that is only nice to have. */
const OPEN = 0.3;

/** Returns the options in a value of one of the site's own fields; yes and no are two. Days, which nobody compares, are none. */
export function optionsIn(value: CustomValue | undefined): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return [value].flat().filter((one): one is string => typeof one === 'string' && /^[a-z]/.test(one));
}

/** Returns the stored wishes of a profile for comparison. */
export function customWishesOf(stored: CustomWishValues | null | undefined): CustomWishes {
  const entries = Object.entries(stored ?? {});
  if (entries.length === 0) return NO_CUSTOM_WISHES;
  const ofImportance = (weight: Importance) =>
    entries
      .filter(([, { importance = USUAL }]) => importance === weight)
      .map(([field, { any, min, max }]) => ({ field, any: any ?? [], min: min ?? null, max: max ?? null }));
  return { must: ofImportance('must'), important: ofImportance('important'), nice: ofImportance('nice') };
}

/** Returns how much of a wish is met, 0 to 1. */
export function customShare(
  { field, any, min, max }: CustomWish,
  facts: CustomValues,
  outside: number,
): number {
  const value = facts[field];
  if (value === undefined) return UNKNOWN;
  if (any.length > 0) return optionsIn(value).some((option) => any.includes(option)) ? 1 : outside;
  if (typeof value !== 'number') return UNKNOWN;
  // Slightly outside still counts a little: half at a tenth of the bound.
  const [gap, bound] =
    min !== null && value < min
      ? [min - value, min]
      : max !== null && value > max
        ? [value - max, max]
        : [0, 1];
  return gap === 0 ? 1 : Math.min(0.99, Math.exp(-0.7 * (gap / Math.max(1, bound / 10)) ** 2));
}

/** Whether there are no wishes. */
export const hasNone = (wishes: CustomWishes): boolean => wishes === NO_CUSTOM_WISHES;

/** Writes how much of the wishes of each importance is met, in the order of IMPORTANCES: 1 where each of them is. */
export function fillCustom(
  into: { [place: number]: number },
  at: number,
  { custom }: { custom: CustomValues },
  wishes: CustomWishes,
): void {
  for (let index = 0; index < IMPORTANCES.length; index++) {
    const some = hasNone(wishes) ? [] : wishes[IMPORTANCES[index]!];
    let sum = 0;
    for (const one of some) sum += customShare(one, custom, IMPORTANCES[index] === 'nice' ? OPEN : 0);
    into[at + index] = some.length === 0 ? NONE : sum / some.length;
  }
}

/** Returns every wish with its importance, how much of it is met, and whether the profile states the fact. */
export const compareCustom = (wishes: CustomWishes, facts: CustomValues) =>
  IMPORTANCES.flatMap((importance) =>
    wishes[importance].map((wish) => ({
      wish,
      importance,
      isMet: customShare(wish, facts, 0) === 1,
      isStated: facts[wish.field] !== undefined,
    })),
  );
