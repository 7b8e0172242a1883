import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { type Coded, code } from '../../../../kit/shared/api/errorCode.ts';
import { columnName } from '../columnName.ts';
import { HEIGHT_CM, WISHED_AGE } from '../facts/limits.ts';

/** What a family chooses for a wish: options of a list, or free words where it has none. @property of the fact that is compared */
type WishedValues = { of: string; list?: VocabularyKind };

/** How a wish is compared with the facts of another profile. */
type Kind =
  /** A number between two bounds, either of which may be missing. Slightly outside still counts a little. */
  | {
      kind: 'range';
      of: 'age' | 'heightCm';
      bounds: readonly string[];
      min: number;
      max: number;
      wrong: Coded;
    }
  /** One of what is wished, by fields. With several fields, any of them is enough. @property near a town nearby counts, too */
  | { kind: 'any'; lists: Readonly<Record<string, WishedValues>>; near?: true };

export type WishEntry = Kind & {
  /** Whether only those who see whole profiles learn from cards whether it is met. */
  members?: true;
  /** Whether a client that does not know it yet may leave it out. */
  omittable?: true;
};

/**
 * Whom families look for, in the order of forms and pages. The API, columns, forms, comparisons, masks and merged options
 * follow from it. The words of a wish are in web/wishes/useWishLabels.ts, and what its field needs beyond this list in
 * pages/my-profile/web/fields/specialWishes.tsx.
 */
export const wishes = {
  age: {
    kind: 'range',
    of: 'age',
    bounds: ['ageMin', 'ageMax'],
    ...WISHED_AGE,
    wrong: code('age_invalid'),
  },
  height: {
    kind: 'range',
    of: 'heightCm',
    bounds: ['heightMinCm', 'heightMaxCm'],
    ...HEIGHT_CM,
    wrong: code('choice_invalid'),
  },
  maritalStatus: { kind: 'any', lists: { maritalStatus: { of: 'maritalStatus', list: 'marital_status' } } },
  religion: { kind: 'any', lists: { religion: { of: 'religion', list: 'religion' } } },
  caste: { kind: 'any', lists: { caste: { of: 'caste' } } },
  motherTongue: { kind: 'any', lists: { motherTongue: { of: 'motherTongue', list: 'mother_tongue' } } },
  education: { kind: 'any', lists: { education: { of: 'education', list: 'education' } } },
  profession: { kind: 'any', lists: { profession: { of: 'profession' } } },
  place: {
    kind: 'any',
    lists: { cities: { of: 'city' }, states: { of: 'state', list: 'state' } },
    near: true,
  },
  country: {
    kind: 'any',
    lists: { country: { of: 'country', list: 'country' } },
    members: true,
    omittable: true,
  },
  diet: { kind: 'any', lists: { diet: { of: 'diet', list: 'diet' } }, members: true },
} as const satisfies Record<string, WishEntry>;

/** A wish, which has a weight: two bounds, or cities and states, are one. */
export type Wish = keyof typeof wishes;
export const WISHES = Object.keys(wishes) as [Wish, ...Wish[]];

/** Returns a wish by its key, without what is particular about it. */
export const wishOf = (wish: Wish): WishEntry => wishes[wish];

type Wished = typeof wishes;
type ListPair = {
  [W in Wish]: Wished[W] extends { lists: infer Lists }
    ? { [Field in keyof Lists]: [Field, Lists[Field]] }[keyof Lists]
    : never;
}[Wish];

/** The fields of a wish that are bounds, those that are options, and those that are words. */
export type BoundField = {
  [W in Wish]: Wished[W] extends { bounds: readonly (infer B)[] } ? B : never;
}[Wish];
export type OptionsField = Extract<ListPair, [string, { list: string }]>[0];
export type WordsField = Exclude<ListPair, [string, { list: string }]>[0];

/** The facts that wishes are compared with: those that are options, and those that are words. */
export type OptionFact = Extract<ListPair, [string, { list: string }]>[1]['of'];
export type WordFact = Exclude<ListPair, [string, { list: string }]>[1]['of'];

/** The fields of wishes with their values, as the API and forms have them: null, or an empty list, is no wish. */
export type WishValues = { [Field in BoundField]: number | null } & {
  [Field in OptionsField | WordsField]: string[];
};

/** A field of a wish that is a list of options. @property of the fact that is compared */
export type OptionList = {
  wish: Wish;
  field: OptionsField;
  of: OptionFact;
  list: VocabularyKind;
  column: string;
};

/** A field of a wish that is a list of words. */
export type WordList = { wish: Wish; field: WordsField; of: WordFact; list: null; column: string };

/** A field of a wish that is a bound. */
export type WishBound = {
  wish: Wish;
  field: BoundField;
  column: string;
  range: Extract<WishEntry, { kind: 'range' }>;
};

const plural = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** The lists of all wishes, in their order. */
export const wishLists: readonly (OptionList | WordList)[] = WISHES.flatMap((wish) => {
  const entry = wishOf(wish);
  if (entry.kind !== 'any') return [];
  return Object.entries(entry.lists).map(([field, { of, list = null }]) => {
    const name = columnName(of);
    return { wish, field, of, list, column: list ? `${name}_ids` : plural(name) } as OptionList | WordList;
  });
});

/** The bounds of all wishes, in their order. */
export const wishBounds: readonly WishBound[] = WISHES.flatMap((wish) => {
  const entry = wishOf(wish);
  if (entry.kind !== 'range') return [];
  return entry.bounds.map((field) => ({
    wish,
    field: field as BoundField,
    column: columnName(field),
    range: entry,
  }));
});

/** Returns the fields of a wish. */
export const fieldsOfWish = (wish: Wish): (keyof WishValues)[] =>
  [...wishBounds, ...wishLists].filter((one) => one.wish === wish).map(({ field }) => field);

/** The lists of options, and those of words. */
export const optionLists = wishLists.filter((one): one is OptionList => one.list !== null);
export const wordLists = wishLists.filter((one): one is WordList => one.list === null);

/** The facts of wishes that have several. */
export const severalFacts = wishLists
  .filter(({ wish }) => wishLists.filter((one) => one.wish === wish).length > 1)
  .map(({ of }) => of);
