import { sql } from 'kysely';
import { columnName } from '../shared/columnName.ts';
import {
  type BoundField,
  type OptionFact,
  type OptionsField,
  optionLists,
  WISHES,
  type Wish,
  type WordFact,
  type WordsField,
  wishBounds,
  wishLists,
  wordLists,
} from '../shared/wishes/list.ts';

/** Degrees, north and east positive. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The facts of a profile that wishes are compared with: ids of options, words as texts in lower case; null: not stated. */
export type PersonFacts = {
  /** Whole years. */
  age: number;
  heightCm: number | null;
  /** Where the city is, if its location is known. */
  coordinates: Coordinates | null;
} & { [Fact in OptionFact]: number | null } & { [Fact in WordFact]: string | null };

/** The partner preferences of a profile. An empty list or a null bound is no wish. Words are texts in lower case, or ids. */
export type Wishes<Word = string> = {
  /** Where the wished cities are whose location is known. */
  coordinates: readonly Coordinates[];
  /** Wishes that must be met, and wishes that are only nice to have; all others are important. */
  must: readonly Wish[];
  nice: readonly Wish[];
  /** What each weighs, in the order of WISHES. */
  weights: readonly number[];
} & { [Field in BoundField]: number | null } & { [Field in OptionsField]: readonly number[] } & {
  [Field in WordsField]: readonly Word[];
};

/** What a wish weighs. A must weighs as much as an important wish: a profile that fails it is not recommended at all. */
export const WEIGHT = { must: 3, important: 3, nice: 1 } as const;

/** Returns what each wish weighs, in the order of WISHES. */
export const weightsOf = (nice: readonly string[]): number[] =>
  WISHES.map((wish) => (nice.includes(wish) ? WEIGHT.nice : WEIGHT.important));

const optionColumns = optionLists.map(({ of }) => ({
  fact: of,
  column: `${columnName(of)}_id`,
  bare: columnName(of),
}));
const wordColumns = wordLists.map(({ of }) => ({ fact: of, column: columnName(of) }));

/** The columns of the view `profile_facts` that wishes are compared with. */
export const factColumns = ['height_cm', ...[...optionColumns, ...wordColumns].map(({ column }) => column)];

/** The columns of the view `partner_wishes`. */
export const wishColumns = [
  ...wishBounds.map(({ column }) => column),
  ...wishLists.map(({ column }) => column),
  'must',
  'nice',
];

/** SQL of all columns that a comparison needs, of `p` in profile_facts and `f` in partner_wishes. */
export const comparedColumns = sql.join([
  ...factColumns.map((column) => sql.ref(`p.${column}`)),
  ...wishColumns.map((column) => sql.ref(`f.${column}`)),
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
  const facts: Record<string, unknown> = { age, heightCm: row.height_cm ?? null };
  for (const one of optionColumns) facts[one.fact] = row[bare ? one.bare : one.column] ?? null;
  for (const { fact, column } of wordColumns) facts[fact] = textIn(row, column)?.toLowerCase() ?? null;
  facts.coordinates = facts.city ? locate(facts.city as string) : null;
  return facts as PersonFacts;
}

/** Returns the wishes in a row. @param locate returns where a city is */
export function wishesOf(row: PersonRow, locate: Locate = nowhere): Wishes {
  const wishes: Record<string, unknown> = {};
  for (const { field, column } of wishBounds) wishes[field] = row[column] ?? null;
  for (const { field, column, list } of wishLists)
    wishes[field] = list ? (row[column] ?? []) : textsIn(row, column).map((text) => text.toLowerCase());
  const nice = textsIn(row, 'nice');
  return {
    ...wishes,
    coordinates: (wishes.cities as string[]).flatMap((city) => {
      const coordinates = locate(city);
      return coordinates ? [coordinates] : [];
    }),
    must: textsIn(row, 'must'),
    nice,
    weights: weightsOf(nice),
  } as unknown as Wishes;
}
