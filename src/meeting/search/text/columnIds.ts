import type { WordColumn } from '../rows/columns.ts';
import type { OptionField } from './options.ts';

type TextColumn = WordColumn | OptionField;

/** A row matches that has one of the ids in its column. */
export type ColumnIds = Partial<Record<TextColumn, number[]>>;

/** Whether no row has what is looked for. */
export const isEmpty = (one: ColumnIds): boolean => Object.values(one).every((ids) => ids.length === 0);

/** Whether every row that has something of one has something of the other, as far as their ids show. */
export function isWithin(one: ColumnIds, other: ColumnIds): boolean {
  return Object.entries(one).every(([field, ids]) => {
    if (ids === other[field as TextColumn]) return true;
    const known = new Set(other[field as TextColumn]);
    return ids.every((id) => known.has(id));
  });
}

/** Returns what has something of any of them. */
export function unionOf(all: ColumnIds[]): ColumnIds {
  const joined: ColumnIds = {};
  for (const one of all)
    for (const [field, ids] of Object.entries(one) as [TextColumn, number[]][])
      joined[field] = [...(joined[field] ?? []), ...ids];
  return joined;
}
