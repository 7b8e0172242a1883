import { sql } from 'kysely';
import type { CustomValues } from '../../../base/custom-fields/shared/field.ts';
import { manglikSql } from '../facts/births/manglikSql.ts';
import { columnName } from '../shared/columnName.ts';
import type { CustomWishValues } from '../shared/sections/customWishes.ts';
import { IMPORTANCES } from '../shared/sections/lists.ts';
import {
  apartLists,
  type BoundField,
  type NumberFact,
  numberFacts,
  type OptionFact,
  type OptionsField,
  optionFacts,
  WISHES,
  type Wish,
  type WordFact,
  type WordsField,
  wishBounds,
  wishLists,
  wordFacts,
} from '../shared/wishes/list.ts';
import { type CustomWishes, customWishesOf, NO_CUSTOM } from './custom.ts';

/** Degrees, north and east positive. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The facts of a profile that wishes are compared with: ids of options, words as texts in lower case; null: not stated. */
export type PersonFacts = {
  /** Whole years. */
  age: number;
  /** Where the city is, if its location is known. */
  coordinates: Coordinates | null;
  /** Of the site's own fields. */
  custom: CustomValues;
} & { [Fact in Exclude<NumberFact, 'age'> | OptionFact]: number | null } & {
  [Fact in WordFact]: string | null;
};

/** The list of words from which a word has to differ. */
type ApartFrom = 'gotras';

/**
 * The partner preferences of a profile. An empty list or a null bound is no wish. Words are texts in lower case, or ids. Bounds are
 * in what the fact is in: an income in units of 10,000 rupees.
 */
export type Wishes<Word = string> = {
  /** Where the wished cities are whose location is known. */
  coordinates: readonly Coordinates[];
  /** Wishes that must be met, and wishes that are only nice to have; all others are important. */
  must: readonly Wish[];
  nice: readonly Wish[];
  /** What each weighs, in the order of WISHES; then what those of the site's own fields weigh, in the order of IMPORTANCES. */
  weights: readonly number[];
  custom: CustomWishes;
} & { [Field in BoundField]: number | null } & { [Field in OptionsField]: readonly number[] } & {
  [Field in WordsField | ApartFrom]: readonly Word[];
};

/**
 * A list of a wish as it is compared.
 * @property name among the wishes
 * @property apart whether the fact must be none of what it has
 * @property isWord whether it has words
 */
export type ComparedList = {
  wish: Wish;
  name: OptionsField | WordsField | ApartFrom;
  of: OptionFact | WordFact;
  compared: string;
  apart: boolean;
  isWord: boolean;
};

/** The lists of all wishes as they are compared; those of one wish follow each other. */
export const comparedLists: readonly ComparedList[] = [
  ...wishLists.map(({ wish, field, of, compared, list }) => ({
    wish,
    name: field,
    of,
    compared,
    apart: false,
    isWord: list === null,
  })),
  ...apartLists.map(({ wish, of, compared }) => ({
    wish,
    name: compared as ApartFrom,
    of,
    compared,
    apart: true,
    isWord: true,
  })),
];

/** Returns the lists of a wish as they are compared. */
export const comparedListsOf = (wish: Wish) => comparedLists.filter((one) => one.wish === wish);

/** What a wish weighs. A must weighs as much as an important wish: a profile that fails it is not recommended at all. */
export const WEIGHT = { must: 3, important: 3, nice: 1 } as const;

/** Returns what each wish weighs, in the order of `Wishes.weights`. */
export const weightsOf = (nice: readonly string[]): number[] => [
  ...WISHES.map((wish) => (nice.includes(wish) ? WEIGHT.nice : WEIGHT.important)),
  ...IMPORTANCES.map((importance) => WEIGHT[importance]),
];

const columned = <Fact extends string>(facts: readonly Fact[], end = '', isWord = false) =>
  facts.map((fact) => ({ fact, column: `${columnName(fact)}${end}`, bare: columnName(fact), isWord }));
const numberColumns = columned(numberFacts);
const optionColumns = columned(optionFacts, '_id');
const wordColumns = columned(wordFacts, '', true);

/** The columns that wishes are compared with, and their SQL of `p`, a row of profile_facts. */
export const factColumns = [...numberColumns, ...optionColumns, ...wordColumns].map(
  ({ fact, column, bare, isWord }) => ({
    column,
    bare,
    isWord,
    from: fact === 'manglik' ? manglikSql : sql.ref(`p.${column}`),
  }),
);

/** The columns of the view `partner_wishes`. */
const wishColumns = [...[...wishBounds, ...comparedLists].map(({ compared }) => compared), 'must', 'nice'];

/** SQL of all columns that a comparison needs, of `p` in profile_facts and `f` in partner_wishes. */
export const comparedColumns = sql.join([
  ...factColumns.map(({ column, from }) => sql`${from} as ${sql.ref(column)}`),
  ...wishColumns.map((column) => sql.ref(`f.${column}`)),
  sql`p.custom, f.custom as custom_wishes`,
]);

/** A row of the views `profile_facts` and `partner_wishes`, by columns. */
export type PersonRow = { readonly [Column: string]: unknown };

/** Returns where a city is, by its name in lower case; null for one that is not known. */
export type Locate = (city: string) => Coordinates | null;
const nowhere: Locate = () => null;

/** Returns the text in a column as it was written. */
export const textIn = (row: PersonRow, column: string): string | null =>
  (row[column] as string | null) ?? null;

/** Returns the texts in a column as they were written. */
export const textsIn = (row: PersonRow, column: string): string[] => (row[column] as string[] | null) ?? [];

/**
 * Returns the facts in a row.
 * @param age in whole years
 * @param locate returns where a city is
 * @param bare whether columns of options have no `_id` at their end
 */
export function factsOf(row: PersonRow, age: number, locate: Locate = nowhere, bare = false): PersonFacts {
  const facts: Record<string, unknown> = { age };
  for (const { fact, column } of numberColumns) facts[fact] = row[column] ?? null;
  for (const one of optionColumns) facts[one.fact] = row[bare ? one.bare : one.column] ?? null;
  for (const { fact, column } of wordColumns) facts[fact] = textIn(row, column)?.toLowerCase() ?? null;
  facts.coordinates = facts.city ? locate(facts.city as string) : null;
  facts.custom = row.custom ?? NO_CUSTOM;
  return facts as PersonFacts;
}

/** Returns the wishes in a row. @param locate returns where a city is */
export function wishesOf(row: PersonRow, locate: Locate = nowhere): Wishes {
  const wishes: Record<string, unknown> = {};
  for (const { field, compared } of wishBounds) wishes[field] = row[compared] ?? null;
  for (const { name, compared, isWord } of comparedLists)
    wishes[name] = isWord ? textsIn(row, compared).map((text) => text.toLowerCase()) : (row[compared] ?? []);
  const nice = textsIn(row, 'nice');
  return {
    ...wishes,
    custom: customWishesOf((row.custom_wishes ?? null) as CustomWishValues | null),
    coordinates: (wishes.cities as string[]).flatMap((city) => {
      const coordinates = locate(city);
      return coordinates ? [coordinates] : [];
    }),
    must: textsIn(row, 'must'),
    nice,
    weights: weightsOf(nice),
  } as unknown as Wishes;
}

/** Returns the key of an option that is a fact. @param keys where the fact is the place of the key among them */
export const optionKey = (
  fact: number | null,
  keys: readonly string[] | null,
  keyOf: (id: number | null) => string | null,
): string | null => (keys ? (keys[(fact ?? 0) - 1] ?? null) : keyOf(fact));
