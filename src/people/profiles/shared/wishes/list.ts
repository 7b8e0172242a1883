import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { type Coded, code } from '../../../../kit/shared/api/errorCode.ts';
import { columnName } from '../columnName.ts';
import { HEIGHT_CM, RUPEES_MAX, WISHED_AGE } from '../facts/limits.ts';

/**
 * What a family chooses for a wish: options of a list, or free words where it has none.
 * @property of the fact that is compared
 * @property keys of the options that the code knows, where the fact is computed: a number is the place among them, from 1 on
 */
type WishedValues = { of: string; list?: VocabularyKind; keys?: readonly string[] };

/** How a wish is compared with the facts of another profile. */
type Kind =
  /**
   * A number between two bounds, either of which may be missing. Slightly outside still counts a little.
   * @property unit how much of what the bounds are in is one of what is compared
   */
  | {
      kind: 'range';
      of: 'age' | 'heightCm' | 'income';
      bounds: readonly string[];
      min: number;
      max: number;
      wrong: Coded;
      unit?: number;
    }
  /** One of what is wished, by fields. With several fields, any of them is enough. @property near a town nearby counts, too */
  | { kind: 'any'; lists: Readonly<Record<string, WishedValues>>; near?: true }
  /** Another word than some that the family's own profile states. @property from the facts that have them */
  | { kind: 'apart'; of: string; field: string; from: readonly string[] };

export type WishEntry = Kind & {
  /** Whether only those who see whole profiles learn from cards whether it is met. */
  members?: true;
  /** Whether a client that does not know it yet may leave it out. */
  omittable?: true;
};

const later = { members: true, omittable: true } as const;

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
  gotra: {
    kind: 'apart',
    of: 'gotra',
    field: 'otherGotraThan',
    from: ['gotra', 'motherGotra', 'fathersMotherGotra', 'mothersMotherGotra'],
    ...later,
  },
  motherTongue: { kind: 'any', lists: { motherTongue: { of: 'motherTongue', list: 'mother_tongue' } } },
  education: { kind: 'any', lists: { education: { of: 'education', list: 'education' } } },
  profession: { kind: 'any', lists: { profession: { of: 'profession' } } },
  income: {
    kind: 'range',
    of: 'income',
    bounds: ['incomeMinRupees'],
    min: 10_000,
    max: RUPEES_MAX,
    wrong: code('value_invalid'),
    unit: 10_000,
    ...later,
  },
  place: {
    kind: 'any',
    lists: { cities: { of: 'city' }, states: { of: 'state', list: 'state' } },
    near: true,
  },
  country: { kind: 'any', lists: { country: { of: 'country', list: 'country' } }, ...later },
  nativePlace: {
    kind: 'any',
    lists: {
      nativeDistricts: { of: 'nativeDistrict' },
      nativeStates: { of: 'nativeState', list: 'state' },
    },
    ...later,
  },
  familyType: { kind: 'any', lists: { familyType: { of: 'familyType', list: 'family_type' } }, ...later },
  diet: { kind: 'any', lists: { diet: { of: 'diet', list: 'diet' } }, members: true },
  manglik: {
    kind: 'any',
    lists: { manglik: { of: 'manglik', list: 'manglik', keys: ['no', 'partial', 'yes'] } },
    ...later,
  },
} as const satisfies Record<string, WishEntry>;

/** A wish, which has a weight: two bounds, or cities and states, are one. */
export type Wish = keyof typeof wishes;
export const WISHES = Object.keys(wishes) as [Wish, ...Wish[]];

/** A wish, or one for one of the site's own fields, by its key. */
export type AnyWish = Wish | `custom.${string}`;

/** Returns a wish by its key, without what is particular about it. */
export const wishOf = (wish: Wish): WishEntry => wishes[wish];

type Wished = typeof wishes;
type ListPair = {
  [W in Wish]: Wished[W] extends { lists: infer Lists }
    ? { [Field in keyof Lists]: [Field, Lists[Field]] }[keyof Lists]
    : never;
}[Wish];
type OptionPair = Extract<ListPair, [string, { list: string }]>;
type WordPair = Exclude<ListPair, OptionPair>;
type Apart = Extract<Wished[Wish], { kind: 'apart' }>;
type Range = Extract<Wished[Wish], { kind: 'range' }>;

