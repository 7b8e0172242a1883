import type { WordColumn } from '../rows/columns.ts';
import type { OptionField } from './options.ts';

type TextColumn = WordColumn | OptionField;

/** Ids by column. A row matches if one of its columns has one of the ids listed for it. */
export type ColumnIds = Partial<Record<TextColumn, number[]>>;

/** Whether there are no ids, so that no row can match. */
export const isEmpty = (one: ColumnIds): boolean => Object.values(one).every((ids) => ids.length === 0);

/** Whether every row that matches `one` also matches `other`, judged by their ids alone. */
export function isWithin(one: ColumnIds, other: ColumnIds): boolean {
  return Object.entries(one).every(([field, ids]) => {
    if (ids === other[field as TextColumn]) return true;
    const known = new Set(other[field as TextColumn]);
    return ids.every((id) => known.has(id));
  });
}

/** Returns the union: a row matches it if the row matches any of them. */
export function unionOf(all: ColumnIds[]): ColumnIds {
  const joined: ColumnIds = {};
  for (const one of all)
    for (const [field, ids] of Object.entries(one) as [TextColumn, number[]][])
      joined[field] = [...(joined[field] ?? []), ...ids];
  return joined;
}
