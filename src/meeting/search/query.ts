import {
  type ColumnName,
  type FlagColumn,
  type OptionColumn,
  placeOfColumn,
  type RangeColumn,
  type SearchRow,
  type WordColumn,
} from './rows/columns.ts';
import { type CustomRequirement, holdsCustom } from './rows/custom.ts';
import type { AnyFilter } from './shared/filters.ts';
import { type ColumnIds, isEmpty } from './text/columnIds.ts';
import type { TextQuery } from './text/resolve.ts';

/** A search as integers: all conditions must hold. A search without conditions fits everybody. */
export type Query = { where: Condition[]; text?: TextQuery };

/** What one filter requires of a row. A condition without `filter` does not depend on the viewer's filters. */
export type Condition = { filter?: AnyFilter } & Requirement;

type Requirement =
  | { column: OptionColumn | WordColumn; among: number[] }
  /** Both ends are included. */
  | { column: RangeColumn; from?: number; to?: number }
  | { column: FlagColumn; is: boolean }
  | CustomRequirement
  /** Since when the profile is listed, in microseconds. */
  | { listedFrom: number }
  /** Profiles by their ids. */
  | { except: number[] }
  | { only: number }
  /** At least one of these does not hold. */
  | { notAll: Condition[] };

/** Whether a row fits a search, as the SQL and the index find it. */
export const fits = (row: SearchRow, { where, text }: Query): boolean =>
  where.every((one) => holds(row, one)) && (!text || matchesText(row, text));

/** Whether one condition holds for a row. */
export function holds(row: SearchRow, one: Condition): boolean {
  if ('except' in one) return !one.except.includes(row.id);
  if ('only' in one) return row.id === one.only;
  if ('listedFrom' in one) return row.listedAt >= one.listedFrom;
  if ('notAll' in one) return !one.notAll.every((part) => holds(row, part));
  if ('custom' in one) return holdsCustom(row.custom, one);
  const value = valueIn(row, one.column);
  if ('is' in one) return (value === 1) === one.is;
  if ('among' in one) return one.among.includes(value);
  return value >= (one.from ?? value) && value <= (one.to ?? value);
}

/** Returns the number that a row has in a column. */
export const valueIn = (row: SearchRow, column: ColumnName): number => row.values[placeOfColumn[column]]!;

/** Returns a search without the condition of one filter. */
export const withoutFilter = (query: Query, filter: AnyFilter): Query => ({
  ...query,
  where: query.where.filter((one) => one.filter !== filter),
});

/** Whether nobody can fit a search, because no profile has a required value. */
export const isImpossible = ({ where, text }: Query): boolean =>
  where.some((one) => 'among' in one && one.among.length === 0) || (text !== undefined && isHopeless(text));

/** Whether a row matches free text, as the SQL and the index find it. */
export const matchesText = (row: SearchRow, { all, except }: TextQuery): boolean =>
  all.every((one) => hasAny(row, one)) && !(except && hasAny(row, except));
const hasAny = (row: SearchRow, one: ColumnIds): boolean =>
  (Object.entries(one) as [keyof ColumnIds, number[]][]).some(([column, ids]) =>
    ids.includes(row.values[placeOfColumn[column]]!),
  );

/** Whether nobody can match free text. */
export const isHopeless = ({ all }: TextQuery): boolean => all.some(isEmpty);

/** Returns the searches whose results are listed one after the other: what comes first by the text, then the rest. */
export function tiersOf(query: Query): Query[] {
  const { text } = query;
  if (!text?.first) return [query];
  const { all, first, part } = text;
  const exceptBefore = (place: number) => (place > 0 ? { except: first[place - 1]! } : {});
  return [
    ...first.map((one, place) => ({
      ...query,
      text: { all: [one], ...exceptBefore(place), ...(part && { part }) },
    })),
    { ...query, text: { all, ...exceptBefore(first.length), ...(part && { part }) } },
  ];
}