/** The fields of a wish that are bounds, those that are lists of options or words, and those that name own facts. */
export type BoundField = Range['bounds'][number];
export type OptionsField = OptionPair[0];
export type WordsField = WordPair[0];
type ApartField = Apart['field'];

/** The facts that wishes are compared with: numbers, options, and words. */
export type NumberFact = Range['of'];
export type OptionFact = OptionPair[1]['of'];
export type WordFact = WordPair[1]['of'] | Apart['of'];

/** The fields of wishes with their values, as the API and forms have them: null, or an empty list, is no wish. */
export type WishValues = { [Field in BoundField]: number | null } & {
  [Field in OptionsField | WordsField | ApartField]: string[];
};

/** A field of a wish that is a bound. @property column in preferences @property compared its column in the view partner_wishes */
export type WishBound = {
  wish: Wish;
  field: BoundField;
  column: string;
  compared: string;
  range: Extract<WishEntry, { kind: 'range' }>;
};

type ListBase<Field, Fact> = { wish: Wish; field: Field; of: Fact; column: string; compared: string };

/** A field of a wish that is a list of options. @property of the fact that is compared */
export type OptionList = ListBase<OptionsField, OptionFact> & {
  list: VocabularyKind;
  keys: readonly string[] | null;
};
/** A field of a wish that is a list of words. */
export type WordList = ListBase<WordsField, WordFact> & { list: null; keys: null };
/** A field of a wish that names facts of the own profile, whose words the other's must not be. */
export type ApartList = ListBase<ApartField, WordFact> & { from: readonly string[] };

const plural = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** The bounds of all wishes, in their order. */
export const wishBounds: readonly WishBound[] = WISHES.flatMap((wish) => {
  const range = wishOf(wish);
  if (range.kind !== 'range') return [];
  return range.bounds.map((field) => {
    const column = columnName(field);
    const compared = range.unit ? column.replace(/_rupees$/, '') : column;
    return { wish, field: field as BoundField, column, compared, range };
  });
});

/** The lists of options and words of all wishes, in their order. */
export const wishLists: readonly (OptionList | WordList)[] = WISHES.flatMap((wish) => {
  const entry = wishOf(wish);
  if (entry.kind !== 'any') return [];
  return Object.entries(entry.lists).map(([field, { of, list = null, keys = null }]) => {
    const compared = list ? `${columnName(of)}_ids` : plural(columnName(of));
    const column = keys ? columnName(field) : compared;
    return { wish, field, of, list, keys, column, compared } as OptionList | WordList;
  });
});

/** The fields of all wishes that name facts of the own profile. */
export const apartLists: readonly ApartList[] = WISHES.flatMap((wish) => {
  const entry = wishOf(wish);
  if (entry.kind !== 'apart') return [];
  const { of, field, from } = entry;
  return [
    { wish, field, of, from, column: columnName(field), compared: plural(columnName(of)) } as ApartList,
  ];
});

/** Returns the bounds of a wish, the lower one first, and its lists of options and words. */
export const boundsOf = (wish: Wish) => wishBounds.filter((one) => one.wish === wish);
export const listsOf = (wish: Wish) => wishLists.filter((one) => one.wish === wish);

/** Returns the fields of a wish. */
export const fieldsOfWish = (wish: Wish): (keyof WishValues)[] =>
  [...wishBounds, ...wishLists, ...apartLists].filter((one) => one.wish === wish).map(({ field }) => field);

/** The lists of options, and those of words. */
export const optionLists = wishLists.filter((one): one is OptionList => one.list !== null);
export const wordLists = wishLists.filter((one): one is WordList => one.list === null);

/** The facts of others that are numbers, but for the age, which is counted; those that are options, and those that are words. */
export const numberFacts = [...new Set(wishBounds.map(({ range }) => range.of))].filter(
  (of): of is Exclude<NumberFact, 'age'> => of !== 'age',
);
export const optionFacts: readonly OptionFact[] = optionLists.map(({ of }) => of);
export const wordFacts: readonly WordFact[] = [...wordLists, ...apartLists].map(({ of }) => of);

/** The facts of wishes that have several. */
export const severalFacts = wishLists.filter(({ wish }) => listsOf(wish).length > 1).map(({ of }) => of);
