import type { Query } from '../query.ts';
import { placeOfColumn, type Row } from '../rows/columns.ts';
import { type AnyOf, isEmpty } from './anyOf.ts';
import type { TextQuery } from './resolve.ts';

/** Whether a row matches free text, as the SQL and the index find it. */
export const matchesText = (row: Row, { all, except }: TextQuery): boolean =>
  all.every((one) => hasAny(row, one)) && !(except && hasAny(row, except));

const hasAny = (row: Row, one: AnyOf): boolean =>
  (Object.entries(one) as [keyof AnyOf, number[]][]).some(([column, ids]) =>
    ids.includes(row.values[placeOfColumn[column]]!),
  );

/** Whether nobody can match free text. */
export const isHopeless = ({ all }: TextQuery): boolean => all.some(isEmpty);

/** Returns a search as those that are listed one after the other: what comes first by the text, then the rest. */
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
